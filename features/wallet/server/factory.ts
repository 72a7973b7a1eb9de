/** Beans and yuan for tests, sample data and benches. */
import type { Database } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { type SQL, sql } from 'drizzle-orm';
import type { Asset } from '../contract/ledger.ts';
import { memberAccount, portalAccount } from './ledger.ts';
import { portalLedger } from './welcome.ts';

async function give(services: Services, asset: Asset, userId: string, amount: number): Promise<void> {
  const ledger = portalLedger(services);
  const to = memberAccount(userId, asset);
  await ledger.open(services.db, to);
  await services.db.transaction((tx) =>
    ledger.transfer(tx, {
      key: `given:${services.random.id()}`,
      from: portalAccount('promotion', asset),
      to,
      amount,
      reason: 'gift',
    }),
  );
}

/** Credits a member's beans, in addition to the welcome gift. */
export const giveBeans = (services: Services, userId: string, amount: number) =>
  give(services, 'BEAN', userId, amount);

/** Credits a member's balance, in fen. */
export const giveYuan = (services: Services, userId: string, amount: number) =>
  give(services, 'CNY', userId, amount);

/** Disables the ledger's triggers, or enables them again, as the tables' owner can. */
function guards(what: 'enable' | 'disable'): SQL {
  const references = what === 'enable' ? 'enforced' : 'not enforced';
  return sql.raw(`
    alter table wallet_accounts ${what} trigger user;
    alter table wallet_transfers ${what} trigger user;
    alter table wallet_transfers alter constraint wallet_transfers_from ${references};
    alter table wallet_transfers alter constraint wallet_transfers_to ${references}`);
}

/**
 * Creates a statement for a member without movements: `count` of them over the last year, half in and half out. Bypasses
 * the triggers, with the same result.
 */
export async function makeManyMovements(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  userId: string,
  count: number,
): Promise<void> {
  const year = 365 * 24 * 3600;
  await db.transaction(async (tx) => {
    await tx.execute(guards('disable'));
    await tx.execute(sql`
      with member as (
        insert into wallet_accounts (id, kind, owner_id, asset, overdraft, created_at)
        values (uuidv7(), 'member', ${userId}, 'BEAN', false, ${clock.now()}) returning id
      ), promotion as (
        select id, balance from wallet_accounts where kind = 'promotion' and asset = 'BEAN'
      )
      insert into wallet_transfers
        (seq, key, asset, from_id, to_id, amount, reason, memo, from_balance, to_balance, created_at)
      select nextval('wallet_transfers_seq'), 'many:' || right(member.id::text, 12) || ':' || n, 'BEAN',
        case when n % 2 = 1 then promotion.id else member.id end,
        case when n % 2 = 1 then member.id else promotion.id end, 10,
        case when n % 2 = 0 then 'refund' when n % 999 = 0 then 'recharge_bonus' else 'gift' end, null,
        case when n % 2 = 1 then promotion.balance - 10 else 0 end,
        case when n % 2 = 1 then 10 else promotion.balance end,
        ${clock.now()}::timestamptz - make_interval(secs => (${count} - n)::float8 * ${year} / ${count})
      from member, promotion, generate_series(1, ${count}::int) n order by n`);
    await tx.execute(sql`
      with member as (
        update wallet_accounts set balance = ${count % 2 ? 10 : 0}
        where owner_id = ${userId} and kind = 'member' and asset = 'BEAN'
      )
      update wallet_accounts set balance = balance - ${count % 2 ? 10 : 0} where kind = 'promotion' and asset = 'BEAN'`);
    await tx.execute(guards('enable'));
  });
  await db.execute(sql`vacuum analyze wallet_transfers`);
}

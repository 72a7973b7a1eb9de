/** The audit detects and reports each kind of fault. */
import { giveBeans, giveYuan } from '@features/wallet/factory';
import { type Ledger, memberAccount, openLedger } from '@features/wallet/ledger';
import type { Transaction } from '@platform/server/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checks, runAudit } from './audit.command.ts';
import { type TestPortal, testPortal } from './testing.ts';

let portal: TestPortal;
let ledger: Ledger;
let ada: string;
let bo: string;

beforeAll(async () => {
  portal = await testPortal();
  const { db } = portal.portal;
  ledger = openLedger(portal.portal, { welcome: 1000 });
  ada = (await portal.person()).id;
  bo = (await portal.person()).id;
  await giveBeans(portal.portal, ada, 100);
  await giveYuan(portal.portal, bo, 5000);
  const [mine, theirs] = [memberAccount(ada, 'BEAN'), memberAccount(bo, 'BEAN')];
  await db.transaction(async (tx) => {
    await ledger.transfer(tx, { key: 'sent', from: mine, to: theirs, amount: 30, reason: 'gift' });
    await ledger.hold(tx, { key: 'open', account: mine, amount: 20 });
    await ledger.hold(tx, { key: 'posted', account: mine, amount: 7 });
    await ledger.hold(tx, { key: 'released', account: mine, amount: 9 });
  });
  await db.transaction((tx) => ledger.post(tx, 'posted', { to: theirs, reason: 'gift' }));
  await db.transaction((tx) => ledger.release(tx, 'released'));
  await db.execute(sql`
    insert into wallet_recharges (id, number, user_id, amount, bonus, price, usd_price, status, payment_status,
      created_at, expires_at)
    values (${portal.portal.random.id()}, 'CZ1', ${ada}, 100, 0, 1000, 154, 'pending', 'pending', now(), now())`);
});
afterAll(() => portal.stop());

/** Runs the checks on a database; returns the exit code and the printed lines. */
async function runChecks(db: Parameters<typeof runAudit>[0]['db'], selected = checks) {
  const output: string[] = [];
  const code = await runAudit({ db }, { write: (line: string) => output.push(line) > 0 }, selected);
  return { code, lines: output.join('').trimEnd().split('\n') };
}

/** Runs the checks after damage to tables whose triggers are disabled, then rolls back. */
async function auditAfter(damage: string) {
  let output: { code: number; lines: string[] } | undefined;
  const undo = new Error('undo');
  const work = async (tx: Transaction) => {
    for (const table of ['transfers', 'accounts', 'holds']) {
      await tx.execute(sql.raw(`alter table wallet_${table} disable trigger user`));
    }
    await tx.execute(sql.raw(damage));
    output = await runChecks(tx);
    throw undo;
  };
  await expect(portal.portal.db.transaction(work)).rejects.toThrow(undo);
  if (!output) throw new Error('the audit did not run');
  return output;
}

const accountOf = (userId: string) =>
  `(select id from wallet_accounts where owner_id = '${userId}' and asset = 'BEAN')`;

/** The transfers of a completed recharge, whose beans go to the given user. */
const insertTransfers = (userId: string) =>
  [
    `alter table wallet_transfers enable trigger user`,
    ...[
      ['', 'BEAN', `(select id from wallet_accounts where kind = 'issuer')`, accountOf(userId), 100],
      [
        ':price',
        'CNY',
        `(select id from wallet_accounts where kind = 'provider')`,
        `(select id from wallet_accounts where kind = 'sales')`,
        1000,
      ],
    ].map(
      ([part, asset, from, to, amount]) => `insert into wallet_transfers
        select 0, 'recharge:' || id || '${part}', '${asset}', ${from}, ${to}, ${amount}, 'recharge', null, 0, 0, now()
        from wallet_recharges`,
    ),
  ].join('; ');
const completeRecharge = `update wallet_recharges set status = 'completed', completed_at = now() where number = 'CZ1'`;

const adasAccount = () => `owner_id = '${ada}' and asset = 'BEAN'`;

it('proves a correct ledger with the number of checked rows', async () => {
  const { code, lines } = await runChecks(portal.portal.db);
  expect(code).toBe(0);
  expect(lines).toHaveLength(checks.length);
  for (const line of lines) expect(line).toMatch(/^proved: .+ \(\d+ looked at, 0 faulty\)$/);
  // Two welcomes, two gifts of the factory, one sent, one posted, each as two entries.
  expect(lines[0]).toContain('(12 looked at');
});

describe('reports', () => {
  it.each([
    [
      'a balance that is not the sum of its entries',
      () => `update wallet_accounts set balance = balance + 1 where ${adasAccount()}`,
      [/^account \S+ \(member \S+, BEAN\): balance 1064, its entries sum to 1063$/],
    ],
    [
      'an entry on no account',
      () =>
        `alter table wallet_transfers drop constraint wallet_transfers_from;
         update wallet_transfers set from_id = '00000000-0000-0000-0000-000000000001' where key = 'sent'`,
      [
        /^BEAN: the entries sum to 30$/,
        /^transfer \d+ \(sent\): no account 00000000-0000-0000-0000-000000000001 of BEAN$/,
        /^account \S+ \(member \S+, BEAN\): balance 1063, its entries sum to 1093$/,
        /had \d+, moved/,
      ],
    ],
    [
      'an account with a negative balance',
      () =>
        `alter table wallet_accounts drop constraint wallet_accounts_funds;
         update wallet_accounts set balance = -5 where ${adasAccount()}`,
      [/: balance -5, held 20$/, /balance -5, its entries sum to/],
    ],
    [
      'an overdraft permission of a member',
      () => `update wallet_accounts set overdraft = true where ${adasAccount()}`,
      [/: overdraft is true$/],
    ],
    [
      'running balances that do not follow',
      () => `update wallet_transfers set from_balance = from_balance + 3 where key = 'sent'`,
      [
        /^transfer \d+ \(sent\): account \S+ had 1100, moved -30, has 1073$/,
        /\(posted\): account \S+ had 1073/,
      ],
    ],
    [
      'a missing transfer',
      () => `delete from wallet_transfers where key = 'sent'`,
      [
        /balance 1063, its entries sum to 1093/,
        /balance 1037, its entries sum to 1007/,
        /\(posted\)/,
        /\(posted\)/,
      ],
    ],
    [
      'held value without a hold',
      () => `update wallet_accounts set held = held + 2 where ${adasAccount()}`,
      [/: 22 held, its open holds sum to 20$/],
    ],
    [
      'a hold posted without a transfer',
      () => `update wallet_holds set state = 'posted' where key = 'released'`,
      [/^hold released: posted without a transfer$/],
    ],
    [
      'a hold released that was transferred',
      () => `update wallet_holds set state = 'released' where key = 'posted'`,
      [/^hold posted: released, yet transferred$/],
    ],
    [
      'a hold posted for another amount',
      () => `update wallet_holds set amount = 8 where key = 'posted'`,
      [/^hold posted: 8 of \S+, transferred 7 of \S+$/],
    ],
    [
      'a completed recharge without beans',
      () => `update wallet_recharges set status = 'completed', completed_at = now() where number = 'CZ1'`,
      [/^recharge CZ1: 100 \+ 0 for 1000 fen, booked 0 \+ 0 for 0$/],
    ],
    [
      'beans of a recharge that is not completed',
      () =>
        `update wallet_transfers set key = 'recharge:' || (select id from wallet_recharges) where key = 'sent'`,
      [/^recharge CZ1: not completed, yet booked$/],
    ],
    [
      'a recharge whose beans went to another account',
      () => `${insertTransfers(bo)}; ${completeRecharge}`,
      [/^recharge CZ1: arrived, yet went to somebody else$/],
    ],
    [
      'beans of an unknown recharge',
      () => `${insertTransfers(ada)}; delete from wallet_recharges`,
      [
        /^transfer \d+ \(recharge:\S+\): no such recharge$/,
        /^transfer \d+ \(recharge:\S+:price\): no such recharge$/,
      ],
    ],
    [
      'a failed recharge whose money was not returned',
      () => `${insertTransfers(ada)}; ${completeRecharge}; update wallet_recharges set status = 'failed'`,
      [/^recharge CZ1: failed, 0 of 1000 fen given back$/],
    ],
    [
      'a hold of an unknown payment',
      () => `update wallet_holds set key = 'payment:1' where key = 'open'`,
      [/^hold payment:1: no such payment$/],
    ],
    [
      'a withdrawal whose money is not held',
      () => `insert into wallet_withdrawals (id, number, user_id, amount, method, account, holder, status, created_at)
        values ('00000000-0000-0000-0000-000000000001', 'TX1', '${bo}', 100, 'bank', '1234', 'Bo', 'requested', now())`,
      [/^withdrawal TX1: requested, yet its money is not held$/],
    ],
    [
      'a hold of an unknown withdrawal',
      () => `update wallet_holds set key = 'withdrawal:1' where key = 'open'`,
      [/^hold withdrawal:1: no such withdrawal$/],
    ],
  ])('%s', async (_, damage, faults) => {
    const { code, lines } = await auditAfter(damage());
    const faultLines = lines.filter((line) => line.startsWith('  ')).map((line) => line.slice(2));
    expect(code).toBe(1);
    for (const fault of faults)
      expect(faultLines.filter((line) => fault.test(line)).length).toBeGreaterThan(0);
    expect(lines.some((line) => line.startsWith('FAULTY: '))).toBe(true);
    if (faults.length === 1) expect(faultLines).toHaveLength(1);
  });
});

it('runs the checks of other features, and counts faults beyond the limit', async () => {
  const check = {
    invariant: 'numbers are below 3',
    query: sql`select 1 as checked, case when n >= 3 then 'number ' || n end as fault from generate_series(1, 1500) n`,
  };
  const { code, lines } = await runChecks(portal.portal.db, [check]);
  expect(code).toBe(1);
  expect(lines[0]).toBe('FAULTY: numbers are below 3 (1,500 looked at, 1,498 faulty)');
  expect(lines).toHaveLength(1 + 1000 + 1);
  expect(lines.at(-1)).toBe('  and 498 more');
});

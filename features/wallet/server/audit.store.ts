/** The checks of the ledger, each over all rows. */
import type { Queryable } from '@platform/server/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { overdrawnKinds } from '../contract/ledger.ts';

/** One invariant and its query. Features that own accounts add checks of their own. */
export interface Check {
  /** The invariant, as the report prints it. */
  readonly invariant: string;
  /** Selects `checked` (number of rows checked) and `fault` (text that names a faulty row, null without a fault), in one query. */
  readonly query: SQL;
}

/** The result of a check. */
export interface Finding {
  invariant: string;
  /** The number of rows checked. */
  rowCount: number;
  /** The number of faulty rows. */
  faultCount: number;
  /** The first thousand faulty rows. */
  faults: string[];
}

/** Runs a check. */
export async function findFaults(db: Queryable, { invariant, query }: Check): Promise<Finding> {
  const { rows } = await db.execute<{ checked: string; faulty: number; faults: string[] }>(sql`
    select coalesce(sum(checked), 0) as checked, count(fault)::int as faulty,
      coalesce((array_agg(fault order by fault) filter (where fault is not null))[1:1000], '{}') as faults
    from (${query}) result`);
  const [row] = rows;
  if (!row) throw new Error(`"${invariant}" returned no row`);
  const { checked, faulty, faults } = row;
  return { invariant, rowCount: Number(checked), faultCount: faulty, faults };
}

const account = sql.raw(
  `'account ' || a.id || ' (' || a.kind || ' ' || a.owner_id || ', ' || a.asset || ')'`,
);
const mayOverdraw = sql.join(
  overdrawnKinds.map((kind) => sql`${kind}`),
  sql`, `,
);

/** The invariants of the ledger itself. */
export const ledgerChecks: readonly Check[] = [
  {
    invariant: 'the entries of each asset sum to zero, and each is on an account of its asset',
    query: sql`
      select count(*) as checked, case when sum(amount) <> 0 then asset || ': the entries sum to ' || sum(amount) end as fault
      from wallet_entries e
      where exists (select from wallet_accounts a where a.id = e.account_id and a.asset = e.asset)
      group by asset
      union all
      select 0, 'transfer ' || e.seq || ' (' || e.key || '): no account ' || e.account_id || ' of ' || e.asset
      from wallet_entries e
      where not exists (select from wallet_accounts a where a.id = e.account_id and a.asset = e.asset)`,
  },
  {
    invariant:
      'nobody but the issuer, the promotion and the providers has less than nothing, or spends what is held',
    query: sql`
      select 1 as checked, case
        when a.held < 0 then ${account} || ': ' || a.held || ' held'
        when a.balance < a.held and a.kind not in (${mayOverdraw})
          then ${account} || ': balance ' || a.balance || ', held ' || a.held
        when a.overdraft <> (a.kind in (${mayOverdraw})) then ${account} || ': overdraft is ' || a.overdraft
      end as fault
      from wallet_accounts a`,
  },
  {
    invariant: 'every balance is the sum of its entries',
    query: sql`
      select 1 as checked, case when a.balance <> coalesce(e.total, 0)
        then ${account} || ': balance ' || a.balance || ', its entries sum to ' || coalesce(e.total, 0) end as fault
      from wallet_accounts a
        left join (select account_id, sum(amount) as total from wallet_entries group by account_id) e
          on e.account_id = a.id`,
  },
  {
    invariant: 'running balances follow from each other',
    query: sql`
      select 1 as checked, case when balance <> before + amount
        then 'transfer ' || seq || ' (' || key || '): account ' || account_id || ' had ' || before || ', moved '
          || amount || ', has ' || balance end as fault
      from (
        select *, coalesce(lag(balance) over (partition by account_id order by seq), 0) as before
        from wallet_entries) e`,
  },
  {
    invariant: 'what is held is the sum of the open holds',
    query: sql`
      select 1 as checked, case when a.held <> coalesce(h.total, 0)
        then ${account} || ': ' || a.held || ' held, its open holds sum to ' || coalesce(h.total, 0) end as fault
      from wallet_accounts a
        left join (select account_id, sum(amount) as total from wallet_holds where state = 'held' group by account_id) h
          on h.account_id = a.id`,
  },
  {
    invariant: 'holds that were posted, and no others, have their transfers',
    query: sql`
      select 1 as checked, case
        when h.state <> 'posted' and t.seq is not null then 'hold ' || h.key || ': ' || h.state || ', yet transferred'
        when h.state = 'posted' and t.seq is null then 'hold ' || h.key || ': posted without a transfer'
        when h.state = 'posted' and (t.from_id, t.amount) <> (h.account_id, h.amount)
          then 'hold ' || h.key || ': ' || h.amount || ' of ' || h.account_id || ', transferred ' || t.amount || ' of '
            || t.from_id
      end as fault
      from wallet_holds h left join wallet_transfers t on t.key = h.key`,
  },
  {
    invariant:
      'recharges that have arrived, and no others, have brought what was bought, and gave it back with the money',
    query: sql`
      select 1 as checked, case
        when r.completed_at is null and (b.seq is not null or m.seq is not null)
          then 'recharge ' || r.number || ': not completed, yet booked'
        when r.completed_at is not null and (b.amount is distinct from r.amount
            or coalesce(x.amount, 0) <> r.bonus
            or m.amount is distinct from case when r.asset = 'BEAN' then r.price end or b.asset <> r.asset)
          then 'recharge ' || r.number || ': ' || r.amount || ' + ' || r.bonus || ' for ' || r.price || ' fen, booked '
            || coalesce(b.amount, 0) || ' + ' || coalesce(x.amount, 0) || ' for ' || coalesce(m.amount, 0)
        when taker.owner_id <> r.user_id or x.to_id <> b.to_id
          then 'recharge ' || r.number || ': arrived, yet went to somebody else'
        when back.amount <> case when r.status = 'failed' and r.completed_at is not null then r.price else 0 end
          then 'recharge ' || r.number || ': ' || r.status || ', ' || back.amount || ' of ' || r.price
            || ' fen given back'
      end as fault
      from wallet_recharges r
        left join wallet_transfers b on b.key = 'recharge:' || r.id
        left join wallet_transfers x on x.key = 'recharge:' || r.id || ':bonus'
        left join wallet_transfers m on m.key = 'recharge:' || r.id || ':price'
        cross join lateral (
          select coalesce(sum(t.amount), 0) as amount from wallet_transfers t
          where t.key in (
            'recharge:' || r.id || case r.asset when 'CNY' then ':back' else ':price:back' end,
            'recharge:' || r.id || ':loss')) back
        left join wallet_accounts taker on taker.id = b.to_id
      union all
      select 0, 'transfer ' || t.seq || ' (' || t.key || '): no such recharge'
      from wallet_transfers t
      where t.key like 'recharge:%'
        and not exists (select from wallet_recharges r where r.id::text = split_part(t.key, ':', 2))`,
  },
  {
    invariant:
      'what is withdrawn is held while a request waits, gone when it is paid, and released otherwise',
    query: sql`
      select 1 as checked, case
        when h.state is distinct from case w.status when 'requested' then 'held' when 'paid' then 'posted' else 'released' end
          then 'withdrawal ' || w.number || ': ' || w.status || ', yet its money is ' || coalesce(h.state, 'not held')
        when (h.amount, a.owner_id, a.kind, a.asset) <> (w.amount, w.user_id, 'member', 'CNY')
          then 'withdrawal ' || w.number || ': ' || w.amount || ' fen of ' || w.user_id || ', held ' || h.amount
            || ' of ' || a.owner_id
      end as fault
      from wallet_withdrawals w
        left join wallet_holds h on h.key = 'withdrawal:' || w.id
        left join wallet_accounts a on a.id = h.account_id
      union all
      select 0, 'hold ' || h.key || ': no such withdrawal'
      from wallet_holds h
      where h.key like 'withdrawal:%'
        and not exists (select from wallet_withdrawals w where w.id::text = split_part(h.key, ':', 2))`,
  },
];

/** The audit of the balance's parts of payments. */
import { payments } from '@features/payments/tables';
import { sql } from 'drizzle-orm';
import type { Check } from './audit.store.ts';
import { backKey, holdKey, lateTransferKey } from './balance.keys.ts';

const reference = sql`${payments.reference}`;
const keyMatches = (column: string, key: (reference: string) => string) => {
  const [before = '', after = ''] = key('*').split('*');
  return sql`${sql.raw(column)} = ${before}::text || ${reference} || ${after}::text`;
};

/** What went back in parts; their keys begin with the payment's reference. */
const returnedInParts = sql`case when ${payments.partRefunded} > 0 then (
  select coalesce(sum(r.amount), 0) from wallet_transfers r
  where r.key like ${'payment:'}::text || ${reference} || 'P%') else 0 end`;

/** The balance's part of every payment, in each state. */
export const balanceCheck: Check = {
  invariant:
    'what the balance pays is held while a payment is open, taken when it is paid, and back otherwise or as far as it was refunded',
  query: sql`
    select 1 as checked, case
      when p.state in ('pending', 'processing') and p.hold is distinct from 'held'
        then 'payment ' || p.reference || ': ' || p.state || ', yet its part is ' || coalesce(p.hold, 'not held')
      when p.state not in ('pending', 'processing') and p.hold = 'held'
        then 'payment ' || p.reference || ': ' || p.state || ', yet its part is still held'
      when p.theirs <> p.user_id
        then 'payment ' || p.reference || ': its part is of ' || p.theirs || ', the buyer is ' || p.user_id
      when p.taken - p.back <> case when p.state = 'completed' then p.due else 0 end
        then 'payment ' || p.reference || ': ' || p.state || ', part ' || p.part || ', taken ' || p.taken
          || ', given back ' || p.back
    end as fault
    from (
      select ${payments.reference} as reference, ${payments.state} as state, ${payments.balancePart} as part,
        ${payments.userId} as user_id, buyer.owner_id as theirs, h.state as hold, coalesce(t.amount, 0) + coalesce(a.amount, 0) as taken, coalesce(b.amount, 0) + ${returnedInParts} as back,
        ${payments.balancePart} - greatest(${payments.partRefunded} - (${payments.amount} - ${payments.balancePart}), 0) as due
      from ${payments}
        left join wallet_holds h on ${keyMatches('h.key', holdKey)}
        left join wallet_transfers t on ${keyMatches('t.key', holdKey)}
        left join wallet_transfers a on ${keyMatches('a.key', lateTransferKey)}
        left join wallet_transfers b on ${keyMatches('b.key', backKey)}
        left join wallet_accounts buyer on buyer.id = h.account_id
      where ${payments.balancePart} > 0) p
    union all
    select 0, 'hold ' || h.key || ': no such payment'
    from wallet_holds h
    where h.key like 'payment:%' and not exists (
      select from ${payments} where ${keyMatches('h.key', holdKey)} and ${payments.balancePart} > 0)`,
};

/** What the audit proves of red packets, always of all at once. */
import type { Check } from '@features/wallet/audit';
import { sql } from 'drizzle-orm';

/** The checks of the red packets. */
export const packetChecks: readonly Check[] = [
  {
    proves:
      'the account of a red packet holds what nobody has grabbed while it is open, and nothing afterwards',
    faults: sql`
      select 1 as looked, case
        when a.balance is distinct from case when p.state = 'open' then s.unclaimed else 0 end
          then 'red packet ' || p.id || ' (' || p.state || '): ' || s.unclaimed || ' not grabbed, its account has '
            || coalesce(a.balance::text, 'never been opened')
        when s.whole <> p.total_amount or s.claimed <> p.total_count - p.remaining_count
          then 'red packet ' || p.id || ': ' || s.claimed || ' shares of ' || s.whole || ' are grabbed, it says '
            || p.total_count - p.remaining_count || ' of ' || p.total_amount
        when p.returned_amount <> case when p.state = 'expired' then s.unclaimed else 0 end
          then 'red packet ' || p.id || ' (' || p.state || '): ' || p.returned_amount || ' returned of ' || s.unclaimed
      end as fault
      from red_packets p
        join (
          select packet_id, sum(amount) as whole, count(claimed_by) as claimed,
            coalesce(sum(amount) filter (where claimed_by is null), 0) as unclaimed
          from red_packet_shares group by packet_id
        ) s on s.packet_id = p.id
        left join wallet_accounts a on a.owner_id = p.id and a.kind = 'packet'`,
  },
  {
    proves: 'shares of red packets that were grabbed, and no others, were paid to who grabbed them',
    faults: sql`
      select 1 as looked, case
        when s.claimed_by is null and t.seq is not null then 'share ' || t.key || ': not grabbed, yet paid'
        when s.claimed_by is not null and (t.amount, m.owner_id) is distinct from (s.amount, s.claimed_by)
          then 'share packet:' || s.packet_id || ':' || s.position || ': ' || s.amount || ' of ' || s.claimed_by
            || ', paid ' || coalesce(t.amount, 0)
      end as fault
      from red_packet_shares s
        left join wallet_transfers t on t.key = 'packet:' || s.packet_id || ':' || s.position
        left join wallet_accounts m on m.id = t.to_id`,
  },
  {
    proves:
      'red packets were paid for, and the rest of the expired ones, and of no others, went back to the sender',
    faults: sql`
      select 1 as looked, case
        when sent.amount is distinct from p.total_amount
          then 'red packet ' || p.id || ': ' || p.total_amount || ', paid for ' || coalesce(sent.amount, 0)
        when coalesce(rest.amount, 0) <> p.returned_amount or sender.owner_id <> p.sender_id
          then 'red packet ' || p.id || ': ' || p.returned_amount || ' should be back, ' || coalesce(rest.amount, 0) || ' are'
      end as fault
      from red_packets p
        left join wallet_transfers sent on sent.key = 'packet:' || p.id
        left join wallet_transfers rest on rest.key = 'packet:' || p.id || ':rest'
        left join wallet_accounts sender on sender.id = rest.to_id`,
  },
];

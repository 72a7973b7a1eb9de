/** The audit of the red packets, over all rows. */
import type { Check } from '@features/wallet/audit';
import { sql } from 'drizzle-orm';

/** The checks of the red packets. */
export const packetChecks: readonly Check[] = [
  {
    invariant:
      'the account of a red packet holds what nobody has grabbed while it is open, and nothing afterwards; its shares are those that were promised',
    query: sql`
      select 1 as checked, case
        when s.shares is distinct from p.total_count
          then 'red packet ' || p.id || ': divided into ' || coalesce(s.shares, 0) || ', not ' || p.total_count
        when a.balance is distinct from case when p.state = 'open' then s.unclaimed else 0 end
          then 'red packet ' || p.id || ' (' || p.state || '): ' || s.unclaimed || ' not grabbed, its account has '
            || coalesce(a.balance::text, 'never been opened')
        when s.whole <> p.total_amount or s.claimed <> p.total_count - p.remaining_count
          then 'red packet ' || p.id || ': ' || s.claimed || ' shares of ' || s.whole || ' are grabbed, it says '
            || p.total_count - p.remaining_count || ' of ' || p.total_amount
        when p.commitment <> encode(sha256(convert_to(
            concat_ws(':', 'red-packet:1', p.seed, p.id, p.total_amount, p.total_count), 'UTF8')), 'hex')
          then 'red packet ' || p.id || ': its seed is not the one that was promised'
        when p.returned_amount <> case when p.state = 'expired' then s.unclaimed else 0 end
          then 'red packet ' || p.id || ' (' || p.state || '): ' || p.returned_amount || ' returned of ' || s.unclaimed
      end as fault
      from red_packets p
        left join (
          select packet_id, count(*) as shares, sum(amount) as whole, count(claimed_by) as claimed,
            coalesce(sum(amount) filter (where claimed_by is null), 0) as unclaimed
          from red_packet_shares group by packet_id
        ) s on s.packet_id = p.id
        left join wallet_accounts a on a.owner_id = p.id and a.kind = 'packet'
      union all
      select 0, 'account ' || a.id || ': ' || a.balance || ' of no red packet (' || a.owner_id || ')'
      from wallet_accounts a
      where a.kind = 'packet' and not exists (select from red_packets p where p.id = a.owner_id)`,
  },
  {
    invariant: 'shares of red packets that were grabbed, and no others, were paid to who grabbed them',
    query: sql`
      select 1 as checked, case
        when s.claimed_by is null and t.seq is not null then 'share ' || t.key || ': not grabbed, yet paid'
        when s.claimed_by is not null and (t.amount, m.owner_id) is distinct from (s.amount, s.claimed_by)
          then 'share packet:' || s.packet_id || ':' || s.position || ': ' || s.amount || ' of ' || s.claimed_by
            || ', paid ' || coalesce(t.amount, 0)
        when p.send_type = 'private' and s.claimed_by is not null and r.user_id is null
          then 'share ' || t.key || ': ' || s.claimed_by || ' is none of the recipients'
      end as fault
      from red_packet_shares s
        join red_packets p on p.id = s.packet_id
        left join red_packet_recipients r on r.packet_id = s.packet_id and r.user_id = s.claimed_by
        left join wallet_transfers t on t.key = 'packet:' || s.packet_id || ':' || s.position
        left join wallet_accounts m on m.id = t.to_id`,
  },
  {
    invariant:
      'red packets were paid for, and the rest of the expired ones, and of no others, went back to the sender',
    query: sql`
      select 1 as checked, case
        when sent.amount is distinct from p.total_amount
          then 'red packet ' || p.id || ': ' || p.total_amount || ', paid for ' || coalesce(sent.amount, 0)
        when giver.kind = 'member' and giver.owner_id <> p.sender_id
          then 'red packet ' || p.id || ': sent by ' || p.sender_id || ', paid for by ' || giver.owner_id
        when coalesce(rest.amount, 0) <> p.returned_amount or sender.owner_id <> p.sender_id
          then 'red packet ' || p.id || ': ' || p.returned_amount || ' should be back, ' || coalesce(rest.amount, 0) || ' are'
      end as fault
      from red_packets p
        left join wallet_transfers sent on sent.key = 'packet:' || p.id
        left join wallet_transfers rest on rest.key = 'packet:' || p.id || ':rest'
        left join wallet_accounts giver on giver.id = sent.from_id
        left join wallet_accounts sender on sender.id = rest.to_id`,
  },
];

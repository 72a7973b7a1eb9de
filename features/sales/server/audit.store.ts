/** The audit of the course sales, over all rows. */
import type { Check } from '@features/wallet/audit';
import { sql } from 'drizzle-orm';

/** The checks of courses, seats, purchases, listings and escrow. */
export const salesChecks: readonly Check[] = [
  {
    invariant: 'the taken places of a course are its seats and unpaid purchases; its listings are counted',
    query: sql`
      select 1 as checked, case
        when c.current_students <> s.seats + p.holds
          then 'course ' || c.id || ': ' || c.current_students || ' places taken, ' || s.seats || ' seats and '
            || p.holds || ' holds'
        when (c.listings, c.resell_price) is distinct from (l.listings, l.lowest)
          then 'course ' || c.id || ': says ' || c.listings || ' listings, has ' || l.listings
        when k.resale_open <> (c.can_resell and (c.current_students >= c.max_students or l.listings > 0))
          then 'course ' || c.id || ': listed with resale_open ' || k.resale_open
      end as fault
      from sales_courses c
        left join sales_catalogue k on k.id = c.id
        cross join lateral (
          select count(*)::int as seats from sales_seats where course_id = c.id and ended_at is null) s
        cross join lateral (
          select count(*)::int as holds from sales_purchases
          where course_id = c.id and status = 'pending' and kind <> 'resale') p
        cross join lateral (
          select count(*)::int as listings, min(price) as lowest from sales_listings
          where course_id = c.id and status = 'open') l`,
  },
  {
    invariant: 'each seat has one owner, who has paid for it last; an ended seat has none',
    query: sql`
      select 1 as checked, case
        when s.ended_at is null and (p.status, p.buyer_id, p.seat_id, p.course_id)
            is distinct from ('paid', s.owner_id, s.id, s.course_id)
          then 'seat ' || s.id || ': of ' || s.owner_id || ', its purchase is ' || p.status || ' of ' || p.buyer_id
        when o.owners <> case when s.ended_at is null then 1 else 0 end
          then 'seat ' || s.id || ': ' || o.owners || ' purchases own it'
      end as fault
      from sales_seats s
        join sales_purchases p on p.id = s.purchase_id
        cross join lateral (
          select count(*) as owners from sales_purchases where seat_id = s.id and status = 'paid') o`,
  },
  {
    invariant:
      'a listing is of its seller’s seat; a sold one has one buyer, its price is in escrow until it is released or undone',
    query: sql`
      select 1 as checked, case
        when l.status = 'open' and (s.ended_at is not null or s.purchase_id <> l.purchase_id or own.status <> 'paid')
          then 'listing ' || l.id || ': open, its seat is another’s'
        when b.buyers <> case when l.status in ('sold', 'released', 'undone') then 1 else 0 end
          then 'listing ' || l.id || ': ' || l.status || ', ' || b.buyers || ' have paid for it'
        when coalesce(e.balance, 0) <> case when l.status = 'sold' then l.price else 0 end
          then 'listing ' || l.id || ': ' || l.status || ' for ' || l.price || ', its escrow has ' || coalesce(e.balance, 0)
        when l.status = 'sold' and own.status <> 'resold' then 'listing ' || l.id || ': sold, its seller still owns the seat'
        when coalesce(r.amount, 0) <> case when l.status = 'released' then l.price else 0 end or seller.owner_id <> l.seller_id
          then 'listing ' || l.id || ': ' || l.status || ', ' || coalesce(r.amount, 0) || ' of ' || l.price || ' released'
        when coalesce(bonus.amount, 0)
            <> case when l.status = 'released' then greatest(0, (l.price - own.price) / 1000) * 100 else 0 end
          then 'listing ' || l.id || ': ' || l.status || ', bonus ' || coalesce(bonus.amount, 0)
      end as fault
      from sales_listings l
        join sales_seats s on s.id = l.seat_id
        join sales_purchases own on own.id = l.purchase_id
        cross join lateral (
          select count(*) as buyers from sales_purchases
          where listing_id = l.id and status in ('paid', 'resold', 'refunded')) b
        left join wallet_accounts e on e.owner_id = l.id and e.kind = 'escrow'
        left join wallet_transfers r on r.key = 'resale:' || l.id
        left join wallet_accounts seller on seller.id = r.to_id
        left join wallet_transfers bonus on bonus.key = 'resale:' || l.id || ':bonus'
      union all
      select 0, 'account ' || a.id || ': ' || a.balance || ' of no listing (' || a.owner_id || ')'
      from wallet_accounts a
      where a.kind = 'escrow' and not exists (select from sales_listings l where l.id = a.owner_id)`,
  },
  {
    invariant: 'a purchase that owns or owned a seat has one payment of its price, every other one has none',
    query: sql`
      select 1 as checked, case
        when p.payment_status <> 'refunded' and m.payments <> case when p.status in ('paid', 'resold') then 1 else 0 end
          then 'purchase ' || p.number || ': ' || p.status || ', ' || m.payments || ' payments completed'
        when m.wrong > 0 then 'purchase ' || p.number || ': ' || p.price || ', paid with another amount'
        when p.has_packet and t.seq is null then 'purchase ' || p.number || ': no red packet was booked'
      end as fault
      from sales_purchases p
        cross join lateral (
          select count(*) as payments, count(*) filter (where amount <> p.price or balance_part <> p.balance_part) as wrong
          from payments where payable_kind = 'seat' and payable_id = p.id and state = 'completed') m
        left join wallet_transfers t on t.key = 'course-packet:' || p.buyer_id`,
  },
];

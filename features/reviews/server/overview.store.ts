/** Queries of the stat cards' figures. */
import { applicationsIn, countStates } from '@features/scholarships/review/store';
import type { Queryable } from '@platform/server/database/database';
import { sql } from 'drizzle-orm';
import { assignableStatuses } from '../contract/lifecycle.ts';

interface ReviewFigures {
  [name: string]: unknown;
  /** Mean of the means, in points. */
  averagePoints: number | null;
  /** Fen. */
  awarded: number;
  /** Fen. */
  paid: number;
  waitingForMe: number;
}

/** All figures; scores only as far as the viewer may see them. */
export async function countFigures(db: Queryable, { id, seesAll }: { id: string; seesAll: boolean }) {
  const decided = ['approved', 'rejected'] as const;
  const { rows } = await db.execute<ReviewFigures>(sql`
    with means as (
      select avg(s.points) as mean
      from review_scores s
      where s.application_id in ${applicationsIn(db, [...assignableStatuses, ...decided])}
      group by s.application_id
      having ${seesAll}::boolean or s.application_id in ${applicationsIn(db, decided)}
        or bool_or(s.reviewer_id = ${id})
    ), money as (
      select coalesce(sum(amount), 0)::float8 as awarded,
        coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid
      from disbursements
    ), waiting as (
      select count(*)::int as "waitingForMe"
      from review_assignments r
      where r.reviewer_id = ${id} and r.application_id in ${applicationsIn(db, assignableStatuses)} and not exists (
        select from review_scores s where s.application_id = r.application_id and s.reviewer_id = r.reviewer_id)
    )
    select *, (select avg(mean)::float8 from means) as "averagePoints"
    from money, waiting`);
  const [figures] = rows;
  if (!figures) throw new Error('no figures');
  return { ...figures, ...(await countStates(db)) };
}

/** The stat cards' figures, and who looked at identity numbers. */
import { users } from '@features/accounts/tables';
import { scholarshipApplications as applications, idNumberReveals } from '@features/scholarships/tables';
import type { Queryable } from '@platform/server/database/database';
import { count, desc, eq, sql } from 'drizzle-orm';
import type { IdNumberReveal } from '../contract/applicant.ts';
import { nameOfUser } from './reviewers.store.ts';

export interface Figures {
  [name: string]: unknown;
  pending: number;
  reviewing: number;
  approved: number;
  rejected: number;
  withdrawn: number;
  /** Mean of means, in points. */
  averagePoints: number | null;
  slotsUsed: number;
  slotsTotal: number;
  /** Fen. */
  awarded: number;
  /** Fen. */
  paid: number;
  waitingForMe: number;
}

/** All figures in one statement; scores as far as the viewer sees them. */
export async function countFigures(
  db: Queryable,
  viewer: { id: string; seesAll: boolean },
): Promise<Figures | undefined> {
  const { id, seesAll } = viewer;
  const { rows } = await db.execute<Figures>(sql`
    with by_status as (
      select count(*) filter (where status = 'submitted')::int as pending,
        count(*) filter (where status = 'under_review')::int as reviewing,
        count(*) filter (where status = 'approved')::int as approved,
        count(*) filter (where status = 'rejected')::int as rejected,
        count(*) filter (where status = 'withdrawn')::int as withdrawn
      from scholarship_applications
    ), means as (
      select avg(s.points) as mean
      from review_scores s join scholarship_applications a on a.id = s.application_id
      where a.status <> 'withdrawn'
      group by a.id
      having ${seesAll}::boolean or a.status in ('approved', 'rejected') or bool_or(s.reviewer_id = ${id})
    ), slots as (
      select coalesce(sum(approved_count), 0)::int as "slotsUsed",
        coalesce(sum(available_slots), 0)::int as "slotsTotal"
      from scholarships
    ), money as (
      select coalesce(sum(amount), 0)::float8 as awarded,
        coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid
      from disbursements
    ), waiting as (
      select count(*)::int as "waitingForMe"
      from review_assignments r join scholarship_applications a on a.id = r.application_id
      where r.reviewer_id = ${id} and a.status in ('submitted', 'under_review') and not exists (
        select from review_scores s where s.application_id = r.application_id and s.reviewer_id = r.reviewer_id)
    )
    select *, (select avg(mean)::float8 from means) as "averagePoints"
    from by_status, slots, money, waiting`);
  return rows[0];
}

/** A page of looks at identity numbers, the latest first, and how many there were. */
export async function findReveals(
  db: Queryable,
  { applicationId, page, limit }: { applicationId?: string | undefined; page: number; limit: number },
): Promise<{ found: IdNumberReveal[]; total: number }> {
  const wanted = applicationId ? eq(idNumberReveals.applicationId, applicationId) : undefined;
  const [all] = await db.select({ total: count() }).from(idNumberReveals).where(wanted);
  const rows = await db
    .select({
      applicationId: idNumberReveals.applicationId,
      applicationNumber: applications.applicationNumber,
      adminName: nameOfUser,
      at: idNumberReveals.at,
    })
    .from(idNumberReveals)
    .innerJoin(applications, eq(applications.id, idNumberReveals.applicationId))
    .innerJoin(users, eq(users.id, idNumberReveals.adminId))
    .where(wanted)
    .orderBy(desc(idNumberReveals.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { found: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: all?.total ?? 0 };
}

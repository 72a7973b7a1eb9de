/** Queries of submitted applications for other features, which add columns and conditions to them. */
import { people } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { fold } from '@platform/server/database/search';
import { staffActions } from '@platform/server/database/tables';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ScholarshipCategory } from '../contract/category.ts';
import { type ApplicationStatus, openStatuses } from '../contract/lifecycle.ts';
import {
  type ApplicationRow,
  applicationMaterials as materials,
  type ScholarshipRow,
  scholarshipApplications,
  scholarships,
} from './tables.ts';

export { findScholarship } from './scholarships.store.ts';

/** The subject and the action of applications in the log of staff actions. */
export const applicationSubject = 'application';
export const revealAction = 'reveal_id_number';

/** The id in all queries below, for the added columns and conditions. */
export const applicationId = scholarshipApplications.id;

/** Columns that another feature adds, over `applicationId`. */
export type AddedColumns<T> = { [Name in keyof T]: SQL<T[Name]> };

/** An application with its scholarship, its owner's account and its materials. */
export interface SubmittedRow {
  row: ApplicationRow;
  of: ScholarshipRow;
  owner: { name: string; username: string; email: string; phone: string | null };
  /** Number of current materials. */
  materials: number;
  /** The names of all its files. */
  files: string[];
}

export interface SubmittedFilters {
  id?: string | undefined;
  status?: ApplicationStatus | undefined;
  category?: ScholarshipCategory | undefined;
  scholarshipId?: string | undefined;
  search?: string | undefined;
  /** Whether the search must not match names. */
  blind: boolean;
  /** A condition of another feature. */
  where?: SQL | undefined;
  /** Only applications after this one in the order of the list. */
  after?: ApplicationRow | null;
}

/** Drafts are visible to their owners only. */
const submittedOnly = ne(scholarshipApplications.status, 'draft');
const ofScholarship = eq(scholarships.id, scholarshipApplications.scholarshipId);

function matching({ id, status, category, scholarshipId, search, blind, where, after }: SubmittedFilters) {
  const { submittedAt, folded, blindFolded } = scholarshipApplications;
  const words = fold(search ?? '').split(/\s+/);
  return and(
    submittedOnly,
    id ? eq(applicationId, id) : undefined,
    status ? eq(scholarshipApplications.status, status) : undefined,
    category ? eq(scholarships.category, category) : undefined,
    scholarshipId ? eq(scholarshipApplications.scholarshipId, scholarshipId) : undefined,
    where,
    ...words
      .filter((word) => word !== '')
      .map((word) => sql`strpos(${blind ? blindFolded : folded}, ${word}) > 0`),
    after
      ? sql`(${submittedAt}, ${applicationId}) < (${after.submittedAt?.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined,
  );
}

/** The matching submitted applications, the newest first, with the added columns. */
export async function findSubmitted<T>(
  db: Queryable,
  filters: SubmittedFilters,
  added: AddedColumns<T>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<(SubmittedRow & T)[]> {
  const ofApplication = eq(materials.applicationId, applicationId);
  const names = db
    .select({ names: sql`coalesce(array_agg(${materials.name}), '{}')` })
    .from(materials)
    .where(ofApplication);
  const rows = await db
    .select({
      row: getTableColumns(scholarshipApplications),
      of: getTableColumns(scholarships),
      owner: { name: people.name, username: people.username, email: people.email, phone: people.phone },
      materials: db.$count(materials, and(ofApplication, isNull(materials.replacedBy))),
      files: sql<string[]>`(${names})`,
      ...(added as Record<string, SQL>),
    })
    .from(scholarshipApplications)
    .innerJoin(scholarships, ofScholarship)
    .innerJoin(people, eq(people.id, scholarshipApplications.userId))
    .where(matching(filters))
    .orderBy(desc(scholarshipApplications.submittedAt), desc(applicationId))
    .limit(limit)
    .offset(offset);
  return rows as unknown as (SubmittedRow & T)[];
}

/** The number of matching submitted applications. */
export async function countSubmitted(db: Queryable, filters: SubmittedFilters): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(scholarshipApplications)
    .innerJoin(scholarships, ofScholarship)
    .where(matching(filters));
  return all?.total ?? 0;
}

/** Reads a submitted application's state and locks it (FOR SHARE) until the transaction ends; null for a draft. */
export async function lockSubmittedForShare(
  tx: Transaction,
  id: string,
): Promise<Pick<ApplicationRow, 'userId' | 'status' | 'institution' | 'applicationNumber'> | null> {
  const { userId, status, institution, applicationNumber } = scholarshipApplications;
  const [row] = await tx
    .select({ userId, status, institution, applicationNumber })
    .from(scholarshipApplications)
    .where(and(eq(applicationId, id), submittedOnly))
    .for('share');
  return row ?? null;
}

/** Locks open applications, the longest waiting first; with the added columns. */
export async function lockOpenForShare<T>(
  tx: Transaction,
  { scholarshipId, where, limit }: { scholarshipId?: string | undefined; where: SQL; limit: number },
  added: AddedColumns<T>,
): Promise<({ id: string; number: string; userId: string; institution: string | null } & T)[]> {
  const { applicationNumber: number, userId, institution, submittedAt } = scholarshipApplications;
  const rows = await tx
    .select({ id: applicationId, number, userId, institution, ...(added as Record<string, SQL>) })
    .from(scholarshipApplications)
    .where(and(inStates(openStatuses, scholarshipId), where))
    .orderBy(asc(submittedAt), asc(applicationId))
    .limit(limit)
    .for('share');
  return rows as unknown as ({
    id: string;
    number: string;
    userId: string;
    institution: string | null;
  } & T)[];
}

function inStates(statuses: readonly ApplicationStatus[], scholarshipId: string | undefined) {
  const ofThis = scholarshipId ? eq(scholarshipApplications.scholarshipId, scholarshipId) : undefined;
  return and(inArray(scholarshipApplications.status, [...statuses]), ofThis);
}

/** The ids of the applications in some states, of one scholarship or of all, as a subquery. */
export const applicationsIn = (
  db: Queryable,
  statuses: readonly ApplicationStatus[],
  scholarshipId?: string,
) => db.select({ id: applicationId }).from(scholarshipApplications).where(inStates(statuses, scholarshipId));

/** The applications in some states, of one scholarship or of all, by number. */
export function findInStates(db: Queryable, statuses: readonly ApplicationStatus[], scholarshipId?: string) {
  const { userId, applicationNumber, fullName, status, submittedAt, decidedAt } = scholarshipApplications;
  return db
    .select({
      id: applicationId,
      userId,
      number: applicationNumber,
      name: fullName,
      status,
      submittedAt,
      decidedAt,
    })
    .from(scholarshipApplications)
    .where(inStates(statuses, scholarshipId))
    .orderBy(asc(applicationNumber));
}

/** The number of applications in each state, and of awarded slots. */
export async function countStates(db: Queryable): Promise<{
  states: ReadonlyMap<ApplicationStatus, number>;
  slotsUsed: number;
  slotsTotal: number;
}> {
  const { status } = scholarshipApplications;
  const rows = await db.select({ status, total: count() }).from(scholarshipApplications).groupBy(status);
  const [slots] = await db
    .select({
      slotsUsed: sql<number>`coalesce(sum(${scholarships.approvedCount}), 0)::int`,
      slotsTotal: sql<number>`coalesce(sum(${scholarships.availableSlots}), 0)::int`,
    })
    .from(scholarships);
  const states = new Map(rows.map(({ status, total }) => [status, total]));
  return { states, slotsUsed: slots?.slotsUsed ?? 0, slotsTotal: slots?.slotsTotal ?? 0 };
}

/** The awards of approved applications, of one or of all; amounts in fen. */
export function findAwards(db: Queryable, id?: string) {
  return db
    .select({ id: applicationId, award: scholarships.awardCategory, amount: scholarships.amount })
    .from(scholarshipApplications)
    .innerJoin(scholarships, ofScholarship)
    .where(
      and(
        eq(scholarshipApplications.status, 'approved'),
        id === undefined ? undefined : eq(applicationId, id),
      ),
    );
}

/** The names of applications by id. */
export async function titlesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { number: string; recipient: string; title: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: applicationId,
      number: scholarshipApplications.applicationNumber,
      recipient: sql<string>`coalesce(${scholarshipApplications.fullName}, '')`,
      title: scholarships.title,
    })
    .from(scholarshipApplications)
    .innerJoin(scholarships, ofScholarship)
    .where(inArray(applicationId, [...ids]));
  return new Map(rows.map(({ id, ...called }) => [id, called]));
}

export interface Reveal {
  applicationId: string;
  applicationNumber: string;
  adminName: string;
  at: Date;
}

/** A page of recorded reveals of identity numbers, of one application or of all, the latest first, and their total. */
export async function findReveals(
  db: Queryable,
  { applicationId: id, page, limit }: { applicationId?: string | undefined; page: number; limit: number },
): Promise<{ reveals: Reveal[]; total: number }> {
  const where = and(
    eq(staffActions.action, revealAction),
    eq(staffActions.subjectKind, applicationSubject),
    id ? eq(staffActions.subjectId, id) : undefined,
  );
  const [all] = await db.select({ total: count() }).from(staffActions).where(where);
  const reveals = await db
    .select({
      applicationId,
      applicationNumber: scholarshipApplications.applicationNumber,
      adminName: people.name,
      at: staffActions.at,
    })
    .from(staffActions)
    .innerJoin(scholarshipApplications, sql`${applicationId} = ${staffActions.subjectId}::uuid`)
    .innerJoin(people, eq(people.id, staffActions.actorId))
    .where(where)
    .orderBy(desc(staffActions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { reveals, total: all?.total ?? 0 };
}

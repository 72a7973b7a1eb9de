/** The applications with what reviewing added to them: pages for the screen, batches for a file, one for reading. */
import { people } from '@features/accounts/people';
import {
  type ApplicationRow,
  applicationMaterials,
  scholarshipApplications as applications,
  type ScholarshipRow,
  scholarships,
} from '@features/scholarships/tables';
import type { Queryable } from '@platform/server/database/database';
import { fold } from '@platform/server/database/search';
import { and, count, desc, eq, exists, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ApplicationFilters } from '../contract/application.ts';
import { applicationStatusOf } from '../contract/lifecycle.ts';
import {
  reviewAssignments as assignments,
  reviewConflicts as conflicts,
  reviewScores as scores,
} from './tables.ts';
import type { Viewer } from './viewer.ts';

/** An application with its scholarship, its owner's account, and what reviewing added. */
export interface ReviewedRow {
  row: ApplicationRow;
  of: ScholarshipRow;
  owner: { name: string; username: string; email: string; phone: string | null };
  /** Of all points given. */
  pointsSum: number;
  scored: number;
  assigned: number;
  /** Materials that stand. */
  materials: number;
  /** What all its files were called. */
  files: string[];
  assignedToMe: boolean;
  scoredByMe: boolean;
  /** The viewer has declared a conflict of interest. */
  declared: boolean;
}

type Mine = typeof assignments | typeof scores | typeof conflicts;

const mine = (db: Queryable, table: Mine, { id }: Pick<Viewer, 'id'>): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.applicationId, applications.id), eq(table.reviewerId, id))),
  );

function sumOf(db: Queryable) {
  const given = db
    .select({ sum: sql<number>`coalesce(sum(${scores.points}), 0)::int` })
    .from(scores)
    .where(eq(scores.applicationId, applications.id));
  return sql<number>`(${given})`;
}

const counted = (db: Queryable, table: typeof assignments | typeof scores) =>
  db.$count(table, eq(table.applicationId, applications.id));

function columnsFor(db: Queryable, viewer: Pick<Viewer, 'id'>) {
  const named = db
    .select({ names: sql`coalesce(array_agg(${applicationMaterials.name}), '{}')` })
    .from(applicationMaterials)
    .where(eq(applicationMaterials.applicationId, applications.id));
  return {
    row: getTableColumns(applications),
    of: getTableColumns(scholarships),
    owner: { name: people.name, username: people.username, email: people.email, phone: people.phone },
    pointsSum: sumOf(db),
    scored: counted(db, scores),
    assigned: counted(db, assignments),
    materials: db.$count(
      applicationMaterials,
      and(eq(applicationMaterials.applicationId, applications.id), isNull(applicationMaterials.replacedBy)),
    ),
    files: sql<string[]>`(${named})`,
    assignedToMe: sql<boolean>`${mine(db, assignments, viewer)}`,
    scoredByMe: sql<boolean>`${mine(db, scores, viewer)}`,
    declared: sql<boolean>`${mine(db, conflicts, viewer)}`,
  };
}

/** Drafts are nobody's business but their owner's. */
const submittedOnly = ne(applications.status, 'draft');

function matching(db: Queryable, viewer: Viewer, filters: ApplicationFilters): SQL | undefined {
  const { status, category, scholarshipId, search, mine: onlyMine } = filters;
  const searched = viewer.blind ? applications.blindFolded : applications.folded;
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return and(
    submittedOnly,
    status ? eq(applications.status, applicationStatusOf(status)) : undefined,
    category ? eq(scholarships.category, category) : undefined,
    scholarshipId ? eq(applications.scholarshipId, scholarshipId) : undefined,
    onlyMine ? mine(db, assignments, viewer) : undefined,
    ...words.map((word) => sql`strpos(${searched}, ${word}) > 0`),
  );
}

const selection = (db: Queryable, viewer: Viewer) =>
  db
    .select(columnsFor(db, viewer))
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(people, eq(people.id, applications.userId));

const newestFirst = [desc(applications.submittedAt), desc(applications.id)];

/** A page of what matches, the newest first, and how many match. */
export async function findReviewed(
  db: Queryable,
  viewer: Viewer,
  filters: ApplicationFilters & { page: number; limit: number },
): Promise<{ found: ReviewedRow[]; total: number }> {
  const wanted = matching(db, viewer, filters);
  const [all] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(wanted);
  const found = await selection(db, viewer)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit);
  return { found, total: all?.total ?? 0 };
}

/** At most `limit` of what matches, after another in the order of the list. */
export function reviewedAfter(
  db: Queryable,
  viewer: Viewer,
  filters: ApplicationFilters,
  last: ApplicationRow | null,
  limit: number,
): Promise<ReviewedRow[]> {
  const place = sql`(${applications.submittedAt}, ${applications.id})`;
  const later = last && sql`${place} < (${last.submittedAt?.toISOString()}::timestamptz, ${last.id}::uuid)`;
  return selection(db, viewer)
    .where(and(matching(db, viewer, filters), later ?? undefined))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** One submitted application, or null. */
export async function findOneReviewed(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ReviewedRow | null> {
  const [found] = await selection(db, viewer).where(and(submittedOnly, eq(applications.id, id)));
  return found ?? null;
}

/** All queries of scholarships: pages, single ones, and the counters of places and slots. */
import { type Fen, fenToYuan } from '@platform/contract/money';
import { portalZone } from '@platform/contract/zone';
import { excludedColumns } from '@platform/server/database/columns';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { fold, type SearchQuery, searchTerms } from '@platform/server/database/search';
import { and, arrayContains, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { awards } from '../contract/award.ts';
import { awardCategories, type ScholarshipCategory } from '../contract/category.ts';
import type { Scholarship, ScholarshipSort } from '../contract/scholarship.ts';
import { isOpen } from './rules.ts';
import { type ScholarshipRow, scholarships } from './tables.ts';

/** A row as the contract's scholarship at an instant. */
export function presentScholarship(row: ScholarshipRow, now: Date): Scholarship {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    description: row.description,
    eligibility: row.eligibility,
    category: row.category,
    award_category: row.awardCategory,
    currency: row.currency,
    amount: fenToYuan(row.amount as Fen),
    application_deadline: row.applicationDeadline.toISOString(),
    deadline_zone: portalZone,
    is_open: isOpen(row.applicationDeadline, now),
    available_slots: row.availableSlots,
    approved_count: row.approvedCount,
    created_at: row.createdAt.toISOString(),
  };
}

interface ListFilter {
  category?: ScholarshipCategory | undefined;
  search: SearchQuery | null;
  sort: ScholarshipSort;
  page: number;
  limit: number;
}

/** Open ones by the nearest deadline, then closed ones by the latest. */
function byDeadline(now: Date): SQL[] {
  const deadline = scholarships.applicationDeadline;
  const untilThen = sql`extract(epoch from ${deadline} - ${now.toISOString()}::timestamptz)`;
  return [sql`${deadline} < ${now.toISOString()}::timestamptz`, sql`abs(${untilThen})`];
}

const orders: Readonly<Record<ScholarshipSort, (now: Date) => SQL[]>> = {
  deadline: byDeadline,
  latest: () => [desc(scholarships.createdAt)],
  amount_desc: () => [desc(scholarships.amount)],
  amount_asc: () => [asc(scholarships.amount)],
};

/** A page of the scholarships that match, and their total. */
export async function findScholarships(
  db: Queryable,
  { category, search, sort, page, limit }: ListFilter,
  now: Date,
): Promise<{ rows: Scholarship[]; total: number }> {
  const condition = and(
    category ? eq(scholarships.category, category) : undefined,
    ...(search ? [arrayContains(scholarships.terms, search.terms)] : []),
    // Pairs alone would match 国轴 in 中国画与中轴.
    ...(search?.runs ?? []).map((run) => sql`strpos(${scholarships.folded}, ${run}) > 0`),
  );
  const [all] = await db.select({ total: count() }).from(scholarships).where(condition);
  const rows = await db
    .select()
    .from(scholarships)
    .where(condition)
    .orderBy(...orders[sort](now), desc(scholarships.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: rows.map((row) => presentScholarship(row, now)), total: all?.total ?? 0 };
}

/** One scholarship, or null. */
export async function findScholarship(db: Queryable, id: string): Promise<ScholarshipRow | null> {
  const [row] = await db.select().from(scholarships).where(eq(scholarships.id, id));
  return row ?? null;
}

/** Takes a place for a submission; false when the deadline has passed or all places are taken. */
export async function takePlace(tx: Transaction, id: string, now: Date, places: number): Promise<boolean> {
  const taken = await tx
    .update(scholarships)
    .set({ submittedCount: sql`${scholarships.submittedCount} + 1` })
    .where(
      and(
        eq(scholarships.id, id),
        gte(scholarships.applicationDeadline, now),
        lt(scholarships.submittedCount, places),
      ),
    )
    .returning({ id: scholarships.id });
  return taken.length > 0;
}

/** Returns a place after a withdrawal; false when the deadline has passed. */
export async function returnPlace(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(scholarships)
    .set({ submittedCount: sql`${scholarships.submittedCount} - 1` })
    .where(and(eq(scholarships.id, id), gte(scholarships.applicationDeadline, now)))
    .returning({ id: scholarships.id });
  return rows.length > 0;
}

/** A scholarship's slots, within the places of its award. */
const allowedSlots = sql`least(${scholarships.availableSlots}, case ${scholarships.awardCategory} ${sql.join(
  awardCategories.map((award) => sql`when ${award} then ${awards[award].places}::int`),
  sql` `,
)} end)`;

/** Takes one of the award's slots; false when none is left. */
export async function takeSlot(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx
    .update(scholarships)
    .set({ approvedCount: sql`${scholarships.approvedCount} + 1` })
    .where(and(eq(scholarships.id, id), gt(allowedSlots, scholarships.approvedCount)))
    .returning({ id: scholarships.id });
  return taken.length > 0;
}

/** A new scholarship; its search texts are derived. */
export type NewScholarship = Omit<
  ScholarshipRow,
  'folded' | 'terms' | 'submittedCount' | 'approvedCount' | 'currency'
>;

function prepared(rows: readonly NewScholarship[]) {
  return rows.map((row) => {
    const texts = [row.title, row.summary, row.description];
    return { ...row, currency: 'CNY' as const, folded: fold(texts.join('\n')), terms: searchTerms(...texts) };
  });
}

/** Inserts scholarships. */
export async function addScholarships(tx: Transaction, rows: readonly NewScholarship[]): Promise<void> {
  await tx.insert(scholarships).values(prepared(rows));
}

/** Inserts scholarships, or updates those whose slug is known; places and slots that are taken stay. */
export async function saveScholarships(tx: Transaction, rows: readonly NewScholarship[]): Promise<void> {
  const unchangedColumns = ['id', 'createdAt', 'submittedCount', 'approvedCount'];
  await tx
    .insert(scholarships)
    .values(prepared(rows))
    .onConflictDoUpdate({ target: scholarships.slug, set: excludedColumns(scholarships, unchangedColumns) });
}

/** Ids, deadlines and approved applications by slug. */
export async function findSlugs(
  db: Queryable,
  slugs: readonly string[],
): Promise<Map<string, { id: string; deadline: Date; approved: number }>> {
  const { slug, id, applicationDeadline: deadline, approvedCount: approved } = scholarships;
  const rows = await db
    .select({ slug, id, deadline, approved })
    .from(scholarships)
    .where(inArray(slug, [...slugs]));
  return new Map(rows.map(({ slug: name, ...rest }) => [name, rest]));
}

/** Moves a scholarship's deadline. */
export async function moveDeadline(tx: Transaction, id: string, deadline: Date): Promise<void> {
  await tx.update(scholarships).set({ applicationDeadline: deadline }).where(eq(scholarships.id, id));
}

/** Queries of the announcements' lists. */
import { portalZone } from '@platform/contract/zone';
import type { Queryable } from '@platform/server/database/database';
import type { SearchQuery } from '@platform/server/database/search';
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ListedAnnouncement } from '../contract/announcement.ts';
import type { AnnouncementFilter } from '../contract/reading.ts';
import { attachmentsOf } from './attachments.store.ts';
import { highlightsOf } from './rules.ts';
import { announcementRow, presentListed } from './store.ts';
import { type AnnouncementRow, announcements } from './tables.ts';

const published = isNotNull(announcements.publishedAt);

/** The first instant of a year in the portal's zone. */
const yearBegins = (year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${portalZone})`;

/** The list's filters, the search prepared. */
export type ListFilter = Omit<AnnouncementFilter, 'search'> & { search: SearchQuery | null };

function conditionsOf({ category, year, search }: ListFilter): SQL | undefined {
  return and(
    published,
    category === 'all' ? undefined : eq(announcements.category, category),
    year === undefined
      ? undefined
      : sql`${announcements.publishedAt} >= ${yearBegins(year)} and ${announcements.publishedAt} < ${yearBegins(year + 1)}`,
    search ? sql`${announcements.terms} @> ${sql.param(search.terms)}::text[]` : undefined,
    // Pairs alone would match 国轴 in 中国画与中轴.
    ...(search?.runs ?? []).map((run) => sql`strpos(${announcements.folded}, ${run}) > 0`),
  );
}

async function presentAll(
  db: Queryable,
  rows: readonly AnnouncementRow[],
  search: SearchQuery | null,
): Promise<ListedAnnouncement[]> {
  const files = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const listed = presentListed(row, files.get(row.id) ?? []);
    return search ? { ...listed, highlights: highlightsOf(row, search) } : listed;
  });
}

/** A page of the published announcements that match, those on top first, and the total. */
export async function findPage(
  db: Queryable,
  filter: ListFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ announcements: ListedAnnouncement[]; total: number }> {
  const conditions = conditionsOf(filter);
  const [rows, total] = await Promise.all([
    db
      .select(announcementRow)
      .from(announcements)
      .where(conditions)
      .orderBy(desc(announcements.isTop), desc(announcements.publishedAt), desc(announcements.id))
      .offset(offset)
      .limit(limit),
    db.$count(announcements, conditions),
  ]);
  return { announcements: await presentAll(db, rows, filter.search), total };
}

/** Published announcements that are urgent or on top, the urgent ones first, at most `limit`. */
export async function findImportant(db: Queryable, limit: number): Promise<ListedAnnouncement[]> {
  const rows = await db
    .select(announcementRow)
    .from(announcements)
    .where(and(published, or(announcements.isTop, announcements.isUrgent)))
    .orderBy(desc(announcements.isUrgent), desc(announcements.publishedAt))
    .limit(limit);
  return presentAll(db, rows, null);
}

/** Drafts, the latest first, at most `limit`. */
export async function findDrafts(db: Queryable, limit: number): Promise<ListedAnnouncement[]> {
  const rows = await db
    .select(announcementRow)
    .from(announcements)
    .where(isNull(announcements.publishedAt))
    .orderBy(desc(announcements.updatedAt))
    .limit(limit);
  return presentAll(db, rows, null);
}

/** The years of publication in the portal's zone with the number of announcements, the latest first. */
export async function countByYear(db: Queryable): Promise<{ year: number; count: number }[]> {
  const year = sql<number>`extract(year from ${announcements.publishedAt} at time zone ${sql.raw(`'${portalZone}'`)})::int`;
  return db
    .select({ year, count: sql<number>`count(*)::int` })
    .from(announcements)
    .where(published)
    .groupBy(year)
    .orderBy(desc(year));
}

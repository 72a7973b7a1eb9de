/** Lists of announcements. */
import type { Pagination } from '@platform/contract/paging';
import { portalZone } from '@platform/contract/zone';
import type { Queryable } from '@platform/server/database/database';
import type { SearchQuery, wordSearch } from '@platform/server/database/search';
import { listPage, matchesWords } from '@platform/server/list/listPage';
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

/** What narrows a list, its words prepared. */
export type ListFilter = Omit<AnnouncementFilter, 'search'> & { search: ReturnType<typeof wordSearch> };

function conditionsOf({ category, year, search }: ListFilter): SQL | undefined {
  return and(
    published,
    category === 'all' ? undefined : eq(announcements.category, category),
    year === undefined
      ? undefined
      : sql`${announcements.publishedAt} >= ${yearBegins(year)} and ${announcements.publishedAt} < ${yearBegins(year + 1)}`,
    matchesWords(announcements, search),
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

/** A page of the published announcements that match, those on top first, with the places of the words. */
export async function findPage(
  db: Queryable,
  filter: ListFilter,
  page: { page: number; limit: number },
): Promise<{ announcements: ListedAnnouncement[]; pagination: Pagination }> {
  const where = conditionsOf(filter);
  const select = db
    .select(announcementRow)
    .from(announcements)
    .where(where)
    .orderBy(desc(announcements.isTop), desc(announcements.publishedAt), desc(announcements.id));
  const { rows, pagination } = await listPage(db, { select, table: announcements, where }, page);
  const { search } = filter;
  const query = search === 'nothing' || search === null ? null : search.query;
  return { announcements: await presentAll(db, rows, query), pagination };
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

/** Lists of courses: the catalogue by the strategies of platform/server/list/largeList, and the editors' list. */
import type { Database } from '@platform/server/database/database';
import { fold, type WordSearch } from '@platform/server/database/search';
import { findListPage, type IdPage, sortByIds } from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { listPage } from '@platform/server/list/listPage';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CourseFilter, CourseSort } from '../contract/category.ts';
import type { listStoredCourses } from '../contract/endpoints.ts';
import { coursesById, isPublished, listCounts, type RankedCourse, readCourses } from './store.ts';
import { courseListings, courseRanks, courses } from './tables.ts';

/** The order of each sort, and its column in the ranks. */
const orders: Readonly<Record<CourseSort, readonly [SQL, string]>> = {
  newest: [sql.raw('published_at desc, id desc'), 'published_at'],
  price_asc: [sql.raw('price, id'), 'price'],
  price_desc: [sql.raw('price desc, id desc'), 'price'],
  rating: [sql.raw('rating desc, id desc'), 'rating'],
  popular: [sql.raw('students desc, id desc'), 'students'],
};

/** A page of the published courses that match, and the total. */
export async function findCatalogue(
  db: Database,
  {
    category,
    level,
    sort,
    search,
  }: Pick<CourseFilter, 'category' | 'level' | 'sort'> & { search: WordSearch | null },
  page: PageWindow,
): Promise<Omit<IdPage, 'ids'> & { rows: RankedCourse[] }> {
  const counts = await listCounts(db);
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
  const [order, column] = orders[sort];
  const matching = counts.filter(
    (each) => (category === 'all' || each.category === category) && (level === 'all' || each.level === level),
  );
  const { ids, ...totals } = await findListPage(
    db,
    {
      listings: courseListings,
      filters: [
        ...(category === 'all' ? [] : [eq(courseListings.category, category)]),
        ...(level === 'all' ? [] : [eq(courseListings.level, level)]),
      ],
      search,
      searchedField: 'folded',
      order,
      orderColumns: [],
      scan: {
        source: courseRanks,
        columns: ['id', 'category', 'level', column],
        start: [sql`published_at is not null`],
      },
      population: sum(counts),
      exactTotal: search ? null : sum(matching),
    },
    page,
  );
  // A course can be taken back between the two queries.
  const rows = ids.length > 0 ? await readCourses(db, and(inArray(courses.id, ids), isPublished)) : [];
  return {
    ...totals,
    rows: sortByIds(
      rows.map((stored) => ({ ...stored, id: stored.row.id })),
      ids,
    ),
  };
}

/** A page of all courses, the latest changed first; words are searched in title and instructor. */
export async function findStoredPage(
  db: Database,
  { state, search, ...page }: z.output<typeof listStoredCourses.query>,
): Promise<{ rows: RankedCourse[]; pagination: Awaited<ReturnType<typeof listPage>>['pagination'] }> {
  const { id, title, instructor, publishedAt, updatedAt } = courses;
  const like = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const folded = search && `%${fold(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    state === 'all' ? undefined : state === 'draft' ? isNull(publishedAt) : isNotNull(publishedAt),
    like
      ? sql`(${title} ilike ${like} or ${instructor} ilike ${like} or exists (
          select from ${courseListings} as texts where texts.id = ${id} and texts.folded like ${folded}))`
      : undefined,
  );
  const select = db.select({ id }).from(courses).where(where).orderBy(desc(updatedAt), desc(id));
  const { rows, pagination } = await listPage(db, { select, table: courses, where }, page);
  const found = await coursesById(
    db,
    rows.map((row) => row.id),
  );
  return { rows: rows.flatMap((row) => found.get(row.id) ?? []), pagination };
}

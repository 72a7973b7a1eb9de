/** Lists of published courses, by the strategies of platform/server/list/largeList. */
import type { Database } from '@platform/server/database/database';
import type { WordSearch } from '@platform/server/database/search';
import { statement } from '@platform/server/database/statement';
import { findListPage, type IdPage, sortByIds } from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CourseFilter } from '../contract/course.ts';
import type { CourseStatus } from '../contract/lifecycle.ts';
import { readCourses, type StoredCourse } from './course.store.ts';
import { salesCatalogue, salesCourses } from './tables.ts';

type ListFilter = Pick<CourseFilter, 'status' | 'category' | 'hot'> & {
  search: WordSearch | null;
  now: Date;
};

interface Listing {
  order: SQL;
  /** The column of the order's own index. */
  column: string;
  /** Where the scan of the order begins. */
  start: (now: Date) => SQL[];
  /** The other conditions. */
  filters: (now: Date) => SQL[];
}

const bySoonest = (resaleOpen: boolean): Listing => ({
  order: sql.raw('start_time, id'),
  column: 'start_time',
  start: (now) => [sql`start_time > ${now}`],
  filters: () => [sql`resale_open = ${resaleOpen}`],
});

/** The conditions and the order of each status; `statusOf` in rules.ts says the same of one course. */
const listings: Readonly<Record<CourseStatus | 'all', Listing>> = {
  all: {
    order: sql.raw('published_at desc, id desc'),
    column: 'published_at',
    start: () => [],
    filters: () => [],
  },
  upcoming: bySoonest(false),
  resellable: bySoonest(true),
  live: {
    order: sql.raw('end_time, id'),
    column: 'end_time',
    start: (now) => [sql`end_time > ${now}`],
    filters: (now) => [sql`start_time <= ${now}`],
  },
  ended: {
    order: sql.raw('end_time desc, id desc'),
    column: 'end_time',
    start: (now) => [sql`end_time <= ${now}`],
    filters: () => [],
  },
};

/** PostgreSQL's own estimate of the number of courses; it counts nothing. */
const estimate = statement<{ population: number }>(
  'sales_population',
  `select greatest(reltuples, 0)::int as population from pg_class where oid = 'sales_catalogue'::regclass`,
);

/** A page of the published courses that match, in the order of their status, and the total. */
export async function findCatalogue(
  db: Database,
  { status, category, hot, search, now }: ListFilter,
  page: PageWindow,
): Promise<Omit<IdPage, 'ids'> & { rows: StoredCourse[] }> {
  const { order, column, start, filters } = listings[status];
  const [row] = await estimate(db);
  const { publishedAt, startTime, endTime } = salesCatalogue;
  const { ids, ...totals } = await findListPage(
    db,
    {
      listings: salesCatalogue,
      filters: [
        ...start(now),
        ...filters(now),
        ...(category === 'all' ? [] : [eq(salesCatalogue.category, category)]),
        ...(hot ? [eq(salesCatalogue.isHot, true)] : []),
      ],
      search,
      searchedField: 'folded',
      order,
      orderColumns: [publishedAt, startTime, endTime],
      scan: {
        columns: [...new Set(['id', 'category', 'start_time', 'end_time', 'resale_open', 'is_hot', column])],
        start: start(now),
      },
      population: row?.population ?? 0,
      exactTotal: null,
    },
    page,
  );
  const rows = await readCourses(db, inArray(salesCourses.id, ids));
  return { ...totals, rows: sortByIds(rows, ids) };
}

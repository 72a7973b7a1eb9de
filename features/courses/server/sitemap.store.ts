/** The courses' pages, for the portal's sitemap. */
import { tableSitemap } from '@platform/server/sitemap';
import { isNotNull, sql } from 'drizzle-orm';
import { coursePath } from '../contract/path.ts';
import { courses } from './tables.ts';

export const courseSitemap = tableSitemap({
  name: 'courses',
  table: courses,
  where: sql`${isNotNull(courses.publishedAt)}`,
  changedAt: courses.updatedAt,
  path: coursePath,
});

/** The visible and approved news in the portal's sitemap. */
import { tableSitemap } from '@platform/server/sitemap';
import { sql } from 'drizzle-orm';
import { newsItems } from './tables.ts';

const { hidden, approved, publishedAt, editedAt } = newsItems;

export const newsSitemap = tableSitemap({
  name: 'news',
  table: newsItems,
  where: sql`not ${hidden} and ${approved}`,
  changedAt: sql<Date>`coalesce(${editedAt}, ${publishedAt})`,
  path: (id) => `/news/${id}`,
});

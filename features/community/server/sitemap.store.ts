/** The posts that everyone sees, in the portal's sitemap. */
import { tableSitemap } from '@platform/server/sitemap';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { communityPosts } from './tables.ts';

const { status, deletedAt, createdAt, editedAt } = communityPosts;

export const communitySitemap = tableSitemap({
  name: 'community',
  table: communityPosts,
  where: sql`${and(eq(status, 'published'), isNull(deletedAt))}`,
  changedAt: sql<Date>`coalesce(${editedAt}, ${createdAt})`,
  path: (id) => `/community/${id}`,
});

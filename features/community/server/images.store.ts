/** The images of posts: uploaded before the post is written, taken by it within a day, removed when no post uses them. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, eq, gte, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { PostImage } from '../contract/post.ts';
import { communityImages, communityPosts } from './tables.ts';

type NewImage = typeof communityImages.$inferInsert;

export async function insertImages(db: Queryable, rows: readonly NewImage[]): Promise<void> {
  if (rows.length > 0) await db.insert(communityImages).values([...rows]);
}

/** The images of posts in their order, by the posts' ids. */
export async function imagesOf(db: Queryable, postIds: readonly string[]): Promise<Map<string, PostImage[]>> {
  if (postIds.length === 0) return new Map();
  const { id, postId, position, address, width, height, thumbnail } = communityImages;
  const rows = await db
    .select({ postId, image: { id, address, width, height, thumbnail } })
    .from(communityImages)
    .where(inArray(postId, [...postIds]))
    .orderBy(asc(postId), asc(position));
  const images = new Map<string, PostImage[]>();
  for (const row of rows) {
    if (row.postId === null) continue;
    images.set(row.postId, [...(images.get(row.postId) ?? []), row.image]);
  }
  return images;
}

/** Gives a post exactly these images of its author, in this order; false if one is not to be had. */
export async function takeImages(
  tx: Transaction,
  { postId, ownerId, since }: { postId: string; ownerId: string; since: Date },
  ids: readonly string[],
): Promise<boolean> {
  const isDropped = and(eq(communityImages.postId, postId), notInArray(communityImages.id, [...ids]));
  await tx.update(communityImages).set({ postId: null }).where(isDropped);
  if (ids.length === 0) return true;
  const isFree = and(isNull(communityImages.postId), gte(communityImages.createdAt, since));
  const { rowCount } = await tx
    .update(communityImages)
    .set({ postId, position: sql`array_position(${sql.param([...ids])}::uuid[], ${communityImages.id})` })
    .where(
      and(
        inArray(communityImages.id, [...ids]),
        eq(communityImages.ownerId, ownerId),
        or(eq(communityImages.postId, postId), isFree),
      ),
    );
  return rowCount === new Set(ids).size;
}

/** Frees the images of posts that were deleted before `until` and cannot be restored. */
export async function freeImagesOfDeleted(db: Queryable, until: Date): Promise<void> {
  const { id, deletedAt } = communityPosts;
  const deleted = db.select({ id }).from(communityPosts).where(lt(deletedAt, until));
  await db.update(communityImages).set({ postId: null }).where(inArray(communityImages.postId, deleted));
}

/** Deletes up to `limit` images that no post has taken before `before`; gives the addresses of their files. */
export async function deleteUnused(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const { id, postId, createdAt, address, thumbnail } = communityImages;
  const unused = tx
    .select({ id })
    .from(communityImages)
    .where(and(isNull(postId), lt(createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx.delete(communityImages).where(inArray(id, unused)).returning({ address, thumbnail });
  return [...new Set(rows.flatMap((row) => [row.address, row.thumbnail]))];
}

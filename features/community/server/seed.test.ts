/** The sample posts: each once, with exact counters, readable as what they say. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { insertMembers } from '@features/accounts/factory';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPosts, listReplies } from '../contract/endpoints.ts';
import { moderatePost } from '../contract/moderation.ts';
import { readSamplePosts, seedCommunity } from './seed.ts';
import { communitySitemap } from './sitemap.store.ts';
import { communityPosts, communityRanks } from './tables.ts';

const samples = await readSamplePosts();
let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

it('waits for the sample people, then adds each post once with its replies and marks', async () => {
  await seedCommunity(portal.portal);
  expect((await portal.ok(listPosts, {})).posts).toEqual([]);
  const names = samples.flatMap(({ author, likes, collections, replies }) => [
    ...[author, ...likes, ...collections],
    ...replies.flatMap((reply) => [reply.by, ...reply.likes, ...reply.mentions]),
  ]);
  for (const username of new Set(names))
    await insertMembers(portal.portal, 1, {
      username,
      name: username === 'su_wanqing' ? '苏晚晴' : username,
    } as object);
  await Promise.all([seedCommunity(portal.portal), seedCommunity(portal.portal)]);
  const { posts } = await portal.ok(listPosts, { query: { sort: 'latest', limit: 50 } });
  expect(posts.map(({ title }) => title)).toEqual(samples.map(({ title }) => title));
  for (const [at, { id, likes, collections, views, replies, images }] of posts.entries()) {
    const sample = samples[at];
    expect({ likes, collections, views, replies, images: images.length }).toEqual({
      likes: sample?.likes.length,
      collections: sample?.collections.length,
      views: sample?.views,
      replies: sample?.replies.length,
      images: sample?.images.length,
    });
    const answer = await portal.ok(listReplies, { params: { id } });
    expect(answer.replies.map(({ content, likes }) => [content, likes])).toEqual(
      sample?.replies.map((reply) => [reply.content, reply.likes.length]),
    );
    for (const { width, height } of images) expect(Math.min(width, height)).toBeGreaterThan(100);
  }
  const ranks = await portal.portal.db.select().from(communityRanks);
  expect(ranks.every(({ floors, replies }) => floors === replies)).toBe(true);
  expect(posts.some(({ title }) => title.includes('臺'))).toBe(true);
});

it('quotes and mentions', async () => {
  const { posts } = await portal.ok(listPosts, { query: { search: '钟鼓楼走一圈' } });
  const { replies } = await portal.ok(listReplies, { params: { id: posts[0]?.id ?? '' } });
  expect(replies[2]?.quote).toMatchObject({ floor: 2 });
  expect(replies[3]?.mentions).toMatchObject([{ name: '苏晚晴' }]);
});

it('gives the sitemap the posts that everyone sees', async () => {
  const { db } = portal.portal;
  const [hidden, deleted] = (await portal.ok(listPosts, {})).posts;
  const editor = await portal.person('editor');
  const body = { hidden: true, reason: '重复' };
  await editor.ok(moderatePost, { params: { id: hidden?.id ?? '' }, body });
  await db
    .update(communityPosts)
    .set({ deletedAt: new Date() })
    .where(eq(communityPosts.id, deleted?.id ?? ''));
  const sections = await communitySitemap.sections(db, 10);
  expect(sections).toHaveLength(Math.ceil((samples.length - 2) / 10));
  const first = { id: sections[0] ?? '', included: true };
  const pages = await communitySitemap.pages(db, first, 100);
  expect(pages).toHaveLength(samples.length - 2);
  expect(pages[0]).toEqual({
    ...{ id: first.id, path: `/community/${first.id}` },
    changedAt: expect.any(Date),
  });
  expect(await communitySitemap.pages(db, { ...first, included: false }, 100)).toEqual(pages.slice(1));
  expect(pages.map(({ id }) => id)).not.toContain(hidden?.id);
  expect(pages.map(({ id }) => id)).not.toContain(deleted?.id);
});

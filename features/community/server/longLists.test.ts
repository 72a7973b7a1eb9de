/** The board with more posts than can be paged through: its strategies find what a plain query finds. */
import { insertMembers } from '@features/accounts/factory';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPosts, listReplies } from '../contract/endpoints.ts';
import { postSorts } from '../contract/filter.ts';
import { makeManyPosts } from './factory.ts';
import { type CommunityFixture, openCommunityFixture } from './testing.fixture.ts';

const size = 3000;
let fixture: CommunityFixture;
beforeAll(async () => {
  fixture = await openCommunityFixture();
  const { portal } = fixture.portal;
  const authors = await insertMembers(portal, 60);
  await makeManyPosts(portal, { authorIds: authors.map(({ id }) => id), posts: size, repliesPerPost: 2 });
});
afterAll(() => fixture.portal.stop());

const columns = { hot: 'hot', latest: 'created_at', likes: 'likes', replies: 'replies', views: 'views' };
const filters = [
  {},
  { category: 'culture' },
  // In a third of the posts, in every sixteenth, in few.
  { search: '鐘樓' },
  { search: '趙' },
  { search: '趙', page: 3 },
  { search: '秋石' },
  { search: '秋石', category: 'art' },
  { page: 100 },
] as const;
type Filter = { category?: 'culture' | 'art'; search?: string; page?: number };

/** The ids on a page, by one query over all posts. */
async function expectedIds(sort: (typeof postSorts)[number], { category, search, page = 1 }: Filter) {
  const word = { 鐘樓: '钟楼', 趙: '赵' }[search ?? ''] ?? search ?? '';
  const { rows } = await fixture.portal.portal.db.execute<{ id: string }>(sql`
    select r.id from community_ranks r join community_posts p using (id)
    where (${category ?? null}::text is null or p.category = ${category ?? null})
      and (p.title || p.content) like ${`%${word}%`}
    order by r.${sql.raw(columns[sort])} desc, r.id desc limit 10 offset ${(page - 1) * 10}`);
  return rows.map(({ id }) => id);
}

describe.each(postSorts)('by %s', (sort) => {
  it.each(filters)('%j', async (filter: Filter) => {
    const { posts, pagination } = await fixture.portal.ok(listPosts, { query: { sort, ...filter } });
    expect(posts.map(({ id }) => id)).toEqual(await expectedIds(sort, filter));
    if (!filter.search) expect(pagination.relation).toBe('exact');
  });
});

it('counts every post and its replies', async () => {
  const { posts, pagination } = await fixture.portal.ok(listPosts, { query: { sort: 'replies' } });
  expect(pagination.total).toBe(size);
  const { id, replies } = posts[0] ?? { id: '', replies: 0 };
  expect((await fixture.portal.ok(listReplies, { params: { id } })).pagination.total).toBe(replies);
});

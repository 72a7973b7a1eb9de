/** Posts: publish, read, change, delete, restore, list. */

import type { Person } from '@apps/server/testing';
import { setMute } from '@features/accounts/contract/members';
import { sendPacket } from '@features/redpackets/contract/endpoints';
import { somePacket } from '@features/redpackets/factory';
import { day, hour, minute } from '@platform/server/clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectPost,
  createPost,
  deleteContent,
  getPost,
  likePost,
  listCollectedPosts,
  listMyPosts,
  listPosts,
  listVersions,
  restoreContent,
  updatePost,
  uploadPostImage,
  viewPost,
} from '../contract/endpoints.ts';
import type { postSorts } from '../contract/filter.ts';
import { somePost } from './factory.ts';
import { removeImagesJob } from './images.actions.ts';
import { communityImages } from './tables.ts';
import { type CommunityFixture, openCommunityFixture, somePicture } from './testing.fixture.ts';

let fixture: CommunityFixture;
let author: Person;
let other: Person;
const unknownId = '01890000-0000-7000-8000-000000000000';

beforeAll(async () => {
  fixture = await openCommunityFixture();
  author = await fixture.member('林知远');
  other = await fixture.member('顾明川');
});
afterAll(() => fixture.portal.stop());

const param = (id: string) => ({ params: { id } });
const isListed = async (id: string) => {
  const { posts } = await fixture.portal.ok(listPosts, { query: { sort: 'latest', limit: 100 } });
  return posts.some((post) => post.id === id);
};
const changeOf = (revision: number, overrides = {}) => ({ ...somePost(overrides), revision });

describe('createPost', () => {
  it.each([
    [{ title: '太短了' }, 'title', '标题长度在 5 到 100 个字符'],
    [{ title: '长'.repeat(101) }, 'title', '标题长度在 5 到 100 个字符'],
    [{ content: '九个字符还是太短了' }, 'content', '内容长度在 10 到 2000 个字符'],
    [{ content: '长'.repeat(2001) }, 'content', '内容长度在 10 到 2000 个字符'],
    [{ category: 'sport' as never }, 'category', '请选择分类'],
  ])('refuses %j', async (overrides, field, message) => {
    await author.refuses(createPost, { body: somePost(overrides) }, 'VALIDATION_FAILED', {
      details: [{ field, message }],
    });
  });

  it('publishes at once, in the shape of the specification', async () => {
    const post = await fixture.post(author);
    expect(post).toMatchObject({
      ...somePost(),
      author: { id: author.id, name: '林知远', avatar: null },
      ...{ views: 0, likes: 0, replies: 0, liked: false, collected: false },
      ...{ status: 'published', reason: null, images: [], packetId: null, revision: 1 },
    });
    expect(await fixture.portal.ok(getPost, param(post.id))).toEqual(post);
    expect(await isListed(post.id)).toBe(true);
  });

  it('keeps line breaks, and shows hostile texts safely', async () => {
    const title = `\u202e反\u200b转的标题${'\u0301'.repeat(10_000)}`;
    const content = '第一行<script>alert(1)</script>\r\n第二行 👨‍👩‍👧 𠀀𪚥𫝀 结束';
    const post = await fixture.post(author, { title, content });
    expect(post.title).toBe('反转的标题\u0301\u0301\u0301\u0301');
    expect(post.content).toBe('第一行<script>alert(1)</script>\n第二行 👨‍👩‍👧 𠀀𪚥𫝀 结束');
  });

  it('publishes once per key', async () => {
    const input = { body: somePost({ title: '只发一次的话题' }) };
    const [one, again] = await Promise.all([1, 2].map(() => other.ok(createPost, input, { key: 'once' })));
    expect(again).toEqual(one);
    const changed = { body: somePost({ title: '另一个话题' }) };
    await other.refuses(createPost, changed, 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'once' });
  });

  it('POSTING_TOO_FAST: refuses a fourth post in a minute, to a new member a sixth in a day', async () => {
    const writer = await fixture.member();
    for (let n = 0; n < 3; n += 1) await writer.ok(createPost, { body: somePost() });
    await writer.refuses(createPost, { body: somePost() }, 'POSTING_TOO_FAST');
    const fresh = await fixture.portal.person();
    const { db } = fixture.portal.portal;
    for (let n = 0; n < 5; n += 1) {
      await db.$client.query("delete from attempts where key like 'community-posts%'");
      await fresh.ok(createPost, { body: somePost() });
    }
    await db.$client.query("delete from attempts where key like 'community-posts%'");
    await fresh.refuses(createPost, { body: somePost() }, 'NEW_MEMBER_LIMIT');
  });
});

describe('images', () => {
  it('takes 12 in their order, and shows 9 in lists', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await fixture.image(author));
    const images = ids.toReversed();
    const post = await fixture.post(author, { images, title: '十二张照片的话题' });
    expect(post.images.map(({ id }) => id)).toEqual(images);
    expect(post.images[0]).toMatchObject({ width: 1600, height: 800 });
    const { posts } = await fixture.portal.ok(listPosts, { query: { author: author.id, sort: 'latest' } });
    expect(posts[0]).toMatchObject({ id: post.id, imageCount: 12 });
    expect(posts[0]?.images.map(({ id }) => id)).toEqual(images.slice(0, 9));
    // A change keeps, reorders and drops.
    const [first = '', second = ''] = ids;
    const changed = await author.ok(updatePost, {
      ...param(post.id),
      body: changeOf(1, { images: [second, first] }),
    });
    expect(changed.images.map(({ id }) => id)).toEqual([second, first]);
  });

  it('IMAGE_NOT_FOUND: refuses those of others, used ones and old ones', async () => {
    const id = await fixture.image(author);
    const body = somePost({ images: [id] });
    await other.refuses(createPost, { body }, 'IMAGE_NOT_FOUND');
    await fixture.post(author, { images: [id] });
    await author.refuses(createPost, { body }, 'IMAGE_NOT_FOUND');
    await author.refuses(createPost, { body: somePost({ images: [unknownId] }) }, 'IMAGE_NOT_FOUND');
  });

  it('removes those that no post has taken, and those of posts deleted for good', async () => {
    const { storage } = fixture.portal.portal;
    const [used, dropped, unused] = [
      await fixture.image(author),
      await fixture.image(author),
      await fixture.image(author),
    ];
    const post = await fixture.post(author, { images: [used], title: '会留下的一张' });
    const gone = await fixture.post(author, { images: [dropped], title: '将要删除的一张' });
    await author.ok(deleteContent, { params: { kind: 'posts', id: gone.id } });
    const rows = await fixture.portal.portal.db.select().from(communityImages);
    const files = (id: string) => rows.flatMap((row) => (row.id === id ? [row.address, row.thumbnail] : []));
    fixture.portal.clock.advance(26 * hour);
    await fixture.portal.portal.jobs.run(removeImagesJob, {});
    const exists = (id: string) =>
      Promise.all(
        files(id).map(async (address) => (await storage.read(address.replace('/files/', ''))) !== null),
      );
    expect(await exists(used)).toEqual([true, true]);
    expect(await exists(dropped)).toEqual([false, false]);
    expect(await exists(unused)).toEqual([false, false]);
    expect((await author.ok(getPost, param(post.id))).images).toHaveLength(1);
  });

  it('refuses other files, large ones and damaged ones', async () => {
    const upload = (bytes: Buffer) => [{}, bytes] as const;
    const refuses = async (
      bytes: Buffer,
      code: 'WRONG_FILE_KIND' | 'FILE_TOO_LARGE' | 'IMAGE_UNREADABLE',
    ) => {
      const [input, file] = upload(bytes);
      await author.refuses(uploadPostImage, input, code, {}, { file: { name: 'a.png', bytes: file } });
    };
    await refuses(Buffer.from('%PDF-1.4 text'), 'WRONG_FILE_KIND');
    await refuses(Buffer.alloc(2 * 1024 * 1024 + 1), 'FILE_TOO_LARGE');
    await refuses((await somePicture()).subarray(0, 200), 'IMAGE_UNREADABLE');
  });
});

describe('red packets', () => {
  it('PACKET_NOT_ATTACHABLE: attaches an open public packet of the author alone', async () => {
    const { id: packetId } = await author.ok(sendPacket, { body: somePacket() });
    expect(await fixture.post(author, { packetId })).toMatchObject({ packetId });
    await other.refuses(createPost, { body: somePost({ packetId }) }, 'PACKET_NOT_ATTACHABLE');
    fixture.portal.clock.advance(25 * hour);
    await author.refuses(createPost, { body: somePost({ packetId }) }, 'PACKET_NOT_ATTACHABLE');
  });
});

describe('updatePost', () => {
  it('keeps the former version public', async () => {
    const post = await fixture.post(author);
    const body = changeOf(1, { title: '周日去钟鼓楼走一走', category: 'life' });
    const changed = await author.ok(updatePost, { ...param(post.id), body });
    expect(changed).toMatchObject({ title: body.title, category: 'life', revision: 2 });
    expect(changed.editTime).not.toBeNull();
    const { versions } = await fixture.portal.ok(listVersions, { params: { kind: 'posts', id: post.id } });
    expect(versions).toMatchObject([
      { ...{ title: post.title, content: post.content }, from: post.createTime },
    ]);
    const { posts } = await fixture.portal.ok(listPosts, { query: { category: 'life', search: '周日' } });
    expect(posts.map(({ id }) => id)).toEqual([post.id]);
  });

  it('refuses others, old revisions and unknown posts', async () => {
    const post = await fixture.post(author);
    await other.refuses(updatePost, { ...param(post.id), body: changeOf(1) }, 'CONTENT_NOT_YOURS');
    await author.refuses(updatePost, { ...param(unknownId), body: changeOf(1) }, 'CONTENT_NOT_FOUND');
    await author.refuses(updatePost, { ...param(post.id), body: changeOf(7) }, 'REVISION_CONFLICT', {
      details: { current: post },
    });
    await author.refuses(
      updatePost,
      { ...param(post.id), body: changeOf(1, { images: [unknownId] }) },
      'IMAGE_NOT_FOUND',
    );
    await author.refuses(
      updatePost,
      { ...param(post.id), body: changeOf(1, { packetId: unknownId }) },
      'PACKET_NOT_ATTACHABLE',
    );
  });

  it('holds a post of more than a day to which links are added', async () => {
    const young = await fixture.post(author);
    const withLink = { content: `${young.content} 详见 https://example.org/a` };
    const body = changeOf(1, withLink);
    expect((await author.ok(updatePost, { ...param(young.id), body })).status).toBe('published');
    const old = await fixture.post(author);
    fixture.portal.clock.advance(day);
    expect((await author.ok(updatePost, { ...param(old.id), body })).status).toBe('review');
    await fixture.portal.refuses(getPost, param(old.id), 'CONTENT_NOT_FOUND');
    expect(await isListed(old.id)).toBe(false);
    const { posts } = await author.ok(listMyPosts, { query: { status: 'review' } });
    expect(posts.map(({ id }) => id)).toEqual([old.id]);
  });
});

describe('deleteContent', () => {
  it('removes a post from everything; restoreContent brings it back within ten minutes', async () => {
    const post = await fixture.post(author, { title: '将要删除的话题' });
    await other.ok(collectPost.set, { ...param(post.id), body: { isFavourite: true } });
    const content = { params: { kind: 'posts', id: post.id } } as const;
    await other.refuses(deleteContent, content, 'CONTENT_NOT_YOURS');
    const total = async () => (await fixture.portal.ok(listPosts, {})).pagination.total;
    const before = await total();
    await author.ok(deleteContent, content);
    expect(await total()).toBe(before - 1);
    expect(await isListed(post.id)).toBe(false);
    for (const caller of [author, other, fixture.portal])
      await caller.refuses(getPost, param(post.id), 'CONTENT_NOT_FOUND');
    await author.refuses(deleteContent, content, 'CONTENT_NOT_FOUND');
    await author.refuses(viewPost, param(post.id), 'CONTENT_NOT_FOUND');
    await fixture.portal.refuses(listVersions, content, 'CONTENT_NOT_FOUND');
    const { posts: found } = await fixture.portal.ok(listPosts, { query: { search: '将要删除' } });
    const { posts: collected } = await other.ok(listCollectedPosts, {});
    const { posts: mine } = await author.ok(listMyPosts, { query: { limit: 100 } });
    expect([...found, ...collected, ...mine].filter(({ id }) => id === post.id)).toEqual([]);
    await other.refuses(restoreContent, content, 'CONTENT_NOT_FOUND');
    await author.ok(restoreContent, content);
    await author.ok(restoreContent, content);
    expect(await total()).toBe(before);
    expect((await other.ok(listCollectedPosts, {})).posts.map(({ id }) => id)).toEqual([post.id]);
    await author.ok(deleteContent, content);
    fixture.portal.clock.advance(11 * minute);
    await author.refuses(restoreContent, content, 'RESTORE_TOO_LATE');
  });
});

describe('marks', () => {
  it('sets likes and collections once, for members', async () => {
    const post = await fixture.post(author);
    for (const [endpoints, counter, mine] of [
      [likePost, 'likes', 'liked'],
      [collectPost, 'collections', 'collected'],
    ] as const) {
      const set = (isFavourite: boolean) =>
        other.ok(endpoints.set, { ...param(post.id), body: { isFavourite } });
      expect(await set(true)).toEqual({ isFavourite: true, favourites: 1 });
      expect(await set(true)).toEqual({ isFavourite: true, favourites: 1 });
      expect(await other.ok(getPost, param(post.id))).toMatchObject({ [counter]: 1, [mine]: true });
      expect(await author.ok(getPost, param(post.id))).toMatchObject({ [counter]: 1, [mine]: false });
      expect(await other.ok(endpoints.get, param(post.id))).toEqual({ isFavourite: true, favourites: 1 });
      expect(await set(false)).toEqual({ isFavourite: false, favourites: 0 });
      await other.refuses(
        endpoints.set,
        { ...param(unknownId), body: { isFavourite: true } },
        'CONTENT_NOT_FOUND',
      );
      await other.refuses(endpoints.get, param(unknownId), 'CONTENT_NOT_FOUND');
    }
  });

  it('counts a reader once a day', async () => {
    const post = await fixture.post(author);
    expect(await other.ok(viewPost, param(post.id))).toEqual({ views: 1 });
    expect(await other.ok(viewPost, param(post.id))).toEqual({ views: 1 });
    expect(await author.ok(viewPost, param(post.id))).toEqual({ views: 2 });
    expect(await other.ok(getPost, param(post.id))).toMatchObject({ views: 2 });
  });
});

describe('listPosts', () => {
  it('searches title and content in either script, and highlights', async () => {
    const post = await fixture.post(author, {
      title: '榫卯讀書會第一期',
      content: `${'開場白，'.repeat(60)}最後談到營造法式。`,
    });
    const { posts } = await other.ok(listPosts, { query: { search: '营造法式' } });
    expect(posts).toMatchObject([{ id: post.id, highlights: { title: [] } }]);
    const { excerpt = '', highlights } = posts[0] ?? {};
    const [[start, end] = [0, 0]] = highlights?.excerpt ?? [];
    expect(excerpt.slice(start, end)).toBe('營造法式');
    expect((await other.ok(listPosts, { query: { search: '…' } })).posts).toEqual([]);
  });

  it('sorts by each order', async () => {
    const writer = await fixture.member();
    const posts: string[] = [];
    for (let n = 0; n < 3; n += 1) posts.push((await fixture.post(writer)).id);
    const [a = '', b = '', c = ''] = posts;
    await other.ok(likePost.set, { ...param(a), body: { isFavourite: true } });
    await fixture.reply(other, b);
    for (const reader of [author, other]) await reader.ok(viewPost, param(c));
    const orderOf = async (sort: (typeof postSorts)[number]) => {
      const answer = await other.ok(listPosts, { query: { sort, author: writer.id } });
      return answer.posts.map(({ id }) => id);
    };
    expect(await orderOf('latest')).toEqual([c, b, a]);
    expect(await orderOf('likes')).toEqual([a, c, b]);
    expect(await orderOf('replies')).toEqual([b, c, a]);
    expect(await orderOf('views')).toEqual([c, b, a]);
    // A reply weighs 2, a like 1, a reader a fifth.
    expect(await orderOf('hot')).toEqual([b, a, c]);
  });

  it('leaves out the members whom the caller has muted', async () => {
    const loud = await fixture.member('喧哗');
    const post = await fixture.post(loud);
    const mute = (muted: boolean) => other.ok(setMute, { ...param(loud.id), body: { muted } });
    const sees = async (caller: Person) =>
      (await caller.ok(listPosts, { query: { sort: 'latest', limit: 100 } })).posts.filter(
        ({ author: { id } }) => id === loud.id,
      ).length;
    await other.ok(collectPost.set, { ...param(post.id), body: { isFavourite: true } });
    const collected = async () => {
      const { posts, pagination } = await other.ok(listCollectedPosts, {});
      return [posts.filter(({ id }) => id === post.id).length, posts.length - pagination.total];
    };
    await mute(true);
    expect([await sees(other), await sees(author), await collected()]).toEqual([0, 1, [0, 0]]);
    // Its address stays open.
    expect((await other.ok(getPost, param(post.id))).id).toBe(post.id);
    await mute(false);
    expect([await sees(other), await collected()]).toEqual([1, [1, 0]]);
  });
});

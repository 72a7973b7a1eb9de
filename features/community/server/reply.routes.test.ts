/** Replies: floors, quotes, mentions, change, delete. */

import type { Person } from '@apps/server/testing';
import { setMute } from '@features/accounts/contract/members';
import { users } from '@features/accounts/tables';
import { minute } from '@platform/server/clock';
import { attempts } from '@platform/server/database/tables';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createReply,
  deleteContent,
  getPost,
  likeReply,
  listReplies,
  listVersions,
  restoreContent,
  suggestMembers,
  updateReply,
} from '../contract/endpoints.ts';
import { type CommunityFixture, openCommunityFixture } from './testing.fixture.ts';

let fixture: CommunityFixture;
let author: Person;
let other: Person;
let postId: string;
const unknownId = '01890000-0000-7000-8000-000000000000';
const param = (id: string) => ({ params: { id } });

beforeAll(async () => {
  fixture = await openCommunityFixture();
  author = await fixture.member('林知远');
  other = await fixture.member('顾明川');
});
afterAll(() => fixture.portal.stop());

const open = async () => {
  postId = (await fixture.post(author)).id;
  return postId;
};
const list = async (caller: Person, query = {}) =>
  (await caller.ok(listReplies, { ...param(postId), query })).replies;
const forgetLimits = () => fixture.portal.portal.db.delete(attempts).where(like(attempts.key, 'community-%'));

describe('createReply', () => {
  it.each([
    ['', '请输入回复内容'],
    [' \u200b\u2800\n', '请输入回复内容'],
    ['长'.repeat(501), '回复内容不能超过 500 个字符'],
  ])('refuses %j', async (content, message) => {
    await open();
    const details = [{ field: 'content', message }];
    await other.refuses(createReply, { ...param(postId), body: { content } }, 'VALIDATION_FAILED', {
      details,
    });
  });

  it('accepts 500 emoji, and gives the next floor', async () => {
    await open();
    await fixture.reply(other, postId);
    const reply = await fixture.reply(author, postId, '👨‍👩‍👧'.repeat(500));
    expect(reply).toMatchObject({
      floor: 2,
      status: 'published',
      likes: 0,
      liked: false,
      quote: null,
      mentions: [],
    });
    expect(await author.ok(getPost, param(postId))).toMatchObject({ replies: 2 });
    expect((await list(other)).map(({ floor }) => floor)).toEqual([1, 2]);
  });

  it('IDEMPOTENCY_KEY_REUSED: replies once per key, and refuses another text with it', async () => {
    await open();
    await forgetLimits();
    const send = (content: string) => [createReply, { ...param(postId), body: { content } }] as const;
    const ids = await Promise.all(
      [1, 2].map(async () => (await other.ok(...send('我也去'), { key: 'once' })).id),
    );
    expect(new Set(ids).size).toBe(1);
    await other.refuses(...send('不去了'), 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'once' });
  });

  it('CONTENT_NOT_FOUND, QUOTE_NOT_FOUND: refuses unknown posts, and quotes from elsewhere', async () => {
    await other.refuses(createReply, { ...param(unknownId), body: { content: '在吗' } }, 'CONTENT_NOT_FOUND');
    await other.refuses(listReplies, param(unknownId), 'CONTENT_NOT_FOUND');
    await open();
    const elsewhere = await fixture.reply(other, postId);
    await open();
    const body = { content: '引用', quoteId: elsewhere.id };
    await other.refuses(createReply, { ...param(postId), body }, 'QUOTE_NOT_FOUND');
  });

  it('quotes a reply until it is gone', async () => {
    await open();
    const first = await fixture.reply(other, postId, '第一层的话');
    const body = { content: '同意', quoteId: first.id };
    const second = await author.ok(createReply, { ...param(postId), body });
    expect(second.quote).toEqual({
      ...{ id: first.id, floor: 1, excerpt: '第一层的话' },
      author: { id: other.id, name: '顾明川', avatar: null },
    });
    await other.ok(deleteContent, { params: { kind: 'replies', id: first.id } });
    expect((await list(author))[0]?.quote).toEqual({ id: first.id, floor: 1, author: null, excerpt: null });
  });

  it('stores mentions that are in the content', async () => {
    await open();
    const body = { content: '@林知远 看这里', mentions: [author.id, other.id, unknownId] };
    await forgetLimits();
    const { mentions } = await other.ok(createReply, { ...param(postId), body });
    expect(mentions).toEqual([{ id: author.id, name: '林知远' }]);
  });

  it('POSTING_TOO_FAST, NEW_MEMBER_LIMIT: limits replies', async () => {
    await open();
    const reply = { ...param(postId), body: { content: '顶' } };
    await forgetLimits();
    for (let n = 0; n < 10; n += 1) await other.ok(createReply, reply);
    await other.refuses(createReply, reply, 'POSTING_TOO_FAST');
    const fresh = await fixture.portal.person();
    for (let n = 0; n < 50; n += 1) {
      await fixture.portal.portal.db.delete(attempts).where(like(attempts.key, 'community-replies%'));
      await fresh.ok(createReply, reply);
    }
    await fresh.refuses(createReply, reply, 'NEW_MEMBER_LIMIT');
  });
});

describe('updateReply', () => {
  it('keeps the former version public, and refuses others', async () => {
    await open();
    const reply = await fixture.reply(other, postId, '原来的话');
    const change = { ...param(reply.id), body: { content: '改过的话' } };
    expect(await other.ok(updateReply, change)).toMatchObject({ content: '改过的话', floor: 1 });
    const { versions } = await author.ok(listVersions, { params: { kind: 'replies', id: reply.id } });
    expect(versions).toMatchObject([{ title: null, category: null, content: '原来的话' }]);
    await author.refuses(updateReply, change, 'CONTENT_NOT_YOURS');
    await author.refuses(updateReply, { ...change, ...param(unknownId) }, 'CONTENT_NOT_FOUND');
  });
});

describe('deleteContent', () => {
  it('removes a reply from list and count; restoreContent brings it back on its floor', async () => {
    await open();
    const reply = await fixture.reply(other, postId);
    const content = { params: { kind: 'replies', id: reply.id } } as const;
    const count = async () => (await author.ok(getPost, param(postId))).replies;
    await author.refuses(deleteContent, content, 'CONTENT_NOT_YOURS');
    await other.ok(deleteContent, content);
    expect([await count(), (await list(author)).length]).toEqual([0, 0]);
    await author.refuses(
      likeReply.set,
      { ...param(reply.id), body: { isFavourite: true } },
      'CONTENT_NOT_FOUND',
    );
    await author.refuses(likeReply.get, param(reply.id), 'CONTENT_NOT_FOUND');
    await author.refuses(listVersions, content, 'CONTENT_NOT_FOUND');
    expect((await fixture.reply(author, postId)).floor).toBe(2);
    await author.refuses(restoreContent, content, 'CONTENT_NOT_FOUND');
    await other.ok(restoreContent, content);
    await other.ok(restoreContent, content);
    expect((await list(author)).map(({ floor }) => floor)).toEqual([1, 2]);
    await other.ok(deleteContent, content);
    fixture.portal.clock.advance(11 * minute);
    await other.refuses(restoreContent, content, 'RESTORE_TOO_LATE');
    expect(await count()).toBe(1);
  });
});

describe('listReplies', () => {
  it('finds the page of a reply, has the caller’s likes, and leaves out the muted', async () => {
    await open();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await fixture.reply(n % 2 ? author : other, postId)).id);
    const { replies, pagination } = await author.ok(listReplies, {
      ...param(postId),
      query: { limit: 2, reply: ids[4] },
    });
    expect(replies.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(pagination).toEqual({ current_page: 3, per_page: 2, total: 5 });
    const like = { ...param(ids[0] ?? ''), body: { isFavourite: true } };
    expect(await author.ok(likeReply.set, like)).toEqual({ isFavourite: true, favourites: 1 });
    expect((await list(author))[0]).toMatchObject({ liked: true, likes: 1 });
    expect((await list(other))[0]).toMatchObject({ liked: false, likes: 1 });
    await author.ok(setMute, { ...param(other.id), body: { muted: true } });
    expect((await list(author)).map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    const quoting = await author.ok(createReply, {
      ...param(postId),
      body: { content: '同意，九点见。', quoteId: ids[0] ?? '' },
    });
    const quoteFor = async (reader: Person) =>
      (await list(reader)).find(({ id }) => id === quoting.id)?.quote;
    expect(await quoteFor(author)).toMatchObject({ id: ids[0], author: null, excerpt: null });
    expect(await quoteFor(other)).toMatchObject({ id: ids[0], author: { id: other.id } });
    await author.ok(setMute, { ...param(other.id), body: { muted: false } });
  });
});

describe('suggestMembers', () => {
  const suggest = async (prefix: string) =>
    (await author.ok(suggestMembers, { ...param(postId), query: { prefix } })).members.map(({ id }) => id);

  it('suggests those in the discussion first, then other members, by name or user name', async () => {
    await open();
    await fixture.reply(other, postId);
    expect(await suggest('')).toEqual([other.id]);
    const [stranger, namesake] = [await fixture.member('陌生人'), await fixture.member('顾城 Gu')];
    expect(await suggest('顾')).toEqual([other.id, namesake.id]);
    expect(await suggest('顾城 g')).toEqual([namesake.id]);
    expect(await suggest('陌')).toEqual([stranger.id]);
    expect(await suggest(stranger.username.toUpperCase())).toEqual([stranger.id]);
    for (const none of ['生人', '%', '陌_', author.username]) expect(await suggest(none)).toEqual([]);
    await author.refuses(suggestMembers, { ...param(unknownId), query: {} }, 'CONTENT_NOT_FOUND');
  });

  it('suggests eight at most, and neither muted nor barred members', async () => {
    await open();
    const members: Person[] = [];
    for (let n = 0; n < 10; n += 1) members.push(await fixture.member(`欧阳${n}`));
    const ids = members.map(({ id }) => id);
    expect(await suggest('欧阳')).toEqual(ids.slice(0, 8));
    const [muted = other, barred = other] = members;
    await fixture.reply(muted, postId);
    await author.ok(setMute, { ...param(muted.id), body: { muted: true } });
    await fixture.portal.portal.db.update(users).set({ banned: true }).where(eq(users.id, barred.id));
    expect(await suggest('欧阳')).toEqual(ids.slice(2));
    expect(await suggest('')).toEqual([]);
  });

  it('TOO_MANY_REQUESTS: answers 60 times a minute', async () => {
    await open();
    const searching = await fixture.member();
    for (let n = 0; n < 60; n += 1) await searching.ok(suggestMembers, param(postId));
    await searching.refuses(suggestMembers, param(postId), 'TOO_MANY_REQUESTS');
  });
});

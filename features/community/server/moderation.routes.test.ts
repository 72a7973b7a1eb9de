/** Reports, the queue, decisions of editors, suspensions, held words. */
import type { Person } from '@apps/server/testing';
import { day } from '@platform/server/clock';
import { attempts, staffActions } from '@platform/server/database/tables';
import type { Caller } from '@platform/server/testing/caller';
import { desc, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPost,
  createReply,
  deleteContent,
  getPost,
  listMyPosts,
  listPosts,
  listReplies,
  listVersions,
  updatePost,
  updateReply,
  uploadPostImage,
} from '../contract/endpoints.ts';
import {
  addHeldWord,
  deleteHeldWord,
  listHeldWords,
  listModerationQueue,
  moderatePost,
  moderateReply,
  reportContent,
  suspendMember,
} from '../contract/moderation.ts';
import { somePost } from './factory.ts';
import { type CommunityFixture, openCommunityFixture, somePicture } from './testing.fixture.ts';

let fixture: CommunityFixture;
let author: Person;
let reader: Person;
let editor: Person;
const unknownId = '01890000-0000-7000-8000-000000000000';
const param = (id: string) => ({ params: { id } });

beforeAll(async () => {
  fixture = await openCommunityFixture();
  author = await fixture.member('林知远');
  reader = await fixture.member('顾明川');
  editor = await fixture.portal.person('editor');
});
afterAll(() => fixture.portal.stop());
beforeEach(async () => {
  await fixture.portal.portal.db.delete(attempts).where(like(attempts.key, 'community-%'));
});

const reportOf = (kind: 'posts' | 'replies', id: string, note?: string) => ({
  params: { kind, id },
  body: { reason: 'spam' as const, ...(note ? { note } : {}) },
});
const queue = async (state: 'open' | 'hidden' = 'open') =>
  (await editor.ok(listModerationQueue, { query: { state, limit: 100 } })).entries;
const lastAction = async () => {
  const [row] = await fixture.portal.portal.db
    .select()
    .from(staffActions)
    .orderBy(desc(staffActions.id))
    .limit(1);
  return row;
};

describe('reportContent', () => {
  it('puts a post into the queue, once per member; approving settles it', async () => {
    const post = await fixture.post(author);
    await reader.ok(reportContent, reportOf('posts', post.id, '刷屏'));
    await reader.refuses(reportContent, reportOf('posts', post.id), 'ALREADY_REPORTED');
    await author.refuses(reportContent, reportOf('posts', post.id), 'REPORTS_OWN_CONTENT');
    await reader.refuses(reportContent, reportOf('posts', unknownId), 'CONTENT_NOT_FOUND');
    expect(await queue()).toMatchObject([
      {
        ...{ kind: 'posts', id: post.id, postId: post.id, status: 'published', held: null, reportCount: 1 },
        reports: [{ reason: 'spam', note: '刷屏', reporter: { id: reader.id } }],
      },
    ]);
    await editor.ok(moderatePost, { ...param(post.id), body: { approved: true } });
    expect(await queue()).toEqual([]);
    expect(await lastAction()).toMatchObject({
      action: 'approve',
      subjectKind: 'community_post',
      actorId: editor.id,
    });
    expect((await fixture.portal.ok(getPost, param(post.id))).status).toBe('published');
  });

  it('POSTING_TOO_FAST: takes 20 a day', async () => {
    const post = await fixture.post(author);
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) ids.push((await fixture.reply(author, post.id)).id);
    const last = ids.pop() ?? '';
    const member = await fixture.member();
    for (const id of ids) await member.ok(reportContent, reportOf('replies', id));
    await member.refuses(reportContent, reportOf('replies', last), 'POSTING_TOO_FAST');
    for (const id of ids) await editor.ok(moderateReply, { ...param(id), body: { approved: true } });
  });
});

describe('moderatePost', () => {
  it('hides with a reason that the author sees, and shows again', async () => {
    const post = await fixture.post(author, { title: '含有广告的话题' });
    await editor.refuses(moderatePost, { ...param(post.id), body: { hidden: true } }, 'VALIDATION_FAILED');
    await editor.refuses(moderatePost, { ...param(post.id), body: { featured: true } }, 'VALIDATION_FAILED');
    await editor.refuses(moderatePost, { ...param(unknownId), body: { hidden: false } }, 'CONTENT_NOT_FOUND');
    const reason = '商业广告';
    await editor.ok(moderatePost, { ...param(post.id), body: { hidden: true, reason } });
    expect(await lastAction()).toMatchObject({ action: 'hide', reason });
    await fixture.portal.refuses(getPost, param(post.id), 'CONTENT_NOT_FOUND');
    await reader.refuses(
      createReply,
      { ...param(post.id), body: { content: '还在吗' } },
      'CONTENT_NOT_FOUND',
    );
    expect(await author.ok(getPost, param(post.id))).toMatchObject({ status: 'hidden', reason });
    expect((await author.ok(listMyPosts, { query: { status: 'hidden' } })).posts).toMatchObject([{ reason }]);
    expect((await fixture.portal.ok(listPosts, { query: { search: '含有广告' } })).posts).toEqual([]);
    expect((await queue('hidden')).map(({ id }) => id)).toEqual([post.id]);
    await editor.ok(moderatePost, { ...param(post.id), body: { hidden: false } });
    expect(await lastAction()).toMatchObject({ action: 'show' });
    expect((await fixture.portal.ok(listPosts, { query: { search: '含有广告' } })).posts).toHaveLength(1);
  });
});

describe('moderateReply', () => {
  it('hides and shows a reply, and counts it', async () => {
    const post = await fixture.post(author);
    const { id } = await fixture.reply(reader, post.id);
    await editor.ok(moderateReply, { ...param(id), body: { hidden: true, reason: '辱骂' } });
    const seen = async () => [
      (await author.ok(getPost, param(post.id))).replies,
      (await author.ok(listReplies, param(post.id))).replies.length,
    ];
    expect(await seen()).toEqual([0, 0]);
    expect(await lastAction()).toMatchObject({
      action: 'hide',
      subjectKind: 'community_reply',
      reason: '辱骂',
    });
    await editor.ok(moderateReply, { ...param(id), body: { hidden: false } });
    expect(await seen()).toEqual([1, 1]);
    await editor.refuses(
      moderateReply,
      { ...param(unknownId), body: { hidden: false } },
      'CONTENT_NOT_FOUND',
    );
  });
});

describe('held words', () => {
  it('hold posts and replies in either script, with signs between, until an editor approves', async () => {
    const word = await editor.ok(addHeldWord, { body: { word: '代寫論文' } });
    expect(word).toMatchObject({ word: '代寫論文', addedBy: { id: editor.id } });
    expect(await lastAction()).toMatchObject({ action: 'add_word' });
    await editor.refuses(addHeldWord, { body: { word: '代写论文' } }, 'WORD_EXISTS');
    const post = await fixture.post(author, { content: '专业代·写·论 文，联系方式见主页' });
    expect(post.status).toBe('review');
    await reader.refuses(getPost, param(post.id), 'CONTENT_NOT_FOUND');
    const open = await fixture.post(author);
    const reply = await fixture.reply(author, open.id, '代写论文');
    expect(reply.status).toBe('review');
    expect((await reader.ok(listReplies, param(open.id))).replies).toEqual([]);
    expect(await queue()).toMatchObject([
      { id: post.id, status: 'review', held: 'word', words: ['代写论文'], reportCount: 0 },
      { kind: 'replies', id: reply.id, postId: open.id, postTitle: open.title },
    ]);
    await editor.ok(moderatePost, { ...param(post.id), body: { approved: true } });
    await editor.ok(moderateReply, { ...param(reply.id), body: { approved: true } });
    expect((await reader.ok(getPost, param(post.id))).status).toBe('published');
    expect((await reader.ok(listReplies, param(open.id))).replies).toHaveLength(1);
    const { words } = await editor.ok(listHeldWords, {});
    expect(words).toEqual([word]);
    await editor.ok(deleteHeldWord, param(word.id));
    await editor.refuses(deleteHeldWord, param(word.id), 'CONTENT_NOT_FOUND');
    expect((await fixture.post(author, { content: '代写论文的危害，大家谈一谈' })).status).toBe('published');
  });

  it('leave posts and replies to their author, who edits and deletes them, and to no other member', async () => {
    const { id: wordId } = await editor.ok(addHeldWord, { body: { word: '刷单返利' } });
    const post = await fixture.post(author, { content: '刷单返利，有意者请联系我' });
    expect(await author.ok(getPost, param(post.id))).toMatchObject({ status: 'review' });
    const mine = await author.ok(listMyPosts, { query: { status: 'review' } });
    expect(mine.posts.map(({ id }) => id)).toEqual([post.id]);
    for (const by of [reader, fixture.portal]) {
      await by.refuses(getPost, param(post.id), 'CONTENT_NOT_FOUND');
      const { posts } = await by.ok(listPosts, { query: { author: author.id, limit: 100 } });
      expect(posts.map(({ id }) => id)).not.toContain(post.id);
    }

    const { id: postId } = await fixture.post(reader);
    const first = await fixture.reply(reader, postId);
    const reply = await fixture.reply(author, postId, '刷单返利');
    const listed = async (by: Caller, query = {}) =>
      (await by.ok(listReplies, { ...param(postId), query })).replies.map(({ id, status }) => [id, status]);
    const held = [reply.id, 'review'];
    expect(await listed(author)).toEqual([[first.id, 'published'], held]);
    expect(await listed(author, { limit: 1, reply: reply.id })).toEqual([held]);
    const change = { ...param(reply.id), body: { content: '刷单返利，改过' } };
    expect(await author.ok(updateReply, change)).toMatchObject({ status: 'review' });
    const ofReply = { params: { kind: 'replies', id: reply.id } } as const;
    expect((await author.ok(listVersions, ofReply)).versions).toMatchObject([{ content: '刷单返利' }]);
    for (const by of [reader, fixture.portal]) {
      expect(await listed(by)).toEqual([[first.id, 'published']]);
      await by.refuses(listVersions, ofReply, 'CONTENT_NOT_FOUND');
    }
    await author.ok(deleteContent, ofReply);
    expect(await listed(author)).toEqual([[first.id, 'published']]);
    await author.ok(deleteContent, { params: { kind: 'posts', id: post.id } });
    await editor.ok(deleteHeldWord, param(wordId));
  });

  it('links of new members wait as well; editors are never held', async () => {
    const body = somePost({ content: '详情见 https://example.org/spam 快来看看' });
    const fresh = await fixture.portal.person();
    expect((await fresh.ok(createPost, { body })).status).toBe('review');
    expect((await fixture.post(author, body)).status).toBe('published');
    expect((await editor.ok(createPost, { body })).status).toBe('published');
  });
});

describe('suspendMember', () => {
  it('MEMBER_SUSPENDED: refuses posts, replies and images until the end, and can be lifted', async () => {
    const member = await fixture.member();
    const post = await fixture.post(member);
    const reply = await fixture.reply(member, post.id);
    const suspend = (days: number) =>
      editor.ok(suspendMember, { ...param(member.id), body: { days, reason: '刷屏' } });
    const { until } = await suspend(3);
    expect(await lastAction()).toMatchObject({
      action: 'suspend',
      details: { days: 3 },
      subjectId: member.id,
    });
    const refusal = {
      message: expect.stringMatching(/^您已被暂停发言，\d{4}-\d\d-\d\d 之后恢复：刷屏$/),
      details: { until, reason: '刷屏' },
    };
    const change = { ...param(post.id), body: { ...somePost(), revision: 1 } };
    const content = { content: '还能说话吗' };
    await member.refuses(createPost, { body: somePost() }, 'MEMBER_SUSPENDED', refusal);
    await member.refuses(updatePost, change, 'MEMBER_SUSPENDED', refusal);
    await member.refuses(createReply, { ...param(post.id), body: content }, 'MEMBER_SUSPENDED', refusal);
    await member.refuses(updateReply, { ...param(reply.id), body: content }, 'MEMBER_SUSPENDED', refusal);
    const file = { name: 'a.png', bytes: await somePicture() };
    await member.refuses(uploadPostImage, {}, 'MEMBER_SUSPENDED', refusal, { file });
    await reader.ok(reportContent, reportOf('posts', post.id));
    expect((await queue()).at(-1)).toMatchObject({ id: post.id, suspendedUntil: until });
    expect(await suspend(0)).toEqual({ until: null, reason: null });
    await member.ok(createReply, { ...param(post.id), body: content });
    await suspend(1);
    fixture.portal.clock.advance(day + 1000);
    await member.ok(createReply, { ...param(post.id), body: content });
  });

  it('refuses for staff and unknown members', async () => {
    const body = { days: 1, reason: '试试' };
    await editor.refuses(suspendMember, { ...param(editor.id), body }, 'STAFF_NOT_SUSPENDED');
    await editor.refuses(suspendMember, { ...param(unknownId), body }, 'MEMBER_NOT_FOUND');
  });
});

describe('limits of changes', () => {
  it('POSTING_TOO_FAST, NEW_MEMBER_LIMIT: count as writing', async () => {
    const fresh = await fixture.portal.person();
    const post = await fresh.ok(createPost, { body: somePost() });
    const reply = await fresh.ok(createReply, { ...param(post.id), body: { content: '第一层' } });
    const changePost = (revision: number) => ({ ...param(post.id), body: { ...somePost(), revision } });
    const changeReply = { ...param(reply.id), body: { content: '改一改' } };
    await fresh.ok(updatePost, changePost(1));
    await fresh.ok(updatePost, changePost(2));
    await fresh.refuses(updatePost, changePost(3), 'POSTING_TOO_FAST');
    for (let n = 0; n < 9; n += 1) await fresh.ok(updateReply, changeReply);
    await fresh.refuses(updateReply, changeReply, 'POSTING_TOO_FAST');
    const { db } = fixture.portal.portal;
    await db.update(attempts).set({ points: 50 }).where(like(attempts.key, 'community-new-%'));
    await db.delete(attempts).where(like(attempts.key, 'community-posts%'));
    await db.delete(attempts).where(like(attempts.key, 'community-replies%'));
    await fresh.refuses(updatePost, changePost(3), 'NEW_MEMBER_LIMIT');
    await fresh.refuses(updateReply, changeReply, 'NEW_MEMBER_LIMIT');
  });
});

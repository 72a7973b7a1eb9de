/** What the community notifies members of. */

import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReply, likePost, likeReply, updateReply } from '../contract/endpoints.ts';
import { addHeldWord, moderatePost, moderateReply } from '../contract/moderation.ts';
import { postPath } from '../contract/path.ts';
import { type CommunityFixture, openCommunityFixture } from './testing.fixture.ts';

let fixture: CommunityFixture;
let author: Person;
let other: Person;
beforeAll(async () => {
  fixture = await openCommunityFixture();
  author = await fixture.member('林知远');
  other = await fixture.member('顾明川');
});
afterAll(() => fixture.portal.stop());

const inbox = async (of: Person) => (await of.ok(listNotifications, {})).notifications;
const param = (id: string) => ({ params: { id } });

it('a reply tells the author, whom it quotes and whom it mentions, each once', async () => {
  const [quoted, mentioned] = [await fixture.member('沈怀瑾'), await fixture.member('何星野')];
  const { id: postId, title } = await fixture.post(author);
  const { id: quoteId } = await fixture.reply(quoted, postId);
  const body = { content: '@何星野 @林知远 一起去', quoteId, mentions: [mentioned.id, author.id, other.id] };
  const { id } = await other.ok(createReply, { ...param(postId), body });
  const event = { subject: title, path: postPath(postId, id), quote: body.content, isRead: false };
  const kinds = async (of: Person) => (await inbox(of)).filter(({ path }) => path === event.path);
  expect(await kinds(author)).toMatchObject([{ ...event, kind: 'mention', actors: [{ id: other.id }] }]);
  expect(await kinds(quoted)).toMatchObject([{ ...event, kind: 'reply', detail: '回复' }]);
  expect(await kinds(mentioned)).toMatchObject([{ ...event, kind: 'mention' }]);
  expect(await kinds(other)).toEqual([]);
});

it('likes are one notification of each thing, and a withdrawn one adds none', async () => {
  const [writer, third] = [await fixture.member(), await fixture.member()];
  const { id } = await fixture.post(writer);
  const reply = await fixture.reply(writer, id);
  for (const by of [other, third]) {
    await by.ok(likePost.set, { ...param(id), body: { isFavourite: true } });
    await by.ok(likeReply.set, { ...param(reply.id), body: { isFavourite: true } });
    await by.ok(likePost.set, { ...param(id), body: { isFavourite: false } });
  }
  await writer.ok(likePost.set, { ...param(id), body: { isFavourite: true } });
  const likes = (await inbox(writer)).map(({ kind, detail, path, count }) => [kind, detail, path, count]);
  expect(likes.toSorted()).toEqual(
    [
      ['like', '话题', postPath(id), 2],
      ['like', '回复', postPath(id, reply.id), 2],
    ].toSorted(),
  );
});

describe('a held one', () => {
  const word = '刷单返利';
  const reason = '广告';
  const content = `@秦望舒 一起${word}`;
  let editor: Person;
  let writer: Person;
  let mentioned: Person;
  beforeAll(async () => {
    editor = await fixture.portal.person('editor');
    [writer, mentioned] = [await fixture.member('苏晚晴'), await fixture.member('秦望舒')];
    await editor.ok(addHeldWord, { body: { word } });
  });
  /** A held reply, and what the author of its post, the mentioned member and its writer are notified of. */
  const hold = async () => {
    const { id: postId } = await fixture.post(author);
    const body = { content, mentions: [mentioned.id] };
    const { id, status } = await writer.ok(createReply, { ...param(postId), body });
    expect(status).toBe('review');
    const path = postPath(postId, id);
    const kinds = async (of: Person) =>
      (await inbox(of)).filter((each) => each.path === path).map(({ kind }) => kind);
    const moderate = (flags: { approved?: boolean; hidden?: boolean; reason?: string }) =>
      editor.ok(moderateReply, { ...param(id), body: flags });
    const events = async () => [await kinds(author), await kinds(mentioned), await kinds(writer)];
    return { id, moderate, events };
  };

  it('reply is announced when an editor approves it, and only then', async () => {
    const { id, moderate, events } = await hold();
    expect(await events()).toEqual([[], [], []]);
    await moderate({ approved: true });
    expect(await events()).toEqual([['reply'], ['mention'], ['content_approved']]);
    const body = { content: `${content}！`, mentions: [mentioned.id] };
    await writer.ok(updateReply, { ...param(id), body });
    await moderate({ approved: true });
    await moderate({ hidden: true, reason });
    await moderate({ hidden: false });
    const [toAuthor, toMentioned, toWriter] = await events();
    expect([toAuthor, toMentioned]).toEqual([['reply'], ['mention']]);
    expect(toWriter?.toSorted()).toEqual([...Array(3).fill('content_approved'), 'content_hidden']);
  });

  it('reply that was hidden at first is announced when it is shown', async () => {
    const { moderate, events } = await hold();
    await moderate({ hidden: true, reason });
    expect(await events()).toEqual([[], [], ['content_hidden']]);
    await moderate({ hidden: false });
    expect((await events()).slice(0, 2)).toEqual([['reply'], ['mention']]);
  });

  it('post is announced to its author, who reads the reason when it is hidden', async () => {
    const post = await fixture.post(writer, { content: `这里有${word}，欢迎联系` });
    const of = async () =>
      (await inbox(writer))
        .filter(({ path }) => path === postPath(post.id))
        .map(({ kind, quote }) => [kind, quote]);
    await editor.ok(moderatePost, { ...param(post.id), body: { hidden: true, reason } });
    expect(await of()).toEqual([['content_hidden', reason]]);
    await editor.ok(moderatePost, { ...param(post.id), body: { hidden: false } });
    expect(await of()).toContainEqual(['content_approved', null]);
  });
});

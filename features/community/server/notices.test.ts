/** What the community notifies members of. */

import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReply, likePost, likeReply } from '../contract/endpoints.ts';
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

/** Parallel calls: counts stay exact, and floors stay in order. */
import type { Person } from '@apps/server/testing';
import { genericErrors } from '@platform/contract/errors';
import { dataOf } from '@platform/server/testing/caller';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  collectPost,
  createReply,
  deleteContent,
  getPost,
  likePost,
  likeReply,
  listPosts,
  listReplies,
  viewPost,
} from '../contract/endpoints.ts';
import { moderatePost, moderateReply, reportContent } from '../contract/moderation.ts';
import type { Reply } from '../contract/reply.ts';
import { type CommunityFixture, openCommunityFixture } from './testing.fixture.ts';

let fixture: CommunityFixture;
let people: Person[];
const param = (id: string) => ({ params: { id } });

beforeAll(async () => {
  fixture = await openCommunityFixture();
  people = [];
  for (let n = 0; n < 50; n += 1) people.push(await fixture.portal.person());
});
afterAll(() => fixture.portal.stop());

const author = () => people[0] as Person;

it('counts 100 parallel toggles by 50 people exactly', async () => {
  const post = await fixture.post(author());
  const reply = await fixture.reply(author(), post.id);
  const toggles = people.flatMap((person, n) =>
    // Half of the people take their mark back in a second call, which may come first.
    [true, n % 2 === 0].map((isFavourite) =>
      Promise.all([
        person.ok(likePost.set, { ...param(post.id), body: { isFavourite } }),
        person.ok(collectPost.set, { ...param(post.id), body: { isFavourite } }),
        person.ok(likeReply.set, { ...param(reply.id), body: { isFavourite } }),
        person.ok(viewPost, param(post.id)),
      ]),
    ),
  );
  await Promise.all(toggles);
  const marks = async (endpoints: typeof likePost, id: string) =>
    (await Promise.all(people.map((person) => person.ok(endpoints.get, param(id))))).filter(
      ({ isFavourite }) => isFavourite,
    ).length;
  const stored = await author().ok(getPost, param(post.id));
  expect(stored.likes).toBe(await marks(likePost, post.id));
  expect(stored.collections).toBe(await marks(collectPost, post.id));
  expect(stored.likes).toBeGreaterThanOrEqual(25);
  expect((await author().ok(viewPost, param(post.id))).views).toBe(50);
  const [likedReply] = (await author().ok(listReplies, param(post.id))).replies;
  expect(likedReply?.likes).toBe(await marks(likeReply, reply.id));
});

it('keeps 200 parallel replies in order', async () => {
  const post = await fixture.post(author());
  /** On a busy machine some wait too long for a connection, and are sent again with their keys. */
  async function send(n: number): Promise<Reply> {
    const person = people[n % people.length] as Person;
    const input = { ...param(post.id), body: { content: `第 ${n} 条` } };
    const answer = await person.call(createReply, input, { key: `parallel-reply-${n}` });
    return answer.code === genericErrors.UNAVAILABLE.code ? send(n) : dataOf(answer);
  }
  const replies = await Promise.all(Array.from({ length: 200 }, (_, n) => send(n)));
  const floors = replies.map(({ floor }) => floor).sort((a, b) => a - b);
  expect(floors).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  expect((await author().ok(getPost, param(post.id))).replies).toBe(200);
  const page = await author().ok(listReplies, { ...param(post.id), query: { limit: 100, page: 2 } });
  expect(page.replies.map(({ floor }) => floor)).toEqual(floors.slice(100));
});

it('removes a post once, however often it is hidden and deleted at the same time', async () => {
  const editor = await fixture.portal.person('editor');
  const kept = await fixture.post(author());
  const post = await fixture.post(author());
  await Promise.all([
    author().call(deleteContent, { params: { kind: 'posts', id: post.id } }),
    author().call(deleteContent, { params: { kind: 'posts', id: post.id } }),
    editor.call(moderatePost, { ...param(post.id), body: { hidden: true, reason: '重复' } }),
    ...people
      .slice(1, 20)
      .map((person) =>
        person.call(reportContent, { params: { kind: 'posts', id: post.id }, body: { reason: 'spam' } }),
      ),
  ]);
  const { posts, pagination } = await fixture.portal.ok(listPosts, { query: { sort: 'latest' } });
  expect(posts[0]?.id).toBe(kept.id);
  expect(pagination.total).toBe(posts.length);
});

it('hides and shows a post and its replies while members reply and quote', async () => {
  const editor = await fixture.portal.person('editor');
  const post = await fixture.post(author());
  const first = await fixture.reply(author(), post.id);
  const flags = [{ hidden: true, reason: '核实' }, { hidden: false }];
  const decisions = Array.from({ length: 8 }, () =>
    flags.flatMap((body) => [
      editor.call(moderatePost, { ...param(post.id), body }),
      editor.call(moderateReply, { ...param(first.id), body }),
    ]),
  );
  const replies = people
    .slice(0, 40)
    .map((person) =>
      person.call(createReply, { ...param(post.id), body: { content: '跟上', quoteId: first.id } }),
    );
  const answers = await Promise.all([...decisions.flat(), ...replies]);
  // A member may meet a hidden post or quote, but no call fails.
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await editor.ok(moderatePost, { ...param(post.id), body: { hidden: false } });
  await editor.ok(moderateReply, { ...param(first.id), body: { hidden: false } });
  const { pagination } = await author().ok(listReplies, param(post.id));
  expect((await author().ok(getPost, param(post.id))).replies).toBe(pagination.total);
});

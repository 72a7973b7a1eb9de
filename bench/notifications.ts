/** The time from a like to the bells of the post's author, with 500 members connected to the live channel. */
import { setTimeout as delay } from 'node:timers/promises';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { likePost } from '@features/community/contract/endpoints';
import { makeManyPosts } from '@features/community/factory';
import { communityPosts } from '@features/community/tables';
import { notificationChannel } from '@features/notifications/contract/channels';
import { systemClock } from '@platform/server/clock';
import { openDatabase } from '@platform/server/database/database';
import { systemRandom } from '@platform/server/random';
import { secretFor } from '@platform/server/seal';
import { openTestPage, type TestPage } from '@platform/server/testing/live';
import { inArray } from 'drizzle-orm';
import type { Figure } from './figure.ts';
import type { Fixture } from './fixture.ts';
import type { Portal } from './portal.ts';

const readerCount = 500;
/** Likes at a time in the first figure, and in the second. */
const [few, burst] = [1, readerCount];
/** Milliseconds after which a notification counts as lost. */
const lostAfter = 30_000;

/** A member whose page is open, with a post to like. */
interface Reader {
  postId: string;
  page: TestPage;
}

/** Connects the members, each with a post. */
async function connect(
  { url, databaseUrl }: Portal,
  secret: string,
): Promise<{ readers: Reader[]; likers: InsertedMember[] }> {
  const db = openDatabase(databaseUrl, 4);
  const services = {
    db,
    clock: systemClock,
    random: systemRandom(systemClock),
    secretFor: (purpose: string) => secretFor(secret, purpose),
  };
  try {
    const members = await insertMembers(services, readerCount);
    const likers = await insertMembers(services, 2);
    const authorIds = members.map(({ id }) => id);
    await makeManyPosts(services, { authorIds, posts: readerCount, repliesPerPost: 0 });
    const { id, authorId } = communityPosts;
    const posts = await db.select({ id, authorId }).from(communityPosts).where(inArray(authorId, authorIds));
    const postOf = new Map(posts.map((post) => [post.authorId, post.id]));
    const readers: Reader[] = [];
    for (const { id: member, token } of members) {
      const page = await openTestPage(url, { token });
      const joined = await page.join(notificationChannel, { member });
      if (!joined.ok) throw new Error(`a reader can't listen: ${JSON.stringify(joined)}`);
      readers.push({ page, postId: postOf.get(member) ?? '' });
    }
    return { readers, likers };
  } finally {
    await db.$client.end();
  }
}

/** Likes a reader's post; returns the milliseconds until the reader's page hears of it. */
async function latency(
  { url }: Portal,
  { page, postId }: Reader,
  { token }: InsertedMember,
): Promise<number> {
  const heard = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a notification was lost')), lostAfter);
    page.socket.once('message', () => {
      clearTimeout(timer);
      resolve(performance.now());
    });
  });
  const startTime = performance.now();
  const [answer, time] = await Promise.all([
    fetch(`${url}/api${likePost.set.path.replace(':id', postId)}`, {
      method: likePost.set.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isFavourite: true }),
    }),
    heard,
  ]);
  if (!answer.ok) throw new Error(`a like gets ${answer.status}`);
  await answer.arrayBuffer();
  return time - startTime;
}

/** Likes every reader's post once, so many at a time. */
async function round(portal: Portal, readers: readonly Reader[], liker: InsertedMember, clients: number) {
  const times: number[] = [];
  const remaining = readers.values();
  const work = async () => {
    for (const reader of remaining) times.push(await latency(portal, reader, liker));
  };
  await Promise.all(Array.from({ length: clients }, work));
  return times.toSorted((one, other) => one - other);
}

/** Measures the latency of notifications, one after another and all at once. */
export async function notifications(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const { readers, likers } = await connect(portal, await portal.secret());
  const figures: Figure[] = [];
  try {
    for (const [at, clients] of [few, burst].entries()) {
      // A bell's messages are throttled: the first of a second is sent at once.
      await delay(2 * notificationChannel.throttle);
      const [liker] = likers.slice(at);
      if (!liker) throw new Error('there is nobody who likes');
      const times = await round(portal, readers, liker, clients);
      const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
      for (const share of [0.5, 0.99])
        figures.push({
          part: 'notifications',
          what: `from a like to the author's page, ${readerCount} connected, ${clients} at a time: p${share * 100}`,
          value: percentile(share),
          unit: 'ms',
          detail: `${times.length} likes, the slowest ${percentile(1).toFixed(0)} ms`,
        });
    }
  } finally {
    for (const { page } of readers) page.close();
  }
  return figures;
}

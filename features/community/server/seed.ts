/** The sample posts with their replies, marks and images. */
import { users } from '@features/accounts/tables';
import { after, hour, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { readSample, readSampleFile } from '@platform/server/sample';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { postTexts } from '../contract/post.ts';
import { replyTexts } from '../contract/reply.ts';
import { insertImages } from './images.store.ts';
import { postCollections, postLikes, postViewCounter, replyLikes } from './marks.store.ts';
import { insertReply } from './replies.store.ts';
import { mentionsIn } from './rules.ts';
import { hasSamples, insertPosts } from './store.ts';
import { communityTag } from './tags.ts';

const username = z.string();
const marks = z.array(username).default([]);
const sampleReply = z.strictObject({
  by: username,
  minutesLater: z.int().min(0),
  content: replyTexts.shape.content,
  /** The floor that it quotes. */
  quotes: z.int().min(1).optional(),
  mentions: marks,
  likes: marks,
});
const samplePost = postTexts
  .extend({
    slug: z.string(),
    author: username,
    hoursAgo: z.number().min(0),
    views: z.int().min(0),
    likes: marks,
    collections: marks,
    /** Drawings of other samples, below `sample/`. */
    images: z.array(z.string()).default([]),
    replies: z.array(sampleReply).default([]),
  })
  .strict();
type SamplePost = z.output<typeof samplePost>;

/** The latest first; people are named by username. */
export const readSamplePosts = () => readSample('posts.yaml', samplePost);

type Person = { id: string; name: string };
type People = ReadonlyMap<string, Person>;

const namesIn = ({ author, likes, collections, replies }: SamplePost) => [
  ...[author, ...likes, ...collections],
  ...replies.flatMap((reply) => [reply.by, ...reply.likes, ...reply.mentions]),
];

/** The sample people that a post names; null when one is missing. */
async function findPeople(
  { db }: Pick<Services, 'db'>,
  samples: readonly SamplePost[],
): Promise<People | null> {
  const names = new Set(samples.flatMap(namesIn));
  const { id, name, username: key } = users;
  const rows = await db
    .select({ id, name, key })
    .from(users)
    .where(inArray(key, [...names]));
  return rows.length < names.size ? null : new Map(rows.map((row) => [row.key, row]));
}

/** The size of a drawing by its view box. */
function sizeOf(svg: Buffer): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString()) ?? [];
  return { width: Number(width), height: Number(height) };
}

async function imagesOf({ storage, random }: Services, { images }: SamplePost) {
  const rows = [];
  for (const [position, path] of images.entries()) {
    const id = random.id();
    const svg = await readSampleFile(path);
    const address = await storage.put(`community-${id}`, svg, 'svg');
    rows.push({ id, position, address, thumbnail: address, ...sizeOf(svg) });
  }
  return rows;
}

type Marks = typeof postLikes;

/** Adds a post with everything about it; nothing if it is known. */
async function addPost(
  services: Services,
  tx: Transaction,
  sample: SamplePost,
  people: People,
): Promise<void> {
  const { slug, author, hoursAgo, views, likes, collections, replies, images: _, ...texts } = sample;
  const person = (key: string) => people.get(key) ?? { id: '', name: '' };
  const createdAt = after(services.clock.now(), -hoursAgo * hour);
  const id = services.random.id();
  const authorId = person(author).id;
  const counters = { likes: likes.length, collections: collections.length, views, floors: replies.length };
  const added = await insertPosts(tx, [{ id, slug, authorId, ...texts, createdAt, counters }]);
  if (added.length === 0) return;
  const mark = async (of: Marks, itemId: string, by: readonly string[]) => {
    for (const key of by) await of.set(tx, { itemId, memberId: person(key).id, at: createdAt }, true);
  };
  await mark(postLikes, id, likes);
  await mark(postCollections, id, collections);
  await postViewCounter.insert(tx, [{ id, views }]);
  const images = await imagesOf(services, sample);
  await insertImages(
    tx,
    images.map((image) => ({ ...image, postId: id, ownerId: authorId, createdAt })),
  );
  const ids = replies.map(() => services.random.id());
  for (const [at, { by, minutesLater, content, quotes, mentions, likes: likedBy }] of replies.entries()) {
    const replyId = ids[at] ?? '';
    await insertReply(tx, {
      ...{ id: replyId, postId: id, floor: at + 1, authorId: person(by).id, content },
      quoteId: quotes === undefined ? null : (ids[quotes - 1] ?? null),
      mentions: mentionsIn(content, mentions.map(person)),
      createdAt: after(createdAt, minutesLater * minute),
    });
    await mark(replyLikes, replyId, likedBy);
  }
}

/** Adds the sample posts once; needs the sample people. In production it does nothing. */
export async function seedCommunity(services: Services): Promise<void> {
  const { env, db, cache } = services;
  if (env.PORTAL_MODE !== 'demo' || (await hasSamples(db))) return;
  const samples = await readSamplePosts();
  const people = await findPeople(services, samples);
  if (!people) return;
  await db.transaction(async (tx) => {
    for (const sample of samples) await addPost(services, tx, sample, people);
  });
  cache.invalidate(communityTag);
}

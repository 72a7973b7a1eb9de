/** The news of the sample story, with their covers and share cards. */
import { users } from '@features/accounts/tables';
import { day, hour } from '@platform/server/clock';
import { storeShareCard } from '@platform/server/files/images';
import type { Services } from '@platform/server/portal';
import { inArray } from 'drizzle-orm';
import { coverFolder } from './cover.actions.ts';
import { addCover, type NewCover } from './cover.store.ts';
import { newsTag } from './freshness.ts';
import { drawScene } from './seed/drawings/scenes.ts';
import type { SampleNews } from './seed/item.ts';
import { sampleNews } from './seed/items.ts';
import { addNews, hasSamples, type NewNews } from './store.ts';
import { newsViewCounter } from './view.store.ts';

interface Prepared {
  item: NewNews;
  cover: NewCover;
  views: number;
}

async function prepare(
  { storage, random, clock }: Services,
  sample: SampleNews,
  authors: ReadonlyMap<string, string>,
): Promise<Prepared> {
  const { scene, daysAgo, views, username, ...item } = sample;
  // Nobody publishes at the same minute every day.
  const publishedAt = new Date(clock.now().getTime() - daysAgo * day - (views % 11) * hour);
  const coverId = random.id();
  const folder = coverFolder(coverId);
  const svg = drawScene(scene);
  const large = svg.replace('<svg ', '<svg width="1200" height="675" ');
  const [image, shareImage] = await Promise.all([
    storage.put(folder, Buffer.from(svg), 'svg'),
    storeShareCard(storage, folder, Buffer.from(large)),
  ]);
  if (!shareImage) throw new Error(`the drawing ${scene} cannot be decoded`);
  const authorId = username ? (authors.get(username) ?? null) : null;
  return {
    item: { ...item, id: random.id(), authorId, coverId, publishedAt },
    cover: { id: coverId, ownerId: authorId, image, sizes: [], shareImage, createdAt: publishedAt },
    views,
  };
}

/** The accounts of those who have one. */
async function findAuthors({ db }: Pick<Services, 'db'>): Promise<Map<string, string>> {
  const names = sampleNews.flatMap(({ username }) => username ?? []);
  const { id, username } = users;
  const rows = await db.select({ id, username }).from(users).where(inArray(username, names));
  return new Map(rows.map((row) => [row.username, row.id]));
}

/** Adds the sample news once, so that what an editor deletes stays deleted; in production it does nothing. */
export async function seedNews(services: Services): Promise<void> {
  const { env, db, cache: fresh } = services;
  if (env.PORTAL_MODE !== 'demo' || (await hasSamples(db))) return;
  const authors = await findAuthors(services);
  const prepared = await Promise.all(sampleNews.map((sample) => prepare(services, sample, authors)));
  await db.transaction(async (tx) => {
    for (const { cover } of prepared) await addCover(tx, cover);
    // Another program that seeds at once waits here, and its slugs are then known.
    await addNews(
      tx,
      prepared.map(({ item }) => item),
    );
    await newsViewCounter.start(
      tx,
      prepared.map(({ item, views }) => ({ id: item.id, views })),
    );
  });
  fresh.invalidate(newsTag);
}

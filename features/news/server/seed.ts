/** The news of the sample data, with their covers and share cards. */
import { users } from '@features/accounts/tables';
import { after, hour } from '@platform/server/clock';
import type { NewCover } from '@platform/server/files/covers';
import type { Services } from '@platform/server/portal';
import { sanitiseRichText } from '@platform/server/richText';
import { readSample, readSampleFile } from '@platform/server/sample';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { newsTexts } from '../contract/form.ts';
import { newsCoverStore } from './cover.store.ts';
import { addNews, hasSamples, type NewNews } from './store.ts';
import { newsTag } from './tags.ts';
import { newsViewCounter } from './view.store.ts';

const sampleNews = newsTexts
  .extend({
    slug: z.string(),
    author: z.string(),
    /** The demo account that wrote it; guest authors have none. */
    username: z.string().optional(),
    hoursAgo: z.number().min(0),
    views: z.int().min(0),
    featured: z.boolean().optional(),
    // Joins wrapped lines.
    content: newsTexts.shape.content.transform((html) => sanitiseRichText(html.replaceAll('\n', ''))),
  })
  .strict();
type SampleNews = z.output<typeof sampleNews>;

interface PreparedItem {
  item: NewNews;
  cover: NewCover;
  views: number;
}

async function prepare(
  { storage, images, random, clock }: Services,
  sample: SampleNews,
  authors: ReadonlyMap<string, string>,
): Promise<PreparedItem> {
  const { hoursAgo, views, username, ...item } = sample;
  const publishedAt = after(clock.now(), -hoursAgo * hour);
  const coverId = random.id();
  const folder = newsCoverStore.folderOf(coverId);
  const svg = await readSampleFile(`news/${sample.slug}.svg`);
  const large = svg.toString().replace('<svg ', '<svg width="1200" height="675" ');
  const image = await storage.put(folder, svg, 'svg');
  const card = { folder, bytes: Buffer.from(large), widths: [], shareCard: true, ownerId: null };
  const shareImage = (await images.store(card))?.shareImage;
  if (!shareImage) throw new Error(`sample/news/${sample.slug}.svg cannot be decoded`);
  const authorId = username ? (authors.get(username) ?? null) : null;
  return {
    item: { ...item, id: random.id(), authorId, coverId, publishedAt },
    cover: { id: coverId, ownerId: authorId, image, sizes: [], shareImage, createdAt: publishedAt },
    views,
  };
}

/** The accounts of authors who have one. */
async function findAuthors(
  { db }: Pick<Services, 'db'>,
  samples: readonly SampleNews[],
): Promise<Map<string, string>> {
  const names = samples.flatMap(({ username }) => username ?? []);
  const { id, username } = users;
  const rows = await db.select({ id, username }).from(users).where(inArray(username, names));
  return new Map(rows.map((row) => [row.username, row.id]));
}

/** Adds the sample news once, so that deleted items stay deleted; in production it does nothing. */
export async function seedNews(services: Services): Promise<void> {
  const { env, db, cache } = services;
  if (env.PORTAL_MODE !== 'demo' || (await hasSamples(db))) return;
  const samples = await readSample('news', sampleNews);
  const authors = await findAuthors(services, samples);
  const prepared: PreparedItem[] = [];
  for (const sample of samples) prepared.push(await prepare(services, sample, authors));
  await db.transaction(async (tx) => {
    for (const { cover } of prepared) await newsCoverStore.add(tx, cover);
    // Another program that seeds at once waits here, and its slugs are then known.
    await addNews(
      tx,
      prepared.map(({ item }) => item),
    );
    await newsViewCounter.insert(
      tx,
      prepared.map(({ item, views }) => ({ id: item.id, views })),
    );
  });
  cache.invalidate(newsTag);
}

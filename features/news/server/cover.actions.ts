/** Covers: stored in the sizes of the pages, removed when unused. */
import { after, day, hour } from '@platform/server/clock';
import { storeImage, storeShareCard } from '@platform/server/files/images';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { newsErrors } from '../contract/errors.ts';
import type { NewsCover } from '../contract/news.ts';
import { addCover, removeOrphans } from './cover.store.ts';

type News = Pick<Services, 'db' | 'clock' | 'random' | 'storage'>;

/** Pixels. Cards show about 480, the dialog up to 960, both doubled for dense screens. */
const widths = [480, 960, 1440];

/** How long an unused cover can be published. */
export const coverLifetime = day;

/** Each cover has its own folder, so that its files can be removed with it. */
export const coverFolder = (id: string): string => `news-${id}`;

/** Stores a picture as the caller's cover. Throws COVER_UNREADABLE. */
export async function uploadNewsCover(
  { db, clock, random, storage }: News,
  caller: Caller,
  bytes: Uint8Array,
): Promise<NewsCover> {
  const id = random.id();
  const folder = coverFolder(id);
  const stored = await storeImage(storage, folder, bytes, widths);
  const shareImage = stored && (await storeShareCard(storage, folder, bytes));
  if (!stored || !shareImage) throw failure(newsErrors.COVER_UNREADABLE);
  const { address: image, sizes } = stored;
  await addCover(db, { id, ownerId: caller.id, image, sizes, shareImage, createdAt: clock.now() });
  return { id, image, imageSizes: sizes };
}

const batchSize = 100;

/** Removes expired unused covers with their files. */
export async function removeOrphanCovers({ db, clock, storage }: News): Promise<void> {
  // An hour longer than they can be published, so that none is removed during a publication.
  const before = after(clock.now(), -coverLifetime - hour);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const addresses = await removeOrphans(tx, before, batchSize);
      // Before the commit: if it fails, the rows stay and the next run repeats it.
      await Promise.all(addresses.map((address) => storage.remove(address)));
      return addresses.length;
    });
    if (removed === 0) return;
  }
}

/** The images of posts: encoded again in two sizes, removed when no post uses them. */
import { after, day, hour } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { cronJob } from '@platform/server/jobs/jobs';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import type { PostImage } from '../contract/post.ts';
import { deleteUnused, freeImagesOfDeleted, insertImages, takeImages } from './images.store.ts';
import { assertNotSuspended } from './limits.actions.ts';
import { restorableFor } from './rules.ts';

/** Pixels: the thumbnail in a grid of three, and the preview. */
const widths = [480, 1600];

/** How long an image waits for its post. */
const lifetime = day;

const batchSize = 100;

/** Stores an image of the caller. Throws IMAGE_UNREADABLE, MEMBER_SUSPENDED, and as `Images.store`. */
export async function uploadPostImage(ctx: Services, caller: Caller, bytes: Uint8Array): Promise<PostImage> {
  const { db, clock, random, images } = ctx;
  await assertNotSuspended(db, ctx, caller);
  const id = random.id();
  const request = { folder: `community-${id}`, bytes, widths, shareCard: false, ownerId: caller.id };
  const sizes = (await images.store(request))?.sizes;
  const [thumbnail, full] = [sizes?.at(0), sizes?.at(-1)];
  if (!thumbnail || !full) throw failure(communityErrors.IMAGE_UNREADABLE);
  const { address, width, height } = full;
  const image = { id, address, width, height, thumbnail: thumbnail.address };
  await insertImages(db, [{ ...image, ownerId: caller.id, createdAt: clock.now() }]);
  return image;
}

/** Gives a post these images of the caller. Throws IMAGE_NOT_FOUND. */
export async function attachImages(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { postId, ownerId }: { postId: string; ownerId: string },
  ids: readonly string[],
): Promise<void> {
  const since = after(clock.now(), -lifetime);
  if (!(await takeImages(tx, { postId, ownerId, since }, ids)))
    throw failure(communityErrors.IMAGE_NOT_FOUND);
}

export const removeImagesJob = cronJob('remove-community-images', '37 * * * *');

/** Removes images that no post has taken, and those of posts that were deleted for good. */
export async function removeImages({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
  await freeImagesOfDeleted(db, after(clock.now(), -restorableFor - hour));
  // An hour more than they may be taken, so that none goes while it is being taken.
  const before = after(clock.now(), -lifetime - hour);
  for (;;) {
    const removed = await db.transaction(async (tx) => {
      const addresses = await deleteUnused(tx, before, batchSize);
      // Before the commit: if it fails the rows stay, and the next run finds the files gone already.
      await Promise.all(addresses.map((address) => storage.remove(address)));
      return addresses.length;
    });
    if (removed === 0) return;
  }
}

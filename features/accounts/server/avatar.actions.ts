/** Avatars: set and removed by their members, removed by admins. */
import type { Transaction } from '@platform/server/database/database';
import { removeFilesLater } from '@platform/server/files/privateFiles';
import { failure } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller } from '@platform/server/portal';
import type { Crop } from '../contract/avatar.ts';
import { accountErrors } from '../contract/errors.ts';
import type { Member } from '../contract/members.ts';
import type { UserProfile } from '../contract/user.ts';
import type { Context } from './context.ts';
import { avatarRemovedEmail } from './emails.ts';
import { getMember, membersTag } from './members.actions.ts';
import { type Avatar, findMember, lockAvatar, updateAvatar } from './members.store.ts';
import { findPerson } from './people.store.ts';
import { readMe } from './profile.actions.ts';
import { avatarWidths } from './rules.ts';
import { countAttempt } from './throttle.ts';

/** Stores the addresses of a new avatar, or of none; the former files are removed after the commit. */
async function replaceAvatar(ctx: Context, tx: Transaction, userId: string, avatar: Avatar): Promise<Avatar> {
  const former = await lockAvatar(tx, userId);
  await updateAvatar(tx, userId, avatar, ctx.clock.now());
  await removeFilesLater(ctx, tx, addressesOf(former));
  return former;
}

const none: Avatar = { image: null, picture: null };

/** A small picture has one size, and one address. */
const addressesOf = ({ image, picture }: Avatar) =>
  [...new Set([image, picture])].filter((address) => address !== null);

/** Makes a square of a picture the caller's avatar. Throws AVATAR_UNREADABLE, TOO_MANY_ATTEMPTS, and as `Images.store`. */
export async function setAvatar(
  ctx: Context,
  caller: Caller,
  bytes: Uint8Array,
  crop: Crop,
): Promise<UserProfile> {
  await countAttempt(ctx.counters, 'avatar', caller.id);
  const { images, db, random, storage, cache } = ctx;
  const stored = await images.store({
    // A folder per avatar: its files belong to no other, even if they are the same.
    folder: `avatar-${random.id()}`,
    bytes,
    crop,
    widths: avatarWidths,
    shareCard: false,
    ownerId: caller.id,
  });
  const [image, picture = image] = stored?.sizes.map(({ address }) => address) ?? [];
  if (!image || !picture) throw failure(accountErrors.AVATAR_UNREADABLE);
  const avatar = { image, picture };
  try {
    await db.transaction((tx) => replaceAvatar(ctx, tx, caller.id, avatar));
  } catch (error) {
    await Promise.all(addressesOf(avatar).map((address) => storage.remove(address)));
    throw error;
  }
  cache.invalidate(membersTag);
  return readMe(ctx, caller);
}

/** Removes the caller's avatar. */
export async function removeAvatar(ctx: Context, caller: Caller): Promise<UserProfile> {
  await ctx.db.transaction((tx) => replaceAvatar(ctx, tx, caller.id, none));
  ctx.cache.invalidate(membersTag);
  return readMe(ctx, caller);
}

/** Removes a member's avatar, logs it with its reason and tells the member. Throws MEMBER_NOT_FOUND. */
export async function removeMemberAvatar(
  ctx: Context,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Member> {
  const { db, clock, mail, cache } = ctx;
  await db.transaction(async (tx) => {
    const at = clock.now();
    const to = (await findMember(tx, id, at)) && (await findPerson(tx, id));
    if (!to) throw failure(accountErrors.MEMBER_NOT_FOUND);
    const former = await replaceAvatar(ctx, tx, id, none);
    // Another admin was faster.
    if (former.image === null) return;
    const subject = { kind: 'account', id };
    await recordStaffAction(tx, { actorId: caller.id, action: 'remove_avatar', subject, reason, at });
    await mail.send(avatarRemovedEmail(to, reason), tx);
  });
  cache.invalidate(membersTag);
  return getMember(ctx, id);
}

/** Members' public pages, and muting. */
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { accountErrors, mutesPerMember } from '../contract/errors.ts';
import type { Member } from '../contract/members.ts';
import { findMember } from './members.store.ts';
import { addMute, deleteMute, listMutes } from './mutes.store.ts';

/** The cache tag of all members' public pages: invalidated when a member changes name, introduction or avatar. */
export const membersTag = 'members';

type Context = Pick<Services, 'db' | 'clock'>;

/** A member's public page. Throws MEMBER_NOT_FOUND, for a barred member too. */
export async function getMember({ db, clock }: Context, id: string): Promise<Member> {
  const member = await findMember(db, id, clock.now());
  if (!member) throw failure(accountErrors.MEMBER_NOT_FOUND);
  return member;
}

/**
 * Mutes a member, or not; the same again changes nothing. Throws CANNOT_MUTE_SELF, TOO_MANY_MUTES and MEMBER_NOT_FOUND,
 * but a barred member can be unmuted.
 */
export async function setMute(
  ctx: Context,
  caller: Caller,
  id: string,
  muted: boolean,
): Promise<{ muted: boolean }> {
  const { db, clock } = ctx;
  if (!muted) await deleteMute(db, caller.id, id);
  else {
    if (id === caller.id) throw failure(accountErrors.CANNOT_MUTE_SELF);
    await getMember(ctx, id);
    const isAdded = await addMute(
      db,
      { memberId: caller.id, mutedId: id, mutedAt: clock.now() },
      mutesPerMember,
    );
    if (!isAdded) throw failure(accountErrors.TOO_MANY_MUTES);
  }
  return { muted };
}

/** The members whom the caller has muted. */
export const listMuted = async ({ db }: Context, caller: Caller) => ({
  mutes: await listMutes(db, caller.id),
});

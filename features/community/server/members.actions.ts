/** Muting members. */
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { communityErrors } from '../contract/errors.ts';
import { setMute } from './members.store.ts';

/** Mutes a member for the caller, or not. Throws MEMBER_NOT_FOUND, for the caller too. */
export async function setMuted(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  mutedId: string,
  muted: boolean,
): Promise<{ muted: boolean }> {
  const isOther = mutedId !== caller.id;
  if (!isOther || !(await setMute(db, { memberId: caller.id, mutedId }, muted)))
    throw failure(communityErrors.MEMBER_NOT_FOUND);
  return { muted };
}

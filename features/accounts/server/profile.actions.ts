/** The caller's own profile and e-mail address. */
import { genericErrors } from '@platform/contract/errors';
import { violatedConstraint } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Caller, Origin, Services } from '@platform/server/portal';
import type { z } from 'zod';
import type { changeEmail as changeEmailEndpoint } from '../contract/email.ts';
import { accountErrors } from '../contract/errors.ts';
import type { UserProfile, updateMe as updateMeEndpoint } from '../contract/user.ts';
import type { Context } from './context.ts';
import { addresseeOf, emailChangedEmail, recipientOf } from './emails.ts';
import { membersTag } from './members.actions.ts';
import { assertNotReserved } from './names.ts';
import { confirmPassword, countEmail } from './password.actions.ts';
import { deleteLinks, findProfile, updateEmail, updateProfile } from './store.ts';
import { sendVerification } from './verification.actions.ts';

/** Throws UNAUTHENTICATED when the account was deleted between two queries. */
function assertPresent(profile: UserProfile | null): UserProfile {
  if (!profile) throw failure(genericErrors.UNAUTHENTICATED);
  return profile;
}

/** Reads the caller's profile. */
export async function readMe({ db }: Services, caller: Caller): Promise<UserProfile> {
  return assertPresent(await findProfile(db, caller.id));
}

/** Changes the parts of the caller's profile that are given. Throws VALIDATION_FAILED for a reserved name. */
export async function updateMe(
  { db, clock, cache }: Services,
  caller: Caller,
  change: z.output<(typeof updateMeEndpoint)['body']>,
): Promise<UserProfile> {
  const { full_name: name } = change;
  const profile = assertPresent(await findProfile(db, caller.id));
  const isMember = caller.role === 'user' || caller.role === 'reviewer';
  if (name && isMember && name !== profile.full_name) await assertNotReserved(db, name);
  const changed = assertPresent(await updateProfile(db, caller.id, change, clock.now()));
  cache.invalidate(membersTag);
  return changed;
}

/**
 * Changes the caller's e-mail address; the new one is sent a link that verifies it, the old one a notice.
 * Throws WRONG_PASSWORD, EMAIL_TAKEN (for their own address too; settled by the unique constraint) or TOO_MANY_ATTEMPTS.
 */
export async function changeEmail(
  ctx: Context,
  caller: Caller,
  { email, password }: z.output<(typeof changeEmailEndpoint)['body']>,
  origin: Origin,
): Promise<UserProfile> {
  await confirmPassword(ctx, caller, password);
  await countEmail(ctx, 'verification', email, origin);
  const { db, clock, mail } = ctx;
  const work = db.transaction(async (tx) => {
    const before = assertPresent(await findProfile(tx, caller.id));
    if (before.email === email) throw failure(accountErrors.EMAIL_TAKEN);
    const changed = assertPresent(await updateEmail(tx, caller.id, email, clock.now()));
    await deleteLinks(tx, caller.id);
    await mail.send(emailChangedEmail(recipientOf(addresseeOf(before)), email), tx);
    await sendVerification(ctx, { id: changed.id, ...addresseeOf(changed) }, tx);
    return changed;
  });
  return work.catch((error: unknown) => {
    throw violatedConstraint(error) === null ? error : failure(accountErrors.EMAIL_TAKEN);
  });
}

/** Sends the email that verifies the caller's address. Throws EMAIL_ALREADY_VERIFIED or TOO_MANY_ATTEMPTS. */
export async function requestEmailVerification(ctx: Context, caller: Caller, origin: Origin): Promise<void> {
  const profile = await readMe(ctx, caller);
  if (profile.email_verified) throw failure(accountErrors.EMAIL_ALREADY_VERIFIED);
  await countEmail(ctx, 'verification', profile.email, origin);
  await sendVerification(ctx, { id: profile.id, ...addresseeOf(profile) });
}

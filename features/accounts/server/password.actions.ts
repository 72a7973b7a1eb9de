/** Changing a password, and resetting it by email. */
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import { job } from '@platform/server/jobs/jobs';
import type { Caller, Origin } from '@platform/server/portal';
import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import { accountErrors } from '../contract/errors.ts';
import { assertUncommon } from './commonPasswords.ts';
import type { Context } from './context.ts';
import { addresseeOf, passwordChangedEmail, recipientOf } from './emails.ts';
import { deleteSessions } from './sessions.store.ts';
import { deleteLinks, findPasswordHash, findProfile, updatePasswordHash } from './store.ts';
import { countAttempt, resetAttempts } from './throttle.ts';

/** Checks the caller's password. Throws WRONG_PASSWORD or TOO_MANY_ATTEMPTS. */
export async function confirmPassword(
  { db, counters }: Context,
  caller: Caller,
  password: string,
): Promise<void> {
  await countAttempt(counters, 'password', caller.id);
  const hash = await findPasswordHash(db, caller.id);
  if (!hash || !(await verifyPassword({ hash, password }))) throw failure(accountErrors.WRONG_PASSWORD);
  await resetAttempts(counters, 'password', caller.id);
}

/** Changes the caller's password and ends their other sessions, together. Throws WRONG_PASSWORD or TOO_MANY_ATTEMPTS. */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  current: string,
  replacement: string,
): Promise<void> {
  await assertUncommon('new_password', replacement);
  await confirmPassword(ctx, caller, current);
  const { db, clock, mail } = ctx;
  const hash = await hashPassword(replacement);
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, caller.id, hash, clock.now());
    await deleteSessions(tx, caller.id, caller.sessionId);
    await deleteLinks(tx, caller.id);
    const owner = await findProfile(tx, caller.id);
    if (owner) await mail.send(passwordChangedEmail(recipientOf(addresseeOf(owner))), tx);
  });
}

/**
 * Counts a requested email, by its address and by the requester's network; each kind has its own
 * counter, so that one cannot block the other. Throws TOO_MANY_ATTEMPTS.
 */
export async function countEmail(
  { counters }: Context,
  kind: 'reset' | 'verification',
  email: string,
  origin: Origin,
): Promise<void> {
  await countAttempt(counters, 'emailOrigin', networkOf(origin.address));
  await countAttempt(counters, 'email', kind, email);
}

/** Sends a link for a new password to an address, if it belongs to a user. */
export const sendReset = job({ name: 'send-reset', data: z.object({ email: z.string() }) });

/** The work of `sendReset`. */
export async function sendResetLink({ auth }: Context, email: string): Promise<void> {
  await auth.api.requestPasswordReset({ body: { email } });
}

/**
 * Has a link for a new password sent to an address, if it belongs to a user. A job does it in both cases, so that the
 * time of the answer does not tell them apart. Throws TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(ctx: Context, email: string, origin: Origin): Promise<void> {
  await countEmail(ctx, 'reset', email, origin);
  await ctx.jobs.send(sendReset, { email });
}

/** Sets a new password by an email's token and ends all sessions of its owner. Throws LINK_INVALID. */
export async function resetPassword({ auth }: Context, token: string, password: string): Promise<void> {
  await assertUncommon('password', password);
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(linkRefused);
}

/** Translates better-auth's refusal of a link. */
function linkRefused(error: unknown): never {
  if (error instanceof APIError && error.statusCode < 500) throw failure(accountErrors.LINK_INVALID);
  throw error;
}

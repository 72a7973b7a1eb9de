/** Changing a password, and getting a new one by mail. */
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Caller, Origin } from '@platform/server/portal';
import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { accountErrors } from '../contract/errors.ts';
import type { Accounts } from './accounts.ts';
import { addresseeOf, passwordChangedLetter } from './letters.ts';
import { deleteSessions } from './sessions.store.ts';
import { deleteLinks, findPasswordHash, findProfile, updatePasswordHash } from './store.ts';
import { countAttempt, resetAttempts } from './throttle.ts';

/** Makes sure that it is still the owner who sits there. Throws WRONG_PASSWORD or TOO_MANY_ATTEMPTS. */
export async function confirmPassword(
  { db, counters }: Accounts,
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
  accounts: Accounts,
  caller: Caller,
  current: string,
  wanted: string,
): Promise<void> {
  await confirmPassword(accounts, caller, current);
  const { db, clock, mail, publicUrl } = accounts;
  const hash = await hashPassword(wanted);
  await db.transaction(async (tx) => {
    await updatePasswordHash(tx, caller.id, hash, clock.now());
    await deleteSessions(tx, caller.id, caller.sessionId);
    await deleteLinks(tx, caller.id);
    const owner = await findProfile(tx, caller.id);
    if (owner) await mail.send(passwordChangedLetter(publicUrl, addresseeOf(owner)), tx);
  });
}

/**
 * Counts a wish for a letter, by the address it goes to and by where it was asked; each kind for
 * itself, so that one cannot be used to keep the other from somebody. Throws TOO_MANY_ATTEMPTS.
 */
export async function countLetter(
  { counters }: Accounts,
  kind: 'reset' | 'verification',
  email: string,
  origin: Origin,
): Promise<void> {
  await countAttempt(counters, 'letterOrigin', networkOf(origin.address));
  await countAttempt(counters, 'letter', kind, email);
}

/** Sends a link for a new password to an address, if somebody has it. Throws TOO_MANY_ATTEMPTS. */
export async function requestPasswordReset(accounts: Accounts, email: string, origin: Origin): Promise<void> {
  await countLetter(accounts, 'reset', email, origin);
  await accounts.auth.api.requestPasswordReset({ body: { email } });
}

/** Sets a new password by a letter's token and ends all sessions of its owner. Throws LINK_INVALID. */
export async function resetPassword({ auth }: Accounts, token: string, password: string): Promise<void> {
  await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(linkRefused);
}

/** To a declared error, what better-auth says of a link. */
export function linkRefused(error: unknown): never {
  if (error instanceof APIError && error.statusCode < 500) throw failure(accountErrors.LINK_INVALID);
  throw error;
}

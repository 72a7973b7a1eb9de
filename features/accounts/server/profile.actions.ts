/** The caller's own profile and e-mail address. */
import { genericErrors } from '@platform/contract/errors';
import { violatedConstraint } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Caller, Origin, Services } from '@platform/server/portal';
import { createEmailVerificationToken } from 'better-auth/api';
import type { z } from 'zod';
import type { emailChange } from '../contract/email.ts';
import { accountErrors } from '../contract/errors.ts';
import type { UserProfile, updateMe as updateMeEndpoint } from '../contract/user.ts';
import type { Accounts } from './accounts.ts';
import { signingSecret } from './auth.ts';
import { addresseeOf, emailChangedLetter, verificationLetter } from './letters.ts';
import { confirmPassword, countLetter, linkRefused } from './password.actions.ts';
import { verificationLifetime } from './rules.ts';
import { deleteLinks, findProfile, updateEmail, updateProfile } from './store.ts';

/** A caller whose account was deleted between two queries is no caller. */
function present(profile: UserProfile | null): UserProfile {
  if (!profile) throw failure(genericErrors.UNAUTHENTICATED);
  return profile;
}

/** Reads the caller's profile. */
export async function readMe({ db }: Services, caller: Caller): Promise<UserProfile> {
  return present(await findProfile(db, caller.id));
}

/** Changes the parts of the caller's profile that are given. */
export async function updateMe(
  { db, clock }: Services,
  caller: Caller,
  change: z.output<(typeof updateMeEndpoint)['body']>,
): Promise<UserProfile> {
  return present(await updateProfile(db, caller.id, change, clock.now()));
}

/** The letter that lets somebody prove that their address is theirs. */
async function verificationFor(accounts: Accounts, profile: UserProfile) {
  const token = await createEmailVerificationToken(
    signingSecret(accounts),
    profile.email,
    undefined,
    verificationLifetime / 1000,
  );
  return verificationLetter(accounts.publicUrl, addresseeOf(profile), token);
}

/**
 * Changes the caller's e-mail address; the new one gets a letter to verify it, the old one is told.
 * Throws WRONG_PASSWORD, EMAIL_TAKEN (for their own address too; settled by the unique constraint) or TOO_MANY_ATTEMPTS.
 */
export async function changeEmail(
  accounts: Accounts,
  caller: Caller,
  { email, password }: z.output<typeof emailChange>,
  origin: Origin,
): Promise<UserProfile> {
  await confirmPassword(accounts, caller, password);
  await countLetter(accounts, 'verification', email, origin);
  const { db, clock, mail, publicUrl } = accounts;
  const work = db.transaction(async (tx) => {
    const before = present(await findProfile(tx, caller.id));
    if (before.email === email) throw failure(accountErrors.EMAIL_TAKEN);
    const changed = present(await updateEmail(tx, caller.id, email, clock.now()));
    await deleteLinks(tx, caller.id);
    await mail.send(emailChangedLetter(publicUrl, addresseeOf(before), email), tx);
    await mail.send(await verificationFor(accounts, changed), tx);
    return changed;
  });
  return work.catch((error: unknown) => {
    throw violatedConstraint(error) === null ? error : failure(accountErrors.EMAIL_TAKEN);
  });
}

/** Sends the letter that verifies the caller's address. Throws EMAIL_ALREADY_VERIFIED or TOO_MANY_ATTEMPTS. */
export async function requestEmailVerification(
  accounts: Accounts,
  caller: Caller,
  origin: Origin,
): Promise<void> {
  const profile = await readMe(accounts, caller);
  if (profile.email_verified) throw failure(accountErrors.EMAIL_ALREADY_VERIFIED);
  await countLetter(accounts, 'verification', profile.email, origin);
  await accounts.mail.send(await verificationFor(accounts, profile));
}

/** Marks the address as verified to which a letter with this token went. Throws LINK_INVALID. */
export async function verifyEmail({ auth }: Accounts, token: string): Promise<void> {
  await auth.api.verifyEmail({ query: { token } }).catch(linkRefused);
}

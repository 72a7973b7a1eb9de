/** Coming in and going out. */
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Origin } from '@platform/server/portal';
import { APIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Entry, loginForm, Registration } from '../contract/entry.ts';
import { accountErrors } from '../contract/errors.ts';
import { foldUsername } from '../contract/fields.ts';
import type { Accounts } from './accounts.ts';
import { addressHeader, isEmail } from './rules.ts';
import { findProfile, findTaken, rememberNetwork, userInfoOf } from './store.ts';
import { countAttempt, loginThrottle } from './throttle.ts';

/** What better-auth may know of a call. */
function headersOf({ address, userAgent }: Origin): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent });
}

async function entryOf({ db }: Accounts, userId: string, headers: Headers): Promise<Entry> {
  const profile = await findProfile(db, userId);
  const token = headers.get('set-auth-token');
  if (!profile || !token) throw new Error('a session without owner or token');
  return { token: decodeURIComponent(token), user: userInfoOf(profile) };
}

/**
 * Opens an account, sends the letter that verifies its address, and logs in. Throws USERNAME_TAKEN
 * or EMAIL_TAKEN (of two who want the same at once the unique constraint lets in one), or TOO_MANY_ATTEMPTS.
 */
export async function register(accounts: Accounts, input: Registration, origin: Origin): Promise<Entry> {
  const { username, email, password, full_name = '', phone = '' } = input;
  await countAttempt(accounts.counters, 'registration', networkOf(origin.address));
  const body = { username, displayUsername: username, email, password, name: full_name, phone };
  const { headers, response } = await accounts.auth.api
    .signUpEmail({ body, headers: headersOf(origin), returnHeaders: true })
    .catch(async (error: unknown) => {
      const taken = await findTaken(accounts.db, foldUsername(username), email);
      if (taken.username) throw failure(accountErrors.USERNAME_TAKEN);
      if (taken.email) throw failure(accountErrors.EMAIL_TAKEN);
      throw error;
    });
  const { id } = response.user;
  await rememberNetwork(accounts.db, id, networkOf(origin.address), accounts.clock.now());
  return entryOf(accounts, id, headers);
}

function refused(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  if (error.body?.code === 'BANNED_USER') return failure(accountErrors.ACCOUNT_DISABLED);
  return error.statusCode < 500 ? failure(accountErrors.INVALID_CREDENTIALS) : error;
}

/**
 * Logs in by username or e-mail address. Throws INVALID_CREDENTIALS, for an unknown user too and
 * after the same work; ACCOUNT_DISABLED only to those who know the password; TOO_MANY_ATTEMPTS.
 */
export async function login(
  accounts: Accounts,
  { login, password }: z.output<typeof loginForm>,
  origin: Origin,
): Promise<Entry> {
  const throttle = loginThrottle(accounts, accounts.counters, login, origin.address);
  await throttle.admit();
  const { api } = accounts.auth;
  const call = { headers: headersOf(origin), returnHeaders: true } as const;
  const signIn = isEmail(login)
    ? api.signInEmail({ ...call, body: { email: login, password } })
    : api.signInUsername({ ...call, body: { username: login, password } });
  const { headers, response } = await signIn.catch((error: unknown) => {
    throw refused(error);
  });
  await throttle.settle(response.user.id);
  return entryOf(accounts, response.user.id, headers);
}

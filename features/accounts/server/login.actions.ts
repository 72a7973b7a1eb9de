/** Registration and login. */
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Origin } from '@platform/server/portal';
import { APIError } from 'better-auth/api';
import type { z } from 'zod';
import { accountErrors } from '../contract/errors.ts';
import { foldUsername } from '../contract/fields.ts';
import type { LoginResult, login as loginEndpoint, Registration } from '../contract/login.ts';
import { assertUncommon } from './commonPasswords.ts';
import type { Context } from './context.ts';
import { addressHeader, isEmail } from './rules.ts';
import { findProfile, findTaken, rememberNetwork, updateScript, userInfoOf } from './store.ts';
import { countAttempt, loginThrottle } from './throttle.ts';

/** The headers of a call that better-auth sees. */
function headersOf({ address, userAgent }: Origin): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent });
}

async function loginResultOf({ db }: Context, userId: string, headers: Headers): Promise<LoginResult> {
  const profile = await findProfile(db, userId);
  const token = headers.get('set-auth-token');
  if (!profile || !token) throw new Error('a session without owner or token');
  return { token: decodeURIComponent(token), user: userInfoOf(profile) };
}

/**
 * Creates an account, sends the email that verifies its address, and logs in. Throws USERNAME_TAKEN
 * or EMAIL_TAKEN (the unique constraint decides between two at once), VALIDATION_FAILED for a common password, or
 * TOO_MANY_ATTEMPTS.
 */
export async function register(ctx: Context, input: Registration, origin: Origin): Promise<LoginResult> {
  const { username, email, password, full_name = '', phone = '' } = input;
  await assertUncommon('password', password);
  await countAttempt(ctx.counters, 'registration', networkOf(origin.address));
  const script = origin.variant || undefined;
  const body = { username, displayUsername: username, email, password, name: full_name, phone, script };
  const { headers, response } = await ctx.auth.api
    .signUpEmail({ body, headers: headersOf(origin), returnHeaders: true })
    .catch(async (error: unknown) => {
      const taken = await findTaken(ctx.db, foldUsername(username), email);
      if (taken.username) throw failure(accountErrors.USERNAME_TAKEN);
      if (taken.email) throw failure(accountErrors.EMAIL_TAKEN);
      throw error;
    });
  const { id } = response.user;
  await rememberNetwork(ctx.db, id, networkOf(origin.address), ctx.clock.now());
  return loginResultOf(ctx, id, headers);
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
  ctx: Context,
  { login, password }: z.output<(typeof loginEndpoint)['body']>,
  origin: Origin,
): Promise<LoginResult> {
  const throttle = await loginThrottle(ctx, ctx.counters, login, origin.address);
  await throttle.admit();
  const { api } = ctx.auth;
  const call = { headers: headersOf(origin), returnHeaders: true } as const;
  const signIn = isEmail(login)
    ? api.signInEmail({ ...call, body: { email: login, password } })
    : api.signInUsername({ ...call, body: { username: login, password } });
  const { headers, response } = await signIn.catch((error: unknown) => {
    throw refused(error);
  });
  await throttle.settle(response.user.id);
  if (origin.variant) await updateScript(ctx.db, response.user.id, origin.variant);
  return loginResultOf(ctx, response.user.id, headers);
}

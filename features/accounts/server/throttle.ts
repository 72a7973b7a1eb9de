/** Throttling of guesses: counts before an attempt, resets after a success. */
import { createHash } from 'node:crypto';
import { retryAfter } from '@platform/server/attempts';
import { after } from '@platform/server/clock';
import { Failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Services } from '@platform/server/portal';
import { accountErrors } from '../contract/errors.ts';
import type { Counters } from './context.ts';
import { type AttemptKind, familiarity, loginKey, waitMessage } from './rules.ts';
import { findUserId, isFamiliar, rememberNetwork } from './store.ts';

/** Keys are hashed: a login may be long, and is private. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** TOO_MANY_ATTEMPTS, with the time to wait. */
function tooManyAttempts(milliseconds: number): Failure {
  const entry = { ...accountErrors.TOO_MANY_ATTEMPTS, message: waitMessage(milliseconds) };
  return new Failure(entry, retryAfter(milliseconds));
}

/** Counts an attempt. Throws TOO_MANY_ATTEMPTS. */
export async function countAttempt(counters: Counters, kind: AttemptKind, ...parts: string[]): Promise<void> {
  const wait = await counters[kind].count(keyOf(...parts));
  if (wait !== null) throw tooManyAttempts(wait);
}

/** Resets the attempts of a key. */
export function resetAttempts(counters: Counters, kind: AttemptKind, ...parts: string[]): Promise<void> {
  return counters[kind].reset(keyOf(...parts));
}

/** The throttle for one attempt to log in. Guesses at an account count together, by user name and by address. */
export async function loginThrottle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  counters: Counters,
  login: string,
  address: string,
) {
  const name = loginKey(login);
  const account = (await findUserId(db, name)) ?? name;
  const network = networkOf(address);
  return {
    /** Counts the attempt as if it were to fail. Throws TOO_MANY_ATTEMPTS. */
    async admit() {
      // In sequence: an attempt refused by one limit must not use up the next.
      await countAttempt(counters, 'pair', account, network);
      await countAttempt(counters, 'address', network);
      const wait = await counters.account.count(keyOf(account));
      if (wait === null) return;
      const since = after(clock.now(), -familiarity);
      if (!(await isFamiliar(db, name, network, since))) throw tooManyAttempts(wait);
    },
    /** Undoes the count after a success. */
    async settle(userId: string) {
      await Promise.all([
        counters.pair.reset(keyOf(account, network)),
        counters.address.revert(keyOf(network)),
        counters.account.reset(keyOf(account)),
        rememberNetwork(db, userId, network, clock.now()),
      ]);
    },
  };
}

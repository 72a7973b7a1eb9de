/** Holding back those who guess: what is counted before an attempt, and what after it. */
import { createHash } from 'node:crypto';
import { after } from '@platform/server/clock';
import { Failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { Services } from '@platform/server/portal';
import { accountErrors } from '../contract/errors.ts';
import type { Counters } from './attempts.store.ts';
import { type AttemptKind, familiarity, loginKey, waitMessage } from './rules.ts';
import { isFamiliar, rememberNetwork } from './store.ts';

/** Keys are hashed: a login may be long, and what strangers type is nobody's business. */
function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** TOO_MANY_ATTEMPTS, with the time to wait. */
function tooManyAttempts(milliseconds: number): Failure {
  const entry = { ...accountErrors.TOO_MANY_ATTEMPTS, message: waitMessage(milliseconds) };
  return new Failure(entry, { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) });
}

/** Counts an attempt. Throws TOO_MANY_ATTEMPTS. */
export async function countAttempt(counters: Counters, kind: AttemptKind, ...parts: string[]): Promise<void> {
  const wait = await counters[kind].count(keyOf(...parts));
  if (wait !== null) throw tooManyAttempts(wait);
}

/** Forgets the attempts of a key. */
export function resetAttempts(counters: Counters, kind: AttemptKind, ...parts: string[]): Promise<void> {
  return counters[kind].reset(keyOf(...parts));
}

export interface LoginThrottle {
  /** Counts the attempt as if it were to fail. Throws TOO_MANY_ATTEMPTS. */
  admit(): Promise<void>;
  /** The attempt has succeeded after all. */
  settle(userId: string): Promise<void>;
}

/** The throttle for one attempt to log in. */
export function loginThrottle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  counters: Counters,
  login: string,
  address: string,
): LoginThrottle {
  const account = loginKey(login);
  const network = networkOf(address);
  return {
    async admit() {
      // One after the other: an attempt refused by one limit must not use up the next.
      await countAttempt(counters, 'pair', account, network);
      await countAttempt(counters, 'address', network);
      const wait = await counters.account.count(keyOf(account));
      if (wait === null) return;
      const since = after(clock.now(), -familiarity);
      if (!(await isFamiliar(db, account, network, since))) throw tooManyAttempts(wait);
    },
    async settle(userId) {
      await Promise.all([
        counters.pair.reset(keyOf(account, network)),
        counters.address.revert(keyOf(network)),
        counters.account.reset(keyOf(account)),
        rememberNetwork(db, userId, network, clock.now()),
      ]);
    },
  };
}

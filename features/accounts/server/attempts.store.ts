/** The counters of all kinds of attempts that the accounts hold back. */
import { type AttemptCounter, openAttemptCounter } from '@platform/server/attempts';
import type { Database } from '@platform/server/database/database';
import { type AttemptKind, attemptLimits } from './rules.ts';

export type Counters = Record<AttemptKind, AttemptCounter>;

/** Opens the counters of all kinds of attempts. */
export function openCounters(db: Database): Counters {
  const open = (kind: AttemptKind) => openAttemptCounter(db, kind, attemptLimits[kind]);
  return {
    pair: open('pair'),
    address: open('address'),
    account: open('account'),
    password: open('password'),
    registration: open('registration'),
    letter: open('letter'),
    letterOrigin: open('letterOrigin'),
  };
}

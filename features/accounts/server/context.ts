/** The dependencies of the accounts' actions. */
import { type AttemptCounter, openAttemptCounters } from '@platform/server/attempts';
import type { Services } from '@platform/server/portal';
import { type Auth, openAuth } from './auth.ts';
import { type AttemptKind, attemptLimits } from './rules.ts';

export type Counters = Record<AttemptKind, AttemptCounter>;

export interface Context extends Services {
  readonly auth: Auth;
  readonly counters: Counters;
}

/** Opens the accounts on the portal's services. */
export function openContext(services: Services): Context {
  return {
    ...services,
    auth: openAuth(services),
    counters: openAttemptCounters(services.db, attemptLimits),
  };
}

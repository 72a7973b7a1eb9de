/** The dependencies of the newsletter's actions. */
import { type AttemptCounter, openAttemptCounters } from '@platform/server/attempts';
import type { Services } from '@platform/server/portal';
import { subscriptionLimits } from './rules.ts';
import { openUnsubscribeTokens, type UnsubscribeTokens } from './tokens.ts';

export interface Context {
  readonly services: Services;
  readonly tokens: UnsubscribeTokens;
  readonly counters: Record<keyof typeof subscriptionLimits, AttemptCounter>;
}

/** Opens the newsletter on the portal's services. */
export function openContext(services: Services): Context {
  return {
    services,
    tokens: openUnsubscribeTokens(services.secretFor('newsletter')),
    counters: openAttemptCounters(services.db, subscriptionLimits),
  };
}

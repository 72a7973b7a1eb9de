/** What the actions of the accounts work with. */
import type { Services } from '@platform/server/portal';
import { type Counters, openCounters } from './attempts.store.ts';
import { type Auth, openAuth } from './auth.ts';

export interface Accounts extends Services {
  readonly auth: Auth;
  readonly counters: Counters;
}

/** Opens the accounts on the portal's services. */
export function openAccounts(services: Services): Accounts {
  return { ...services, auth: openAuth(services), counters: openCounters(services.db) };
}

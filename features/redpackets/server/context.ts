/** What the actions of the red packets work with. */
import type { Ledger } from '@features/wallet/ledger';
import type { Services } from '@platform/server/portal';

export interface Context {
  portal: Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'live'>;
  ledger: Ledger;
}

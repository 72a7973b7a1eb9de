/** The dependencies of the red packets' actions. */
import type { Ledger } from '@features/wallet/ledger';
import type { Services } from '@platform/server/portal';

export interface Context {
  portal: Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'live'>;
  ledger: Ledger;
}

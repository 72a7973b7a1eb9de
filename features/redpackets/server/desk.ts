/** What the actions of the red packets work with. */
import type { Ledger } from '@features/wallet/ledger';
import type { Services } from '@platform/server/portal';

export interface Desk {
  portal: Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'live'>;
  ledger: Ledger;
}

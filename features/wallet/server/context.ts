/** The dependencies of the wallet's actions. */
import type { Paying, Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import type { Ledger } from './ledger.ts';

export interface Context {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly payments: Payments;
  /** The payments of recharges. */
  readonly paying: Paying;
}

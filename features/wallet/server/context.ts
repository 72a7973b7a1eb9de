/** The dependencies of the wallet's actions. */
import type { PayablePayments, Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import type { Ledger } from './ledger.ts';

export interface Context {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly rechargePayments: PayablePayments;
}

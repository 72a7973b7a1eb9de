/** The dependencies of the courses' actions. */
import type { PayablePayments, Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';

export interface Context {
  readonly portal: Portal;
  readonly payments: Payments;
  readonly purchasePayments: PayablePayments;
}

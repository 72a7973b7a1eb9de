/** The dependencies of the orders' actions. */
import type { PayablePayments, Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import type { CartSource } from './cart.source.ts';

export interface Context {
  readonly portal: Portal;
  readonly payments: Payments;
  readonly orderPayments: PayablePayments;
  readonly cart: CartSource;
  /** What a member may reserve without paying. */
  readonly maxUnpaid: { readonly orders: number; readonly pieces: number };
}

/** Wires the orders: payable, endpoints and job. */
import type { Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import { maxUnpaidOrders, maxUnpaidPieces } from '../contract/errors.ts';
import type { CartSource } from './cart.source.ts';
import type { Context } from './context.ts';
import { handleJobs } from './jobs.ts';
import { payableOrders } from './payable.ts';
import { orderRoutes } from './routes.ts';

const limits = { orders: maxUnpaidOrders, pieces: maxUnpaidPieces };

interface OrdersOptions {
  payments: Payments;
  cart: CartSource;
  /** Replaces the limits of unpaid orders, in tests. */
  maxUnpaid?: Context['maxUnpaid'] | undefined;
}

/** Mounts the orders. */
export function orders(portal: Portal, { payments, cart, maxUnpaid = limits }: OrdersOptions): void {
  const orderPayments = payments.registerPayable(payableOrders({ portal, cart }));
  const ctx = { portal, payments, orderPayments, cart, maxUnpaid };
  orderRoutes(ctx);
  handleJobs(ctx);
}

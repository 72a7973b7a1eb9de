/** Wires the orders: payable, endpoints and job. */
import type { Payments } from '@features/payments/server';
import type { Portal } from '@platform/server/portal';
import type { CartSource } from './cart.source.ts';
import { handleJobs } from './jobs.ts';
import { payableOrders } from './payable.ts';
import { orderRoutes } from './routes.ts';

interface OrdersOptions {
  payments: Payments;
  cart: CartSource;
}

/** Mounts the orders. */
export function orders(portal: Portal, { payments, cart }: OrdersOptions): void {
  const orderPayments = payments.registerPayable(payableOrders({ portal, cart }));
  const ctx = { portal, payments, orderPayments, cart };
  orderRoutes(ctx);
  handleJobs(ctx);
}

/** Mounts the course sales: purchases as payables, endpoints, jobs. */
import type { Payments } from '@features/payments/server';
import type { Ledger } from '@features/wallet/ledger';
import type { Portal } from '@platform/server/portal';
import type { Context } from './context.ts';
import { handleJobs } from './jobs.ts';
import { payablePurchases } from './payable.ts';
import { salesRoutes } from './routes.ts';

export interface Sales {
  /** Called by the live streams: owners of a seat see the path of their course's stream. */
  registerLive(pathOf: (courseId: string) => string): void;
}

/** Mounts the sales. */
export function sales(portal: Portal, { payments, ledger }: { payments: Payments; ledger: Ledger }): Sales {
  const live: Context['live'] = { pathOf: null };
  const seatPayments = payments.registerPayable(payablePurchases(() => ctx));
  const ctx: Context = { portal, ledger, payments, seatPayments, live };
  salesRoutes(ctx);
  handleJobs(ctx);
  return {
    registerLive(pathOf) {
      live.pathOf = pathOf;
    },
  };
}

/** Background work of the orders: unpaid ones expire. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { moveOrder } from './move.actions.ts';
import { orders } from './tables.ts';

export const expireOrders = cronJob('expire-orders', everyMinute);

const unpaid = { table: orders, dueAt: orders.expiresAt, where: eq(orders.status, 'pending') };

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  jobs.handle(expireOrders, () =>
    sweep(log, {
      name: expireOrders.name,
      next: (limit, skipped) => overdueRows(db, unpaid, { now: clock.now(), limit, skipped }),
      async handle({ id }) {
        await moveOrder(ctx, id, 'expire', 'system');
        return true;
      },
    }),
  );
}

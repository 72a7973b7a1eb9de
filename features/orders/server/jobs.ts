/** Background work of the orders: unpaid ones expire. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import type { Context } from './context.ts';
import { endOrder } from './move.actions.ts';
import { unpaidOrders } from './store.ts';

export const expireOrders = cronJob('expire-orders', everyMinute);

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  jobs.handle(expireOrders, () =>
    sweep(log, {
      name: expireOrders.name,
      next: (limit, skipped) => overdueRows(db, unpaidOrders, { now: clock.now(), limit, skipped }),
      async handle({ id }) {
        await endOrder(ctx, id, 'expire');
        return true;
      },
    }),
  );
}

/** What the orders do by themselves: unpaid ones expire. */
import { Failure } from '@platform/server/http/failure';
import { job } from '@platform/server/jobs';
import { z } from 'zod';
import type { Context } from './context.ts';
import { moveOrder } from './move.actions.ts';
import { overdueOrders } from './store.ts';

export const expireOrders = job({ name: 'expire-orders', data: z.object({}), cron: '* * * * *' });

const handful = 50;

/** Expires one order; false if it was paid, cancelled or expired by someone else in the meantime. */
async function expire(ctx: Context, id: string): Promise<boolean> {
  try {
    await moveOrder(ctx, id, 'expire', 'system');
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) ctx.portal.log.error({ err: error, order: id }, 'order not expired');
    return false;
  }
}

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock } = ctx.portal;
  jobs.handle(expireOrders, async () => {
    for (;;) {
      const overdue = await overdueOrders(db, clock.now(), handful);
      let expired = 0;
      for (const id of overdue) if (await expire(ctx, id)) expired += 1;
      if (overdue.length < handful || expired === 0) return;
    }
  });
}

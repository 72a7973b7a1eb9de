/** What the wallet does by itself: unpaid recharges fail. */
import { job } from '@platform/server/jobs';
import { z } from 'zod';
import type { Context } from './context.ts';
import { expireRecharge } from './recharge.actions.ts';
import { overdueRecharges } from './recharge.store.ts';

export const expireRecharges = job({ name: 'expire-recharges', data: z.object({}), cron: '* * * * *' });

const handful = 50;

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  const expire = (id: string) =>
    expireRecharge(ctx, id).catch((error: unknown) => {
      log.error({ err: error, recharge: id }, 'recharge not expired');
      return false;
    });
  jobs.handle(expireRecharges, async () => {
    for (;;) {
      const overdue = await overdueRecharges(db, clock.now(), handful);
      let expired = 0;
      for (const id of overdue) if (await expire(id)) expired += 1;
      if (overdue.length < handful || expired === 0) return;
    }
  });
}

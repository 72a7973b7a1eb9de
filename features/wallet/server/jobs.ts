/** Background work of the wallet: unpaid recharges fail. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import type { Context } from './context.ts';
import { expireRecharge } from './recharge.actions.ts';
import { unpaidRecharges } from './recharge.store.ts';

export const expireRecharges = cronJob('expire-recharges', everyMinute);

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  jobs.handle(expireRecharges, () =>
    sweep(log, {
      name: expireRecharges.name,
      next: (limit, skipped) => overdueRows(db, unpaidRecharges, { now: clock.now(), limit, skipped }),
      handle: ({ id }) => expireRecharge(ctx, id),
    }),
  );
}

/** Background work of the wallet: unpaid recharges fail. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import { eq } from 'drizzle-orm';
import type { Context } from './context.ts';
import { expireRecharge } from './recharge.actions.ts';
import { walletRecharges } from './tables.ts';

export const expireRecharges = cronJob('expire-recharges', everyMinute);

const unpaid = {
  table: walletRecharges,
  dueAt: walletRecharges.expiresAt,
  where: eq(walletRecharges.status, 'pending'),
};

/** Registers the job. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  jobs.handle(expireRecharges, () =>
    sweep(log, {
      name: expireRecharges.name,
      next: (limit, skipped) => overdueRows(db, unpaid, { now: clock.now(), limit, skipped }),
      handle: ({ id }) => expireRecharge(ctx, id),
    }),
  );
}

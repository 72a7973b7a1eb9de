/** The jobs of the courses: unpaid purchases expire, enrolments are repeated, unused covers and videos are removed. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, sweep } from '@platform/server/jobs/sweep';
import type { Context } from './context.ts';
import { covers } from './form.store.ts';
import { removeMediaJob, removeUnusedMedia } from './media.actions.ts';
import { enrolPaid, expirePurchase } from './purchase.actions.ts';
import { paidPurchases, unpaidPurchases } from './purchase.store.ts';

export const expirePurchases = cronJob('expire-course-purchases', everyMinute);
export const enrolBuyers = cronJob('enrol-course-buyers', everyMinute);

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  const sweepDue = (
    { name }: typeof enrolBuyers,
    due: Parameters<typeof overdueRows>[1],
    handle: (ctx: Context, id: string) => Promise<boolean>,
  ) =>
    sweep(log, {
      name,
      next: (limit, skipped) => overdueRows(db, due, { now: clock.now(), limit, skipped }),
      handle: ({ id }) => handle(ctx, id),
    });
  jobs.handle(expirePurchases, () => sweepDue(expirePurchases, unpaidPurchases, expirePurchase));
  jobs.handle(enrolBuyers, () => sweepDue(enrolBuyers, paidPurchases, enrolPaid));
  jobs.handle(covers.job, () => covers.removeUnused(ctx.portal));
  jobs.handle(removeMediaJob, () => removeUnusedMedia(ctx.portal));
}

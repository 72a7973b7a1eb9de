/** Background work of the sales: unpaid purchases expire, begun courses are settled, cancelled ones undone, owners reminded. */
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { overdueRows, type Sweep, sweep } from '@platform/server/jobs/sweep';
import type { Context } from './context.ts';
import { courseCovers, lockCourse } from './course.store.ts';
import { listingsToClose, listingsToRelease, purchasesToCancel, seatsToUndo } from './listing.store.ts';
import { momentText, notifyMembers } from './notices.ts';
import { endUnpaid } from './place.actions.ts';
import { unpaidPurchases } from './purchase.store.ts';
import { closeListing, releaseListing } from './resale.actions.ts';
import { remindersDue } from './rules.ts';
import { readSeat, seatsToRemind, updateSeat } from './seat.store.ts';
import { undoCancelled, undoCancelledJob } from './undo.actions.ts';

export { undoCancelledJob } from './undo.actions.ts';
export const expirePurchases = cronJob('expire-seat-purchases', everyMinute);
export const settleBegun = cronJob('settle-begun-courses', everyMinute);
export const remindSeats = cronJob('remind-seats', everyMinute);

/** Reminds a seat's owner of the start; false if the reminder was sent. */
function remindOwner({ portal }: Context, seatId: string): Promise<boolean> {
  return portal.db.transaction(async (tx) => {
    const before = await readSeat(tx, seatId);
    const course = before && (await lockCourse(tx, before.courseId));
    const seat = course && (await readSeat(tx, seatId));
    if (!seat || seat.endedAt) return false;
    const reminded = remindersDue(course.startTime, portal.clock.now());
    if (reminded <= seat.reminded) return false;
    await updateSeat(tx, seatId, { reminded });
    const detail = `将于 ${momentText(course.startTime)} 开课${reminded === 2 ? '，不到一小时了' : ''}`;
    const notice = { kind: 'course_reminder', detail, purchaseId: seat.purchaseId } as const;
    await notifyMembers(tx, portal, [seat.ownerId], course, notice);
    return true;
  });
}

/** Registers the jobs. */
export function handleJobs(ctx: Context): void {
  const { jobs, db, clock, log } = ctx.portal;
  type Find = (...[queryable, due]: Parameters<typeof listingsToClose>) => ReturnType<typeof listingsToClose>;
  const sweepDue = (name: string, find: Find, handle: Sweep<{ id: string }>['handle']) =>
    sweep(log, {
      name,
      next: (limit, skipped) => find(db, { now: clock.now(), limit, skipped }),
      handle,
    });
  jobs.handle(expirePurchases, () =>
    sweepDue(
      expirePurchases.name,
      (queryable, due) => overdueRows(queryable, unpaidPurchases, due),
      ({ id }) => endUnpaid(ctx, id, 'expired', '订单已过期'),
    ),
  );
  jobs.handle(settleBegun, async () => {
    await sweepDue('close-listings', listingsToClose, ({ id }) => closeListing(ctx, id));
    await sweepDue('release-listings', listingsToRelease, ({ id }) => releaseListing(ctx, id));
  });
  jobs.handle(undoCancelledJob, async () => {
    await sweepDue('cancel-purchases', purchasesToCancel, ({ id }) =>
      endUnpaid(ctx, id, 'cancelled', '课程已取消'),
    );
    await sweepDue('undo-seats', seatsToUndo, ({ id }) => undoCancelled(ctx, id));
  });
  jobs.handle(remindSeats, () => sweepDue(remindSeats.name, seatsToRemind, ({ id }) => remindOwner(ctx, id)));
  jobs.handle(courseCovers.job, () => courseCovers.removeUnused(ctx.portal));
}

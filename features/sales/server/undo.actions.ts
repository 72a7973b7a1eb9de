/** Seats given back: everyone in the chain of a seat gets back what he himself paid (README: an example). */
import { fenToText } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { cronJob, everyMinute } from '@platform/server/jobs/jobs';
import { salesErrors } from '../contract/errors.ts';
import type { Purchase } from '../contract/purchase.ts';
import { lockChain, undoEscrow } from './booking.ts';
import { type Context, salesTag } from './context.ts';
import { lockCourse, type StoredCourse } from './course.store.ts';
import { openListing, updateListing } from './listing.store.ts';
import { notifyMembers } from './notices.ts';
import { passPlaceOn } from './place.actions.ts';
import { lockPurchase, type StoredPurchase, updatePurchase } from './purchase.store.ts';
import { ownPurchase, presentPurchase } from './read.actions.ts';
import { refundRefusalOf } from './rules.ts';
import { readLineage, readSeat, updateSeat } from './seat.store.ts';

/** Undoes what belongs to cancelled courses; also sent by the cancellation, so that nobody waits for the minute. */
export const undoCancelledJob = cronJob('undo-cancelled-courses', everyMinute);

/** Ends a seat and passes its place on; an open listing of it is closed. */
async function endSeat(ctx: Context, tx: Transaction, course: StoredCourse, seatId: string): Promise<void> {
  const listing = await openListing(tx, seatId);
  if (listing) await updateListing(tx, listing.id, { status: 'closed' });
  await updateSeat(tx, seatId, { endedAt: ctx.portal.clock.now() });
  await passPlaceOn(ctx, tx, course);
}

/**
 * Undoes a seat in the transaction that holds the course's lock: each price in escrow goes back to its buyer, the first
 * price to the first one. Returns the purchases whose refunds to make after the commit.
 */
async function undoSeat(
  ctx: Context,
  tx: Transaction,
  course: StoredCourse,
  seatId: string,
): Promise<string[]> {
  const chain = (await readLineage(tx, [seatId])).filter(({ purchase }) => purchase.status !== 'refunded');
  const listings = chain.flatMap(({ listing }) => listing ?? []);
  await lockChain(
    ctx,
    tx,
    listings,
    chain.map(({ purchase }) => purchase.buyerId),
  );
  for (const { purchase, listing } of chain) {
    const { id, buyerId, price, status, balancePart } = purchase;
    if (listing) {
      await undoEscrow(ctx, tx, listing, balancePart, course.title);
      await updateListing(tx, listing.id, { status: 'undone' });
    }
    await updatePurchase(tx, id, { status: 'refunded' });
    await ctx.seatPayments.requestRefund(tx, id);
    const undone = status === 'resold' ? '，席位的转售已撤销' : '';
    await notifyMembers(tx, ctx.portal, [buyerId], course, {
      kind: 'seat_refunded',
      detail: `退款 ${fenToText(price)} 元${undone}`,
      purchaseId: id,
    });
  }
  await endSeat(ctx, tx, course, seatId);
  return chain.map(({ purchase }) => purchase.id);
}

/** Makes requested refunds at the providers; a job repeats what fails. */
async function makeRefunds({ portal, seatPayments }: Context, purchaseIds: readonly string[]): Promise<void> {
  portal.cache.invalidate(salesTag);
  for (const id of purchaseIds) await seatPayments.refund(id);
}

/** Gives the buyer's seat back. Throws PURCHASE_NOT_FOUND, SEAT_NOT_REFUNDABLE. */
export async function refundSeat(ctx: Context, buyerId: string, id: string): Promise<Purchase> {
  const { db, clock } = ctx.portal;
  await ownPurchase(ctx, buyerId, id);
  const refunds = await db.transaction(async (tx) => {
    const stored = await lockPurchase(tx, id);
    const seatId = stored?.purchase.seatId;
    const isListed = seatId != null && (await openListing(tx, seatId)) !== null;
    const reason = stored
      ? refundRefusalOf(stored.purchase, stored.course, isListed, clock.now())
      : 'no_seat';
    if (!stored || seatId == null || reason)
      throw failure(salesErrors.SEAT_NOT_REFUNDABLE, { reason: reason ?? 'no_seat' });
    return undoSeat(ctx, tx, stored.course, seatId);
  });
  await makeRefunds(ctx, refunds);
  return presentPurchase(ctx, await ownPurchase(ctx, buyerId, id));
}

/** Undoes a seat of a cancelled course; false if that has been done. */
export async function undoCancelled(ctx: Context, seatId: string): Promise<boolean> {
  const seat = await readSeat(ctx.portal.db, seatId);
  const refunds = await ctx.portal.db.transaction(async (tx) => {
    const course = seat && (await lockCourse(tx, seat.courseId));
    const isDue = course?.cancelledAt != null && (await readSeat(tx, seatId))?.endedAt === null;
    return course && isDue ? undoSeat(ctx, tx, course, seatId) : null;
  });
  await makeRefunds(ctx, refunds ?? []);
  return refunds !== null;
}

/**
 * Ends the seat of a purchase that the provider has refunded on its own. The chain is undone with it, unless a price in
 * it has been released: then the earlier owners keep what they got.
 */
export async function revokeSeat(
  ctx: Context,
  tx: Transaction,
  { purchase, course }: StoredPurchase,
): Promise<void> {
  const { id, seatId } = purchase;
  if (seatId === null) return;
  const lineage = await readLineage(tx, [seatId]);
  if (lineage.every(({ listing }) => listing?.status !== 'released')) {
    await undoSeat(ctx, tx, course, seatId);
    return;
  }
  await updatePurchase(tx, id, { status: 'refunded' });
  await endSeat(ctx, tx, course, seatId);
}

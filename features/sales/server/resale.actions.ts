/** Resale: seats listed, taken back, bought from their owners, and paid out after the start. */
import { fen, fenToText, fenToYuan, yuanToFen } from '@platform/contract/money';
import { failure, invalid } from '@platform/server/http/failure';
import { salesErrors } from '../contract/errors.ts';
import type { Purchase } from '../contract/purchase.ts';
import { type OwnListing, type ResaleForm, resalePriceProblem } from '../contract/resale.ts';
import { releaseEscrow } from './booking.ts';
import { type Context, salesTag } from './context.ts';
import { syncCourse } from './course.store.ts';
import { insertListing, lockListing, openListing, updateListing } from './listing.store.ts';
import { notifyMembers } from './notices.ts';
import { endPurchase, endUnpaid, insertHold } from './place.actions.ts';
import { activePurchase, lockPurchase, readPurchase, reservingPurchase } from './purchase.store.ts';
import { contactSeal, ownPurchase, presentListing, presentPurchase } from './read.actions.ts';
import { isResaleOpen, resaleRefusalOf } from './rules.ts';

/** Lists the buyer's seat. Throws PURCHASE_NOT_FOUND, RESALE_NOT_ALLOWED, SEAT_NOT_RESELLABLE, VALIDATION_FAILED. */
export async function createListing(
  ctx: Context,
  sellerId: string,
  purchaseId: string,
  { price, description, contact }: ResaleForm,
): Promise<OwnListing> {
  const { db, clock, random, cache } = ctx.portal;
  await ownPurchase(ctx, sellerId, purchaseId);
  const listed = await db.transaction(async (tx) => {
    const stored = await lockPurchase(tx, purchaseId);
    const seatId = stored?.purchase.seatId;
    if (!stored || seatId == null) throw failure(salesErrors.SEAT_NOT_RESELLABLE);
    const { purchase, course } = stored;
    const now = clock.now();
    const refusal = resaleRefusalOf(purchase, course, (await openListing(tx, seatId)) !== null, now);
    if (refusal === 'not_allowed') throw failure(salesErrors.RESALE_NOT_ALLOWED);
    if (refusal) throw failure(salesErrors.SEAT_NOT_RESELLABLE);
    const paid = fen(purchase.price);
    const problem = resalePriceProblem(price, fenToYuan(paid));
    if (problem) throw invalid([{ field: 'price', message: problem }]);
    const row = {
      id: random.id(),
      courseId: course.id,
      ...{ seatId, purchaseId, sellerId, description },
      price: yuanToFen(price),
      contactSealed: contactSeal(ctx).close(contact),
      status: 'open' as const,
      createdAt: now,
      soldAt: null,
      releasedAt: null,
    };
    await insertListing(tx, row);
    await syncCourse(tx, course.id);
    return presentListing(ctx, row, paid);
  });
  cache.invalidate(salesTag);
  return listed;
}

/**
 * Takes the open listing of a purchase back. A buyer who is paying is asked for first, so that received money counts;
 * what comes later is refunded. Throws PURCHASE_NOT_FOUND, LISTING_GONE.
 */
export async function withdrawListing(ctx: Context, sellerId: string, purchaseId: string): Promise<Purchase> {
  const { portal, seatPayments } = ctx;
  const { seatId } = (await ownPurchase(ctx, sellerId, purchaseId)).purchase;
  const open = seatId === null ? null : await openListing(portal.db, seatId);
  if (open?.purchaseId !== purchaseId) throw failure(salesErrors.LISTING_GONE);
  const reserving = await reservingPurchase(portal.db, open.id);
  if (reserving) await seatPayments.check(reserving.id, { capture: false });
  const ended = await portal.db.transaction(async (tx) => {
    const locked = await lockListing(tx, open.id);
    if (locked?.listing.status !== 'open') throw failure(salesErrors.LISTING_GONE);
    const { course } = locked;
    await updateListing(tx, open.id, { status: 'withdrawn' });
    const buyer = await reservingPurchase(tx, open.id);
    if (buyer) await endPurchase(ctx, tx, { purchase: buyer, course }, 'cancelled', '卖家已撤回转售');
    await syncCourse(tx, course.id);
    return buyer;
  });
  if (ended) await seatPayments.close(ended.id);
  portal.cache.invalidate(salesTag);
  return presentPurchase(ctx, await ownPurchase(ctx, sellerId, purchaseId));
}

/**
 * Reserves a listing for the buyer, or returns the purchase that reserves it already. Throws LISTING_GONE,
 * LISTING_RESERVED, OWN_LISTING, SEAT_OWNED.
 */
export async function purchaseListing(ctx: Context, buyerId: string, listingId: string): Promise<Purchase> {
  const { db, clock } = ctx.portal;
  const id = await db.transaction(async (tx) => {
    const locked = await lockListing(tx, listingId);
    if (locked?.listing.status !== 'open' || !isResaleOpen(locked.course, clock.now()))
      throw failure(salesErrors.LISTING_GONE);
    const { listing, course } = locked;
    if (listing.sellerId === buyerId) throw failure(salesErrors.OWN_LISTING);
    const reserving = await reservingPurchase(tx, listingId);
    if (reserving?.buyerId === buyerId) return reserving.id;
    if (await activePurchase(tx, course.id, buyerId)) throw failure(salesErrors.SEAT_OWNED);
    if (reserving) throw failure(salesErrors.LISTING_RESERVED);
    return (await insertHold(ctx, tx, course, { kind: 'resale', buyerId, price: listing.price, listingId }))
      .id;
  });
  return presentPurchase(ctx, await ownPurchase(ctx, buyerId, id));
}

/** Pays a sold listing out when its course has begun; false if it is not due. */
export function releaseListing(ctx: Context, listingId: string): Promise<boolean> {
  const { db, clock } = ctx.portal;
  return db.transaction(async (tx) => {
    const locked = await lockListing(tx, listingId);
    if (locked?.listing.status !== 'sold') return false;
    const { listing, course } = locked;
    const now = clock.now();
    const sold = await readPurchase(tx, listing.purchaseId);
    if (!sold || course.cancelledAt !== null || course.startTime > now) return false;
    const bonus = await releaseEscrow(ctx, tx, listing, fen(sold.purchase.price), course.title);
    await updateListing(tx, listingId, { status: 'released', releasedAt: now });
    const extra = bonus > 0 ? `，另有奖励红包 ${fenToText(bonus)} 元` : '';
    await notifyMembers(tx, ctx.portal, [listing.sellerId], course, {
      kind: 'seat_settled',
      detail: `${fenToText(listing.price)} 元${extra}`,
      purchaseId: listing.purchaseId,
    });
    return true;
  });
}

/** Closes an open listing whose course has begun or is cancelled; its unpaid buyer's purchase ends. */
export async function closeListing(ctx: Context, listingId: string): Promise<boolean> {
  const { db, clock } = ctx.portal;
  const reserving = await reservingPurchase(db, listingId);
  if (reserving) await endUnpaid(ctx, reserving.id, 'expired', '课程已停止转售');
  return db.transaction(async (tx) => {
    const locked = await lockListing(tx, listingId);
    if (locked?.listing.status !== 'open' || isResaleOpen(locked.course, clock.now())) return false;
    await updateListing(tx, listingId, { status: 'closed' });
    await syncCourse(tx, locked.course.id);
    return true;
  });
}

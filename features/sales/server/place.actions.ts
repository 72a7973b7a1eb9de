/** Places: held by unpaid purchases, given up, passed on to the waiting list. */
import { portalDay } from '@platform/contract/zone';
import { type Transaction, violatedConstraint } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { salesErrors } from '../contract/errors.ts';
import type { Purchase, PurchaseKind, WaitingEntry } from '../contract/purchase.ts';
import { type Context, type SeatContext, salesTag } from './context.ts';
import { addStudents, findCourse, lockCourse, type StoredCourse, syncCourse } from './course.store.ts';
import { momentText, notifyMembers } from './notices.ts';
import {
  activePurchase,
  holdPlace,
  insertPurchase,
  lockPurchase,
  readPurchase,
  updatePurchase,
} from './purchase.store.ts';
import { ownPurchase, presentPurchase, waitingOf } from './read.actions.ts';
import { holdEnd, isOnSale, purchaseNumber } from './rules.ts';
import type { PurchaseRow } from './tables.ts';
import { deleteWaiting, insertWaiting, takeFirstWaiting } from './waiting.store.ts';

/** A number for a new purchase. */
export const newNumber = ({ clock, random }: SeatContext['portal']): string =>
  purchaseNumber(portalDay(clock.now()), random.digits(10));

/** Adds an unpaid purchase; the caller holds the course's lock and the place. */
export function insertHold(
  { portal }: SeatContext,
  tx: Transaction,
  course: StoredCourse,
  purchase: { kind: PurchaseKind; buyerId: string; price: number; listingId?: string },
): Promise<PurchaseRow> {
  const now = portal.clock.now();
  return insertPurchase(tx, {
    ...purchase,
    id: portal.random.id(),
    number: newNumber(portal),
    courseId: course.id,
    status: 'pending',
    paymentStatus: 'pending',
    createdAt: now,
    expiresAt: holdEnd(course, purchase.kind, now),
  });
}

/** Offers a place that is counted as taken to the first who waits, or frees it; the caller holds the course's lock. */
export async function passPlaceOn(ctx: SeatContext, tx: Transaction, course: StoredCourse): Promise<void> {
  const buyerId = isOnSale(course, ctx.portal.clock.now()) ? await takeFirstWaiting(tx, course.id) : null;
  if (buyerId === null) {
    await addStudents(tx, course.id, -1);
    return syncCourse(tx, course.id);
  }
  const { id, expiresAt } = await insertHold(ctx, tx, course, {
    kind: 'offer',
    buyerId,
    price: course.price,
  });
  await notifyMembers(tx, ctx.portal, [buyerId], course, {
    kind: 'seat_offered',
    detail: `席位为你保留到 ${momentText(expiresAt)}，请在此之前付款`,
    purchaseId: id,
  });
}

/** The buyer's unpaid purchase of the kind. Throws SEAT_OWNED for another one, or a seat. */
async function repeatedPurchase(ctx: Context, courseId: string, buyerId: string): Promise<Purchase | null> {
  const active = await activePurchase(ctx.portal.db, courseId, buyerId);
  if (!active) return null;
  const { status, kind } = active.purchase;
  if (status !== 'pending' || kind === 'resale') throw failure(salesErrors.SEAT_OWNED);
  return presentPurchase(ctx, active);
}

/** Why there was no place. */
async function refusalOf({ portal }: Context, courseId: string) {
  const course = await findCourse(portal.db, courseId);
  if (!course?.publishedAt) return salesErrors.SALES_COURSE_NOT_FOUND;
  return isOnSale(course, portal.clock.now()) ? salesErrors.COURSE_SOLD_OUT : salesErrors.SALE_CLOSED;
}

/**
 * Holds a place for the buyer, or returns the unpaid purchase that holds one already. Throws SALES_COURSE_NOT_FOUND,
 * COURSE_SOLD_OUT, SALE_CLOSED, SEAT_OWNED.
 */
export async function purchaseSeat(ctx: Context, buyerId: string, courseId: string): Promise<Purchase> {
  const { db, clock, random, cache } = ctx.portal;
  const id = random.id();
  const hold = { courseId, id, number: newNumber(ctx.portal), buyerId, now: clock.now() };
  const held = await holdPlace(db, hold).catch((error: unknown) => {
    if (violatedConstraint(error) === 'sales_purchases_active') return false;
    throw error;
  });
  const stored = held ? await readPurchase(db, id) : null;
  if (stored) {
    cache.invalidate(salesTag);
    return presentPurchase(ctx, stored);
  }
  const repeated = await repeatedPurchase(ctx, courseId, buyerId);
  if (repeated) return repeated;
  throw failure(await refusalOf(ctx, courseId));
}

/**
 * Ends an unpaid purchase in the transaction that holds the course's lock: its place is passed on, its open payments
 * are cancelled. Call `seatPayments.close` after the commit.
 */
export async function endPurchase(
  ctx: Context,
  tx: Transaction,
  { purchase, course }: { purchase: PurchaseRow; course: StoredCourse },
  status: 'expired' | 'cancelled',
  note: string,
): Promise<void> {
  await updatePurchase(tx, purchase.id, { status });
  if (purchase.kind !== 'resale') await passPlaceOn(ctx, tx, course);
  await ctx.seatPayments.cancelOpen(tx, purchase.id, note);
}

/** Ends an unpaid purchase after asking the provider, so that received money counts; false if it is not unpaid any more. */
export async function endUnpaid(
  ctx: Context,
  id: string,
  status: 'expired' | 'cancelled',
  note: string,
): Promise<boolean> {
  const { portal, seatPayments } = ctx;
  await seatPayments.check(id, { capture: false });
  const ended = await portal.db.transaction(async (tx) => {
    const stored = await lockPurchase(tx, id);
    if (stored?.purchase.status !== 'pending') return false;
    await endPurchase(ctx, tx, stored, status, note);
    return true;
  });
  await seatPayments.close(id);
  portal.cache.invalidate(salesTag);
  return ended;
}

/** Gives up an unpaid purchase of the buyer. Throws PURCHASE_NOT_FOUND, PURCHASE_CLOSED. */
export async function cancelPurchase(ctx: Context, buyerId: string, id: string): Promise<Purchase> {
  await ownPurchase(ctx, buyerId, id);
  if (!(await endUnpaid(ctx, id, 'cancelled', '订单已取消'))) throw failure(salesErrors.PURCHASE_CLOSED);
  return presentPurchase(ctx, await ownPurchase(ctx, buyerId, id));
}

/** Joins a waiting list. Throws SALES_COURSE_NOT_FOUND, SALE_CLOSED, SEAT_OWNED, PLACES_LEFT. */
export async function joinWaitingList(ctx: Context, userId: string, courseId: string): Promise<WaitingEntry> {
  const { db, clock } = ctx.portal;
  await db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId);
    const now = clock.now();
    if (!course?.publishedAt) throw failure(salesErrors.SALES_COURSE_NOT_FOUND);
    if (!isOnSale(course, now)) throw failure(salesErrors.SALE_CLOSED);
    if (await activePurchase(tx, courseId, userId)) throw failure(salesErrors.SEAT_OWNED);
    if (course.currentStudents < course.maxStudents) throw failure(salesErrors.PLACES_LEFT);
    await insertWaiting(tx, { courseId, userId, joinedAt: now });
  });
  const entry = await waitingOf(ctx, userId, courseId);
  if (!entry) throw failure(salesErrors.SALE_CLOSED);
  return entry;
}

/** Leaves a waiting list; a second call changes nothing. */
export async function leaveWaitingList(
  { portal: { db } }: Context,
  userId: string,
  courseId: string,
): Promise<null> {
  await deleteWaiting(db, courseId, userId);
  return null;
}

/** Records that the dialog of the new-user red packet was shown. Throws PURCHASE_NOT_FOUND. */
export async function openNewUserPacket(ctx: Context, buyerId: string, id: string): Promise<Purchase> {
  await ownPurchase(ctx, buyerId, id);
  await ctx.portal.db.transaction((tx) => updatePurchase(tx, id, { hasPacket: false }));
  return presentPurchase(ctx, await ownPurchase(ctx, buyerId, id));
}

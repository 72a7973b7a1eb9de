/** Purchases as payables: seat and money change hands in the transaction that settles the payment. */
import type { AmountDue, Payable, Settlement } from '@features/payments/payable';
import type { Payments } from '@features/payments/server';
import { memberAccount } from '@features/wallet/ledger';
import { fen, fenToText } from '@platform/contract/money';
import { afterCommit, type Transaction } from '@platform/server/database/database';
import { purchasePath } from '../contract/path.ts';
import { bookEscrow, bookPacket, lockSettlement } from './booking.ts';
import { type Context, type SeatContext, salesTag } from './context.ts';
import { addStudents, syncCourse } from './course.store.ts';
import { readListing, updateListing } from './listing.store.ts';
import { momentText, notifyMembers } from './notices.ts';
import {
  activePurchase,
  findPurchaseId,
  lockPurchase,
  readPurchase,
  reservingPurchase,
  type StoredPurchase,
  updatePurchase,
} from './purchase.store.ts';
import { isOnSale, isResaleOpen, remindersDue } from './rules.ts';
import { insertSeat, updateSeat } from './seat.store.ts';
import type { ListingRow } from './tables.ts';
import { revokeSeat } from './undo.actions.ts';
import { countWaiting, deleteWaiting } from './waiting.store.ts';

function dueOf({ purchase, course }: StoredPurchase, payments: Payments, now: Date): AmountDue {
  const { id, buyerId, number, price, expiresAt, status, paymentStatus } = purchase;
  const isOpen = status === 'pending' && expiresAt > now;
  const isPaid = status === 'paid' || status === 'resold' || status === 'refunded';
  return {
    ...{ id, userId: buyerId, number, expiresAt, status, paymentStatus },
    description: `${course.title}（${number}）`,
    amount: fen(price),
    usdAmount: payments.usdOf(fen(price)),
    open: isPaid ? 'paid' : isOpen ? 'open' : 'closed',
  };
}

/** The place for a payment, taken again if the purchase has expired; false when it is gone. */
async function takePlace(
  { portal }: SeatContext,
  tx: Transaction,
  { purchase, course }: StoredPurchase,
): Promise<boolean> {
  if (!isOnSale(course, portal.clock.now())) return false;
  if (purchase.status === 'pending') return true;
  const isFree = course.currentStudents < course.maxStudents && (await countWaiting(tx, course.id)) === 0;
  if (!isFree || (await activePurchase(tx, course.id, purchase.buyerId))) return false;
  await addStudents(tx, course.id, 1);
  return true;
}

/** The listing for a payment; null when it is sold, taken back, reserved by another buyer, or over. */
async function takeListing(
  { portal }: SeatContext,
  tx: Transaction,
  { purchase, course }: StoredPurchase,
): Promise<ListingRow | null> {
  const listing = purchase.listingId === null ? null : await readListing(tx, purchase.listingId);
  if (listing?.status !== 'open' || !isResaleOpen(course, portal.clock.now())) return null;
  if (purchase.status === 'pending') return listing;
  const isTaken =
    (await reservingPurchase(tx, listing.id)) ?? (await activePurchase(tx, course.id, purchase.buyerId));
  return isTaken ? null : listing;
}

/** Hands the seat of a listing to the buyer: the seller's purchase ends, the price goes into escrow. */
async function handOver(
  ctx: SeatContext,
  tx: Transaction,
  { purchase, course }: StoredPurchase,
  listing: ListingRow,
  balancePart: Settlement['balancePart'],
): Promise<void> {
  const now = ctx.portal.clock.now();
  await updatePurchase(tx, listing.purchaseId, { status: 'resold' });
  await updateListing(tx, listing.id, { status: 'sold', soldAt: now });
  const reminded = remindersDue(course.startTime, now);
  await updateSeat(tx, listing.seatId, { ownerId: purchase.buyerId, purchaseId: purchase.id, reminded });
  await bookEscrow(ctx, tx, listing, balancePart, course.title);
  await notifyMembers(tx, ctx.portal, [listing.sellerId], course, {
    kind: 'seat_sold',
    detail: `${fenToText(listing.price)} 元将在开课后到账`,
    purchaseId: listing.purchaseId,
  });
}

async function settle(
  ctx: SeatContext,
  tx: Transaction,
  id: string,
  { balancePart }: Settlement,
): Promise<'settled' | 'refund'> {
  const { portal } = ctx;
  const stored = await lockPurchase(tx, id);
  if (!stored) return 'refund';
  const { purchase, course } = stored;
  const { buyerId, kind, status } = purchase;
  const isOpen = status === 'pending' || status === 'expired';
  const listing = isOpen && kind === 'resale' ? await takeListing(ctx, tx, stored) : null;
  const mayKeep = isOpen && (kind === 'resale' ? listing !== null : await takePlace(ctx, tx, stored));
  if (!mayKeep) {
    // A second payment of a purchase that is paid is refunded without a word about a seat that is lost.
    if (status === 'pending' || status === 'expired' || status === 'cancelled') {
      await notifyMembers(tx, portal, [buyerId], course, {
        kind: 'seat_refunded',
        detail: '付款到达时席位已不在，款项将退回',
        purchaseId: id,
      });
    }
    return 'refund';
  }
  const now = portal.clock.now();
  const seatId = listing?.seatId ?? portal.random.id();
  const reminded = remindersDue(course.startTime, now);
  if (listing) await handOver(ctx, tx, stored, listing, balancePart);
  else
    await insertSeat(tx, {
      id: seatId,
      courseId: course.id,
      ownerId: buyerId,
      purchaseId: id,
      createdAt: now,
      reminded,
    });
  const hasPacket = await bookPacket(ctx, tx, buyerId);
  const paid = { status: 'paid', paymentStatus: 'completed', paidAt: now } as const;
  await updatePurchase(tx, id, { ...paid, seatId, balancePart, hasPacket });
  await deleteWaiting(tx, course.id, buyerId);
  await syncCourse(tx, course.id);
  await notifyMembers(tx, portal, [buyerId], course, {
    kind: 'seat_bought',
    detail: `${momentText(course.startTime)} 开课`,
    purchaseId: id,
  });
  afterCommit(tx, () => portal.cache.invalidate(salesTag));
  return 'settled';
}

/** The payable of purchases; its registration completes the context. */
export function payablePurchases(context: () => Context): Payable {
  const due = (stored: StoredPurchase) => {
    const { payments, portal } = context();
    return dueOf(stored, payments, portal.clock.now());
  };
  return {
    kind: 'seat',
    find: findPurchaseId,
    async load(queryable, id) {
      const stored = await readPurchase(queryable, id);
      return stored && due(stored);
    },
    async lock(tx, id) {
      const ctx = context();
      // Before all locks: an account must be open to be locked, and others may wait for its opening.
      const buyerId = (await readPurchase(tx, id))?.purchase.buyerId;
      if (buyerId !== undefined) await ctx.ledger.open(tx, memberAccount(buyerId, 'CNY'));
      const stored = await lockPurchase(tx, id);
      if (!stored) return null;
      const { status } = stored.purchase;
      if (status === 'pending' || status === 'expired') await lockSettlement(ctx, tx, stored.purchase);
      return due(stored);
    },
    returnPath: purchasePath,
    settle: (tx, id, settlement) => settle(context(), tx, id, settlement),
    async updatePaymentStatus(tx, id, paymentStatus) {
      const stored = await lockPurchase(tx, id);
      if (!stored || stored.purchase.paymentStatus === paymentStatus) return;
      await updatePurchase(tx, id, { paymentStatus });
      // The provider has refunded it on its own.
      if (paymentStatus === 'refunded' && stored.purchase.status === 'paid')
        await revokeSeat(context(), tx, stored);
    },
  };
}

/** Purchases: created here, paid by payments (`payable.ts`), enrolled afterwards, expired and repeated by jobs. */
import { notify } from '@features/notifications/server/notify';
import type { Data } from '@platform/contract/endpoint';
import { fen } from '@platform/contract/money';
import { after, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller } from '@platform/server/portal';
import type { z } from 'zod';
import { courseErrors } from '../contract/errors.ts';
import { type PurchaseEvent, purchaseLifecycle } from '../contract/lifecycle.ts';
import { coursePath, coursePurchasePath } from '../contract/path.ts';
import type * as contract from '../contract/purchase.ts';
import { type Purchase, type PurchaseDetail, payWithinMinutes } from '../contract/purchase.ts';
import type { Context } from './context.ts';
import { endEnrolment, enrol } from './enrolments.store.ts';
import {
  findPurchases,
  findStaffPurchase,
  findStaffPurchases,
  insertPurchase,
  lockOpenPurchase,
  lockPurchase,
  type PurchaseRow,
  presentPurchase,
  purchaseEventStore,
  readPurchase,
  updatePurchase,
} from './purchase.store.ts';
import { enrolmentDelay, purchaseNumber } from './rules.ts';
import { findCourse } from './store.ts';

type Moving = Pick<Context, 'portal'>;

/** Adds an entry to the timeline of a purchase. */
export const record = (
  { portal: { clock } }: Moving,
  tx: Transaction,
  purchaseId: string,
  event: PurchaseEvent,
  note: string | null = null,
) => purchaseEventStore.insert(tx, { purchaseId, event, note, at: clock.now() });

/** Enrols the buyer of a locked purchase. */
async function grant(ctx: Moving, tx: Transaction, row: PurchaseRow): Promise<PurchaseRow> {
  const { id: purchaseId, userId, courseId, courseTitle } = row;
  const at = ctx.portal.clock.now();
  await enrol(tx, { userId, courseId, purchaseId, at });
  const changes = { status: 'enrolled', enrolledAt: at, nextAt: null } as const;
  await updatePurchase(tx, purchaseId, changes);
  await record(ctx, tx, purchaseId, 'enrolled');
  await notify(tx, ctx.portal, {
    ...{ to: userId, kind: 'course_enrolled', subject: courseTitle, path: coursePath(courseId) },
  });
  return { ...row, ...changes };
}

/** Ends a locked unpaid purchase; call `purchasePayments.close` after the commit. */
async function expire(
  { portal, purchasePayments }: Context,
  tx: Transaction,
  { id }: PurchaseRow,
): Promise<void> {
  await updatePurchase(tx, id, { status: 'expired' });
  await record({ portal }, tx, id, 'expired');
  await purchasePayments.cancelOpen(tx, id, '购买已过期');
}

/**
 * Creates a purchase of a published course once per command, or returns the open one at the same price; a free course
 * is enrolled at once. Throws COURSE_NOT_FOUND, ALREADY_ENROLLED, IDEMPOTENCY_KEY_REUSED.
 */
export async function buyCourse(
  ctx: Context,
  caller: Caller,
  courseId: string,
  command: Command | null,
): Promise<Purchase> {
  const { portal, payments, purchasePayments } = ctx;
  const { clock, random } = portal;
  let replaced: string | null = null;
  const bought = await transactOnce(portal, command, async (tx) => {
    const course = await findCourse(tx, courseId);
    if (!course || course.row.publishedAt === null) throw failure(courseErrors.COURSE_NOT_FOUND);
    const { price, title: courseTitle } = course.row;
    for (;;) {
      const now = clock.now();
      const open = await lockOpenPurchase(tx, caller.id, courseId);
      if (open?.status === 'enrolled') throw failure(courseErrors.ALREADY_ENROLLED);
      const isCurrent = open && (open.status === 'paid' || (open.price === price && now < open.expiresAt));
      if (isCurrent) return presentPurchase(open);
      if (open) {
        await expire(ctx, tx, open);
        replaced = open.id;
      }
      const row = await insertPurchase(tx, {
        id: random.id(),
        number: purchaseNumber(now, random.digits(10)),
        userId: caller.id,
        ...{ courseId, courseTitle, price },
        usdPrice: payments.usdOf(fen(price)),
        createdAt: now,
        expiresAt: after(now, payWithinMinutes * minute),
      });
      // Another tab has just bought it: its purchase is the open one now.
      if (!row) continue;
      await record(ctx, tx, row.id, 'created');
      return presentPurchase(price === 0 ? await grant(ctx, tx, row) : row);
    }
  });
  if (replaced !== null) await purchasePayments.close(replaced);
  return bought;
}

/** A page of the caller's purchases, the latest first. */
export const listPurchases = (
  { portal: { db } }: Context,
  caller: Caller,
  page: z.output<typeof contract.listPurchases.query>,
): Promise<Data<typeof contract.listPurchases>> => findPurchases(db, caller.id, page);

/** A page of all purchases for staff. */
export const listStaffPurchases = (
  { portal: { db } }: Context,
  query: z.output<typeof contract.listStaffPurchases.query>,
): Promise<Data<typeof contract.listStaffPurchases>> => findStaffPurchases(db, query);

/** One of the caller's purchases with its attempts to pay and its timeline. Throws PURCHASE_NOT_FOUND. */
export async function getPurchase(
  { portal: { db }, purchasePayments }: Context,
  caller: Caller,
  id: string,
): Promise<PurchaseDetail> {
  const row = await readPurchase(db, id, caller.id);
  if (!row) throw failure(courseErrors.PURCHASE_NOT_FOUND);
  const timeline = await purchaseEventStore.list(db, [id]);
  return {
    ...presentPurchase(row),
    payments: await purchasePayments.attempts(db, id),
    timeline: timeline.map(({ event, note, at }) => ({ event, note, at: at.toISOString() })),
  };
}

/** Expires an unpaid purchase after querying the provider; false if it is not pending any more. */
export async function expirePurchase(ctx: Context, id: string): Promise<boolean> {
  const { portal, purchasePayments } = ctx;
  await purchasePayments.check(id, { capture: false });
  const expired = await portal.db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row?.status !== 'pending') return false;
    await expire(ctx, tx, row);
    return true;
  });
  await purchasePayments.close(id);
  return expired;
}

/** Takes the course back from a locked purchase, and tells its buyer. */
export async function endPurchase(
  ctx: Moving,
  tx: Transaction,
  { id, userId, courseTitle }: PurchaseRow,
  event: 'refunded' | 'enrolment_refund',
  note: string | null,
): Promise<void> {
  await updatePurchase(tx, id, { status: 'refunded', nextAt: null });
  await endEnrolment(tx, id, ctx.portal.clock.now());
  await record(ctx, tx, id, event, note);
  await notify(tx, ctx.portal, {
    ...{ to: userId, kind: 'course_refunded', subject: courseTitle, path: coursePurchasePath(id) },
    detail: event === 'refunded' ? '已退款' : '未能开通，款项将原路退回',
    quote: note,
  });
}

/** Notes a failed enrolment: it is repeated later, or in the end the money goes back. */
async function noteFailure(ctx: Context, id: string): Promise<void> {
  const { portal, purchasePayments } = ctx;
  await portal.db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (row?.status !== 'paid') return;
    const attempts = row.attempts + 1;
    const delay = enrolmentDelay(attempts);
    if (delay === null) {
      await endPurchase(ctx, tx, row, 'enrolment_refund', null);
      return purchasePayments.requestRefund(tx, id);
    }
    await updatePurchase(tx, id, { attempts, nextAt: after(portal.clock.now(), delay) });
    // Once, however often it fails.
    if (attempts === 1) await record(ctx, tx, id, 'enrolment_failed');
  });
  await purchasePayments.refund(id);
}

/** Enrols the buyer of a paid purchase; a failure is repeated by the job. Returns whether it was still due. */
export async function enrolPaid(ctx: Context, id: string): Promise<boolean> {
  const { portal } = ctx;
  try {
    return await portal.db.transaction(async (tx) => {
      const row = await lockPurchase(tx, id);
      if (row?.status !== 'paid') return false;
      await grant(ctx, tx, row);
      return true;
    });
  } catch (error) {
    portal.log.warn({ err: error, purchase: id }, 'paid course not enrolled');
    await noteFailure(ctx, id);
    return true;
  }
}

/** Gives the money of a purchase back and ends the enrolment. Throws PURCHASE_NOT_FOUND, ILLEGAL_PURCHASE_MOVE. */
export async function refundPurchase(
  ctx: Context,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Data<typeof contract.refundPurchase>> {
  const { portal, purchasePayments } = ctx;
  await portal.db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (!row) throw failure(courseErrors.PURCHASE_NOT_FOUND);
    assertMove(purchaseLifecycle, 'refund', row.status, courseErrors.ILLEGAL_PURCHASE_MOVE);
    await endPurchase(ctx, tx, row, 'refunded', reason);
    await purchasePayments.requestRefund(tx, id);
    const subject = { kind: 'course_purchase', id };
    await recordStaffAction(tx, {
      actorId: caller.id,
      action: 'refund',
      subject,
      reason,
      at: portal.clock.now(),
    });
  });
  await purchasePayments.refund(id);
  const purchase = await findStaffPurchase(portal.db, id);
  if (!purchase) throw failure(courseErrors.PURCHASE_NOT_FOUND);
  return purchase;
}

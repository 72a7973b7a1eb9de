/** What admins do to orders. Each step names the revision that was read and is kept in the log of staff actions. */
import type { Data } from '@platform/contract/endpoint';
import { yuanToFen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { failure } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { z } from 'zod';
import { staffOrderChannel } from '../contract/channels.ts';
import { orderErrors } from '../contract/errors.ts';
import type * as contract from '../contract/staff.ts';
import type { StaffOrder, StaffStep } from '../contract/staff.ts';
import type { Context } from './context.ts';
import { emailBuyer, readyEmail, refusalEmail, shippedEmail } from './emails.ts';
import { assertOrderMove, makeRefunds, recordMove, refundOrder } from './move.actions.ts';
import { decideRequest, openRequests } from './request.store.ts';
import { buyerOf, findStaffOrders } from './staff.store.ts';
import { detailOf, lockOrder, orderTimelines, readOrder, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

/** Digits of a pickup code. */
const pickupCodeLength = 6;

/** Lists all orders, newest first. */
export function listStaffOrders(
  { portal: { db } }: Context,
  query: z.output<typeof contract.listStaffOrders.query>,
): Promise<Data<typeof contract.listStaffOrders>> {
  return findStaffOrders(db, query);
}

/** Reads an order with its internal notes. Throws ORDER_NOT_FOUND. */
export async function getStaffOrder(
  { portal: { db }, orderPayments }: Context,
  id: string,
): Promise<StaffOrder> {
  const row = await readOrder(db, id);
  if (!row) throw failure(orderErrors.ORDER_NOT_FOUND);
  const detail = await detailOf(db, row, await orderPayments.attempts(db, id), { isStaff: true });
  return { ...detail, revision: row.revision, buyer: await buyerOf(db, row) };
}

/** Goods are not handed over while the buyer asks for the money. Throws REQUEST_PENDING. */
async function assertNoRequest(tx: Transaction, { id }: OrderRow): Promise<void> {
  if ((await openRequests(tx, [id])).size > 0) throw failure(orderErrors.REQUEST_PENDING);
}

async function apply(ctx: Context, tx: Transaction, order: OrderRow, action: StaffStep): Promise<void> {
  const { portal } = ctx;
  const { clock } = portal;
  const now = clock.now();
  const record = async (event: 'request_approved' | 'request_refused' | 'noted', note: string | null) => {
    await orderTimelines.insert(tx, { orderId: order.id, event, actor: 'staff', note, at: now });
    await updateOrder(tx, order.id, { updatedAt: now });
  };
  const answer = async (state: 'approved' | 'refused', text: string | null) => {
    const kind = await decideRequest(tx, order.id, { state, answer: text, decidedAt: now });
    if (kind === null) throw failure(orderErrors.NO_OPEN_REQUEST);
    await record(`request_${state}`, text);
    return kind;
  };
  switch (action.step) {
    case 'ship': {
      assertOrderMove('ship', order);
      await assertNoRequest(tx, order);
      const { carrier, trackingNumber } = action;
      const shipment = { carrier, trackingNumber };
      await emailBuyer(portal, tx, order, shippedEmail(shipment));
      return recordMove(clock, tx, order, 'ship', 'staff', { changes: shipment });
    }
    case 'prepare': {
      assertOrderMove('prepare', order);
      await assertNoRequest(tx, order);
      const pickupCode = portal.random.digits(pickupCodeLength);
      await emailBuyer(portal, tx, order, readyEmail(pickupCode));
      return recordMove(clock, tx, order, 'prepare', 'staff', { changes: { pickupCode } });
    }
    case 'complete':
      assertOrderMove('complete', order);
      await assertNoRequest(tx, order);
      return recordMove(clock, tx, order, 'complete', 'staff');
    case 'note':
      return record('noted', action.reason);
    case 'refuse': {
      const { reason } = action;
      return emailBuyer(portal, tx, order, refusalEmail(await answer('refused', reason), reason));
    }
  }
  const request = action.step === 'approve' ? await answer('approved', action.reason || null) : null;
  const { amount, reason } = action;
  return refundOrder(ctx, tx, order, 'staff', {
    amount: amount === undefined ? undefined : yuanToFen(amount),
    reason: reason || null,
    request,
  });
}

/**
 * Takes a step at an order. Throws ORDER_NOT_FOUND, REVISION_CONFLICT if it was changed since the revision that is
 * named, ILLEGAL_TRANSITION, REFUND_EXCEEDED, NO_OPEN_REQUEST, REQUEST_PENDING.
 */
export async function handleOrder(
  ctx: Context,
  adminId: string,
  id: string,
  { revision, action }: { revision: number; action: StaffStep },
): Promise<StaffOrder> {
  const { db, clock } = ctx.portal;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw failure(orderErrors.ORDER_NOT_FOUND);
    assertRevision(orderErrors.REVISION_CONFLICT, order, revision);
    await apply(ctx, tx, order, action);
    await recordStaffAction(tx, {
      actorId: adminId,
      action: action.step,
      subject: { kind: 'order', id },
      reason: 'reason' in action ? (action.reason ?? null) : null,
      ...('amount' in action && { details: { amount: action.amount } }),
      at: clock.now(),
    });
  });
  if (action.step === 'refund' || action.step === 'approve') await makeRefunds(ctx, id);
  return getStaffOrder(ctx, id);
}

/** Tells the open pages of admins that an order was changed; call it after the commit. */
export async function publishChange({ portal: { db, live } }: Context, id: string): Promise<void> {
  const row = await readOrder(db, id);
  if (row) live.send(staffOrderChannel, { id }, 'changed', { revision: row.revision });
}

/** Orders as payables. */
import type { AmountDue, Payable, Settlement } from '@features/payments/payable';
import { countSales, takeStock } from '@features/shop/stock';
import { fen, usdCents } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { Failure } from '@platform/server/http/failure';
import type { Context } from './context.ts';
import { emailBuyer, lateRefundEmail, paidEmail, refundEmail } from './emails.ts';
import { recordMove, undoSale } from './move.actions.ts';
import { isPaid, payability, paymentEffect } from './rules.ts';
import { findOrder, linesOf, lockOrder, orderTimelines, readOrder, updateOrder } from './store.ts';
import type { OrderRow } from './tables.ts';

function dueOf(row: OrderRow, now: Date): AmountDue {
  return {
    id: row.id,
    userId: row.userId,
    number: row.orderNumber,
    description: `中轴商城订单 ${row.orderNumber}`,
    amount: fen(row.total),
    usdAmount: usdCents(row.usdTotal),
    expiresAt: row.expiresAt,
    status: row.status,
    paymentStatus: row.paymentStatus,
    open: payability(row.status, row.expiresAt, now),
  };
}

/** Takes the stock of an expired order again; false if there is not enough left. */
async function retakeStock(tx: Transaction, order: OrderRow): Promise<boolean> {
  try {
    await takeStock(tx, await linesOf(tx, [order.id]));
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

type SettleContext = Pick<Context, 'portal' | 'cart'>;

/** Applies a payment: confirms the order, takes the stock of an expired one again, or requests a refund. */
async function settle(
  { portal, cart }: SettleContext,
  tx: Transaction,
  id: string,
  { method, transactionId }: Settlement,
): Promise<'settled' | 'refund'> {
  const order = await lockOrder(tx, id);
  if (!order) return 'refund';
  const at = portal.clock.now();
  const outcome = paymentEffect(order.status);
  const note = (event: 'restocked' | 'late_refund') =>
    orderTimelines.insert(tx, { orderId: id, event, actor: 'system', at });
  if (outcome === 'refund' || (outcome === 'restock' && !(await retakeStock(tx, order)))) {
    if (!isPaid(order.status)) {
      await note('late_refund');
      await emailBuyer(portal, tx, order, lateRefundEmail());
    }
    return 'refund';
  }
  if (outcome === 'restock') await note('restocked');
  const changes = {
    paymentStatus: 'completed',
    paymentMethod: method,
    paymentTransactionId: transactionId,
  } as const;
  await recordMove(portal.clock, tx, order, 'confirm', 'system', { changes });
  const lines = await linesOf(tx, [id]);
  await countSales(tx, lines, 'sold');
  await emailBuyer(portal, tx, order, paidEmail(order, lines));
  if (order.fromCart) {
    await cart.removeBought(
      tx,
      order.userId,
      lines.map(({ productId }) => productId),
    );
  }
  return 'settled';
}

/** The payable of orders, registered with payments. */
export function payableOrders(ctx: SettleContext): Payable {
  const { clock } = ctx.portal;
  return {
    kind: 'order',
    async find(db, reference, userId) {
      return (await findOrder(db, reference, { userId }))?.id ?? null;
    },
    async load(db, id) {
      const row = await readOrder(db, id);
      return row && dueOf(row, clock.now());
    },
    async lock(tx, id) {
      const row = await lockOrder(tx, id);
      return row && dueOf(row, clock.now());
    },
    returnPath: (id) => `/payment-success?${new URLSearchParams({ orderId: id })}`,
    settle: (tx, id, settlement) => settle(ctx, tx, id, settlement),
    async updatePaymentStatus(tx, id, status) {
      const order = await lockOrder(tx, id);
      if (!order) return;
      // After the provider's own refund the order is refunded too.
      if (status === 'refunded' && isPaid(order.status)) {
        const changes = { paymentStatus: status, refunded: order.total };
        await recordMove(clock, tx, order, 'refund', 'system', { changes });
        await undoSale(tx, order);
        const amount = order.total - order.refunded;
        const facts = { amount, isPart: order.refunded > 0, reason: null, request: null };
        await emailBuyer(ctx.portal, tx, order, refundEmail(facts));
      } else if (order.paymentStatus !== status) {
        await updateOrder(tx, id, { paymentStatus: status, updatedAt: clock.now() });
      }
    },
  };
}

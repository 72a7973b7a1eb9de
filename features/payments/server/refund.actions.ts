/** Refunds: requested in one transaction, made at the provider, recorded in another. */
import { fenToText } from '@platform/contract/money';
import { after as delayed } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { RefundStatus } from './adapter.ts';
import { adapterOf, balanceOf, type Context, payableOf } from './context.ts';
import { amountDue, nextRefundDelay, partRefundReference, refundReference, refundShare } from './rules.ts';
import { balancePartOf, keyOf, movePayment, reportStatus } from './settle.actions.ts';
import {
  completePartRefund,
  findPayment,
  insertPartRefund,
  type PartRefund,
  type PayableKey,
  paymentReceived,
  paymentsIn,
  paymentTimelines,
  pendingPartRefunds,
  updatePayment,
} from './store.ts';
import type { PaymentRow } from './tables.ts';

/** Requests the refund of a payable's money, inside the payable's own transaction, which holds its lock. */
export async function requestRefund(ctx: Context, tx: Transaction, key: PayableKey): Promise<void> {
  for (const payment of await paymentsIn(tx, key, ['completed'])) {
    await movePayment(ctx, tx, payment, { state: 'refunding' }, 'refund_requested');
  }
  await reportStatus(ctx, tx, key);
}

function recordRefund(ctx: Context, requested: PaymentRow, status: RefundStatus): Promise<void> {
  const { db, clock } = ctx.portal;
  return db.transaction(async (tx) => {
    await payableOf(ctx, requested.payableKind).lock(tx, requested.payableId);
    const payment = await findPayment(tx, requested.id);
    if (payment?.state !== 'refunding') return;
    if (status.state === 'failed') {
      // Recorded once, however often the job tries.
      if ((await paymentTimelines.last(tx, payment.id))?.event === 'refund_failed') return;
      const entry = { event: 'refund_failed', note: status.reason, at: clock.now() } as const;
      return paymentTimelines.insert(tx, { paymentId: payment.id, ...entry });
    }
    if (status.state === 'processing') return;
    await movePayment(
      ctx,
      tx,
      payment,
      { state: 'refunded', refundId: status.refundId },
      'refunded',
      status.refundId,
    );
    await reportStatus(ctx, tx, keyOf(payment));
  });
}

/** The amount left to refund at the provider; undefined for the whole payment. */
function restOf(payment: PaymentRow): number | undefined {
  if (payment.partRefunded === 0) return undefined;
  return amountDue(payment).minor - refundShare(payment, payment.partRefunded).provider;
}

/** Refunds one payment at its provider; the job repeats a refund that fails. */
export async function refundPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  try {
    const adapter = adapterOf(ctx, payment.provider);
    const reference = refundReference(payment.reference);
    const rest = restOf(payment);
    // The parts have returned all that the provider took.
    const status: RefundStatus =
      rest === 0
        ? { state: 'completed', refundId: reference }
        : await adapter.refund(paymentReceived(payment), reference, rest);
    await recordRefund(ctx, payment, status);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: payment.id }, 'payment not refunded');
  }
}

/** Makes the requested refunds, after the commit of the request. */
export async function refundPayments(ctx: Context, key: PayableKey): Promise<void> {
  for (const part of await pendingPartRefunds(ctx.portal.db, key)) await refundPart(ctx, part);
  for (const payment of await paymentsIn(ctx.portal.db, key, ['refunding'])) {
    await refundPayment(ctx, payment);
  }
}

/**
 * Requests the refund of a part of a payable's money, inside the payable's own transaction, which holds its lock. The
 * balance's share returns immediately.
 */
export async function requestPartRefund(
  ctx: Context,
  tx: Transaction,
  key: PayableKey,
  amount: number,
): Promise<void> {
  const [payment] = await paymentsIn(tx, key, ['completed']);
  if (!payment) throw new Error('no payment to refund');
  const now = ctx.portal.clock.now();
  const before = refundShare(payment, payment.partRefunded);
  const after = refundShare(payment, payment.partRefunded + amount);
  const reference = partRefundReference(payment.reference, payment.partRefunded);
  await updatePayment(tx, payment.id, { partRefunded: payment.partRefunded + amount, updatedAt: now });
  const record = (event: 'part_refund_requested' | 'part_refunded') =>
    paymentTimelines.insert(tx, { paymentId: payment.id, event, note: `CNY ${fenToText(amount)}`, at: now });
  const toBalance = after.balance - before.balance;
  if (toBalance > 0) {
    await balanceOf(ctx).returnSome(tx, { ...balancePartOf(payment), amount: toBalance }, reference);
  }
  const toProvider = after.provider - before.provider;
  if (toProvider === 0) return record('part_refunded');
  await insertPartRefund(tx, {
    id: ctx.portal.random.id(),
    paymentId: payment.id,
    reference,
    amount: toProvider,
    nextAt: delayed(now, nextRefundDelay(0)),
    createdAt: now,
  });
  await record('part_refund_requested');
}

/** Refunds a part of a payment at its provider; the job repeats one that fails. */
export async function refundPart(ctx: Context, { refund, payment }: PartRefund): Promise<void> {
  const { db, clock, log } = ctx.portal;
  try {
    const adapter = adapterOf(ctx, payment.provider);
    const status = await adapter.refund(paymentReceived(payment), refund.reference, refund.amount);
    if (status.state === 'processing') return;
    await db.transaction(async (tx) => {
      await payableOf(ctx, payment.payableKind).lock(tx, payment.payableId);
      const isFailed = status.state === 'failed';
      if (!isFailed && !(await completePartRefund(tx, refund.id, status.refundId))) return;
      // A failure is recorded once, however often the job tries.
      if (isFailed && (await paymentTimelines.last(tx, payment.id))?.event === 'refund_failed') return;
      const note = isFailed ? status.reason : status.refundId;
      const event = isFailed ? 'refund_failed' : 'part_refunded';
      await paymentTimelines.insert(tx, { paymentId: payment.id, event, note, at: clock.now() });
    });
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'part of a payment not refunded');
  }
}

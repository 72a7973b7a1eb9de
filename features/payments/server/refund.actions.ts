/** Refunds: requested in one transaction, made at the provider, recorded in another. */
import type { Transaction } from '@platform/server/database/database';
import type { RefundStatus } from './adapter.ts';
import { adapterOf, type Context, payableOf } from './context.ts';
import { refundReference } from './rules.ts';
import { keyOf, movePayment, reportStatus } from './settle.actions.ts';
import { findPayment, type PayableKey, paymentReceived, paymentsIn, paymentTimelines } from './store.ts';
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

/** Refunds one payment at its provider; the job repeats a refund that fails. */
export async function refundPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  try {
    const adapter = adapterOf(ctx, payment.provider);
    const status = await adapter.refund(paymentReceived(payment), refundReference(payment.reference));
    await recordRefund(ctx, payment, status);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: payment.id }, 'payment not refunded');
  }
}

/** Gives back what was asked for, right after the transaction that requested. */
export async function refundPayments(ctx: Context, key: PayableKey): Promise<void> {
  for (const payment of await paymentsIn(ctx.portal.db, key, ['refunding'])) {
    await refundPayment(ctx, payment);
  }
}

/** Giving money back: asked for in one transaction, done at the provider, recorded in another. */
import type { Transaction } from '@platform/server/database/database';
import type { RefundState } from './adapter.ts';
import { adapterOf, type Context, payableOf } from './context.ts';
import { refundReference } from './rules.ts';
import { keyOf, moveTo, tellPayable } from './settle.actions.ts';
import { findPayment, type PayableKey, paymentReceived, paymentsIn, paymentTimelines } from './store.ts';
import type { PaymentRow } from './tables.ts';

/** Asks for the money of a payable back, inside the payable's own transaction, which holds its lock. */
export async function requestRefund(ctx: Context, tx: Transaction, key: PayableKey): Promise<void> {
  for (const payment of await paymentsIn(tx, key, ['completed'])) {
    await moveTo(ctx, tx, payment, { state: 'refunding' }, 'refund_requested');
  }
  await tellPayable(ctx, tx, key);
}

function recordRefund(ctx: Context, asked: PaymentRow, word: RefundState): Promise<void> {
  const { db, clock } = ctx.portal;
  return db.transaction(async (tx) => {
    await payableOf(ctx, asked.payableKind).lock(tx, asked.payableId);
    const payment = await findPayment(tx, asked.id);
    if (payment?.state !== 'refunding') return;
    if (word.state === 'failed') {
      // Said once, however often the job tries.
      if ((await paymentTimelines.last(tx, payment.id))?.event === 'refund_failed') return;
      const entry = { event: 'refund_failed', note: word.reason, at: clock.now() } as const;
      return paymentTimelines.insert(tx, { paymentId: payment.id, ...entry });
    }
    if (word.state === 'processing') return;
    await moveTo(ctx, tx, payment, { state: 'refunded', refundId: word.refundId }, 'refunded', word.refundId);
    await tellPayable(ctx, tx, keyOf(payment));
  });
}

/** Gives one payment back; a provider that can't be reached or refuses leaves it to the job. */
export async function refundPayment(ctx: Context, payment: PaymentRow): Promise<void> {
  try {
    const adapter = adapterOf(ctx, payment.provider);
    const word = await adapter.refund(paymentReceived(payment), refundReference(payment.reference));
    await recordRefund(ctx, payment, word);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: payment.id }, 'payment not refunded');
  }
}

/** Gives back what was asked for, right after the transaction that asked. */
export async function refundPayments(ctx: Context, key: PayableKey): Promise<void> {
  for (const payment of await paymentsIn(ctx.portal.db, key, ['refunding'])) {
    await refundPayment(ctx, payment);
  }
}

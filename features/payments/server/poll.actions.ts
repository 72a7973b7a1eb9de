/** Checks that visitors cause, of all attempts that may have been paid. */
import { failure } from '@platform/server/http/failure';
import { paymentErrors } from '../contract/errors.ts';
import { paymentStates } from '../contract/lifecycle.ts';
import type { PaymentProgress } from '../contract/payment.ts';
import { attemptsOf } from './attempts.store.ts';
import { type CheckOptions, checkPayment, closePayments, tryCheckPayment } from './check.actions.ts';
import { adapterOf, type Context, payableOf } from './context.ts';
import { cancelOpenPayments, reportStatus } from './settle.actions.ts';
import { claimCheck, type PayableKey, payableStates, paymentsIn } from './store.ts';

/** The shortest time between two checks that polls cause, in milliseconds. */
export const minPollInterval = 2000;

/** Checks all attempts that may have been paid. */
export async function checkPayments(ctx: Context, key: PayableKey, options?: CheckOptions): Promise<void> {
  const open = await paymentsIn(ctx.portal.db, key, payableStates);
  await Promise.all(open.map((payment) => tryCheckPayment(ctx, payment, options)));
}

/** As `checkPayments`, for a page that polls: each attempt is checked at most every `minPollInterval`. */
export async function pollPayments(ctx: Context, key: PayableKey): Promise<void> {
  const { db, clock } = ctx.portal;
  const open = await paymentsIn(db, key, payableStates);
  await Promise.all(
    open.map(async (payment) => {
      if (await claimCheck(db, payment.id, clock.now(), minPollInterval)) await tryCheckPayment(ctx, payment);
    }),
  );
}

/** Captures an approved payment, unless it was cancelled. Throws PAYPAL_FAILED when the provider can't be reached, PAYABLE_NOT_FOUND without an attempt. */
export async function capturePayment(ctx: Context, key: PayableKey): Promise<void> {
  adapterOf(ctx, 'paypal');
  const attempts = await paymentsIn(ctx.portal.db, key, paymentStates);
  const attempt = attempts.find(({ provider }) => provider === 'paypal');
  if (!attempt) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
  try {
    await checkPayment(ctx, attempt);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: attempt.id }, 'payment not captured');
    throw failure(paymentErrors.PAYPAL_FAILED);
  }
}

/** Cancels the open attempts for the buyer; those already paid are settled. */
export async function cancelPayments(ctx: Context, key: PayableKey): Promise<void> {
  await checkPayments(ctx, key, { capture: false });
  await ctx.portal.db.transaction(async (tx) => {
    await payableOf(ctx, key.kind).lock(tx, key.id);
    await cancelOpenPayments(ctx, tx, key, '买家取消了支付');
    await reportStatus(ctx, tx, key);
  });
  await closePayments(ctx, key);
}

/** Reads the payable and its attempts. Throws PAYABLE_NOT_FOUND. */
export async function getProgress(ctx: Context, key: PayableKey): Promise<PaymentProgress> {
  const { db } = ctx.portal;
  const due = await payableOf(ctx, key.kind).load(db, key.id);
  if (!due) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
  return {
    orderId: due.id,
    orderNumber: due.number,
    status: due.status,
    payment_status: due.paymentStatus,
    payments: await attemptsOf(db, key),
  };
}

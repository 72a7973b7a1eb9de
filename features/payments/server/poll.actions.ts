/** Visitors' questions about a payment: all attempts that might have been paid are asked about. */
import { failure } from '@platform/server/http/failure';
import { paymentErrors } from '../contract/errors.ts';
import { paymentStates } from '../contract/lifecycle.ts';
import { type Asking, askPayment, closePayments, tryAsking } from './ask.actions.ts';
import { adapterOf, type Context, payableOf } from './context.ts';
import { cancelOpen, tellPayable } from './settle.actions.ts';
import { askableStates, claimAsking, type PayableKey, paymentsIn } from './store.ts';

/** The shortest time between two questions that a poll may cause, in milliseconds. */
export const pollBound = 2000;

/** Asks about all attempts that might have been paid. */
export async function askAbout(ctx: Context, key: PayableKey, asking?: Asking): Promise<void> {
  const open = await paymentsIn(ctx.portal.db, key, askableStates);
  await Promise.all(open.map((payment) => tryAsking(ctx, payment, asking)));
}

/** As `askAbout`, for a page that polls: each attempt is asked about at most every `pollBound`. */
export async function pollAbout(ctx: Context, key: PayableKey): Promise<void> {
  const { db, clock } = ctx.portal;
  const open = await paymentsIn(db, key, askableStates);
  await Promise.all(
    open.map(async (payment) => {
      if (await claimAsking(db, payment.id, clock.now(), pollBound)) await tryAsking(ctx, payment);
    }),
  );
}

/** Takes the money of an approved payment, unless it was given up. Throws PAYPAL_FAILED when the provider can't be reached, PAYABLE_NOT_FOUND without an attempt. */
export async function capturePayment(ctx: Context, key: PayableKey): Promise<void> {
  adapterOf(ctx, 'paypal');
  const attempts = await paymentsIn(ctx.portal.db, key, paymentStates);
  const attempt = attempts.find(({ provider }) => provider === 'paypal');
  if (!attempt) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
  try {
    await askPayment(ctx, attempt);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: attempt.id }, 'payment not captured');
    throw failure(paymentErrors.PAYPAL_FAILED);
  }
}

/** The buyer gave up at the provider: whatever has been paid by then counts, the rest is closed. */
export async function cancelPayments(ctx: Context, key: PayableKey): Promise<void> {
  await askAbout(ctx, key, { capture: false });
  await ctx.portal.db.transaction(async (tx) => {
    await payableOf(ctx, key.kind).lock(tx, key.id);
    await cancelOpen(ctx, tx, key, '买家取消了支付');
    await tellPayable(ctx, tx, key);
  });
  await closePayments(ctx, key);
}

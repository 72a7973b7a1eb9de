/** Checking one payment at its provider, closing it there, and doing what follows at once. */
import { after } from '@platform/server/clock';
import { adapterOf, type Context, payableOf } from './context.ts';
import { refundPayment } from './refund.actions.ts';
import { nextCheckDelay } from './rules.ts';
import { applyStatus, keyOf } from './settle.actions.ts';
import {
  findPayment,
  type PayableKey,
  paymentsToClose,
  postpone,
  providerPayment,
  updatePayment,
} from './store.ts';
import type { PaymentRow } from './tables.ts';

export interface CheckOptions {
  /** Take the money of a payment that the buyer has approved and that is still due. */
  capture: boolean;
}

/**
 * Step 2 of 5: asks the provider for a payment's status, records it, and after the commit refunds money that can't
 * be kept and closes the other attempts. A payment that is being refunded is checked as a refund.
 * Throws ProviderUnavailable.
 */
export async function checkPayment(
  ctx: Context,
  payment: PaymentRow,
  { capture }: CheckOptions = { capture: true },
): Promise<PaymentRow> {
  // A payment that the provider has not opened yet can't have been paid.
  if (!payment.startedAt) return payment;
  if (payment.state === 'refunding') {
    await refundPayment(ctx, payment);
    return (await findPayment(ctx.portal.db, payment.id)) ?? payment;
  }
  const adapter = adapterOf(ctx, payment.provider);
  const request = providerPayment(payment);
  let providerStatus = await adapter.query(request);
  if (providerStatus.state === 'approved' && capture && payment.state !== 'cancelled') {
    const due = await payableOf(ctx, payment.payableKind).load(ctx.portal.db, payment.payableId);
    if (due?.open === 'open') providerStatus = await adapter.capture(request);
  }
  const checked = await applyStatus(ctx, payment, providerStatus);
  if (checked.state === 'refunding') await refundPayment(ctx, checked);
  if (checked.state === 'completed' && payment.state !== 'completed') {
    await closePayments(ctx, keyOf(checked));
  }
  return checked;
}

/** As `checkPayment`; when the provider can't be reached it only logs, and the job checks again. */
export async function tryCheckPayment(
  ctx: Context,
  payment: PaymentRow,
  options?: CheckOptions,
): Promise<void> {
  try {
    await checkPayment(ctx, payment, options);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: payment.id }, 'provider not asked');
  }
}

/** Closes a payment at its provider, then checks whether it was paid before. Throws ProviderUnavailable. */
export async function closePayment(ctx: Context, payment: PaymentRow): Promise<void> {
  await adapterOf(ctx, payment.provider).close(providerPayment(payment));
  await updatePayment(ctx.portal.db, payment.id, { closedAt: ctx.portal.clock.now() });
  await checkPayment(ctx, payment, { capture: false });
}

/** Closes the cancelled attempts of a payable at their providers; the job repeats what fails. */
export async function closePayments(ctx: Context, key: PayableKey): Promise<void> {
  const { db, log } = ctx.portal;
  for (const payment of await paymentsToClose(db, key)) {
    try {
      await closePayment(ctx, payment);
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'payment not closed');
    }
  }
}

/** Schedules a job's next check of a payment that the last one left unchanged. */
export async function scheduleNext({ portal }: Context, payment: PaymentRow): Promise<void> {
  const now = portal.clock.now();
  const delay = nextCheckDelay(payment, now);
  await postpone(portal.db, payment, delay === null ? null : after(now, delay));
}

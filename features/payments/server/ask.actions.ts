/** Talking to the provider about one payment: ask, close, and act at once on what follows. */
import { after } from '@platform/server/clock';
import type { ProviderState } from './adapter.ts';
import { adapterOf, type Context, payableOf } from './context.ts';
import { refundPayment } from './refund.actions.ts';
import { pauseBefore } from './rules.ts';
import { keyOf, recordWord } from './settle.actions.ts';
import {
  findPayment,
  type PayableKey,
  paymentsToClose,
  postpone,
  providerPayment,
  updatePayment,
} from './store.ts';
import type { PaymentRow } from './tables.ts';

export interface Asking {
  /** Take the money of a payment that the buyer has approved and that is still due. */
  capture: boolean;
}

async function wordOn(ctx: Context, payment: PaymentRow, { capture }: Asking): Promise<ProviderState> {
  const adapter = adapterOf(ctx, payment.provider);
  const known = providerPayment(payment);
  const word = await adapter.query(known);
  if (word.state !== 'approved' || !capture || payment.state === 'cancelled') return word;
  const due = await payableOf(ctx, payment.payableKind).load(ctx.portal.db, payment.payableId);
  return due?.open === 'open' ? adapter.capture(known) : word;
}

/**
 * Asks the provider about one payment and records the answer; the money of a payment that can't be
 * kept is given back at once, and one that is being given back is asked about as a refund. Throws ProviderUnavailable.
 */
export async function askPayment(
  ctx: Context,
  payment: PaymentRow,
  asking: Asking = { capture: true },
): Promise<PaymentRow> {
  // Before it was opened at the provider nobody can have paid it.
  if (!payment.startedAt) return payment;
  if (payment.state === 'refunding') {
    await refundPayment(ctx, payment);
    return (await findPayment(ctx.portal.db, payment.id)) ?? payment;
  }
  const told = await recordWord(ctx, payment, await wordOn(ctx, payment, asking));
  if (told.state === 'refunding') await refundPayment(ctx, told);
  if (told.state === 'completed' && payment.state !== 'completed') await closePayments(ctx, keyOf(told));
  return told;
}

/** As `askPayment`; a provider that can't be reached only leaves a line in the log and the job to ask again. */
export async function tryAsking(ctx: Context, payment: PaymentRow, asking?: Asking): Promise<void> {
  try {
    await askPayment(ctx, payment, asking);
  } catch (error) {
    ctx.portal.log.warn({ err: error, payment: payment.id }, 'provider not asked');
  }
}

/** Closes a payment at its provider, then asks whether money came before. Throws ProviderUnavailable. */
export async function closePayment(ctx: Context, payment: PaymentRow): Promise<void> {
  await adapterOf(ctx, payment.provider).close(providerPayment(payment));
  await updatePayment(ctx.portal.db, payment.id, { closedAt: ctx.portal.clock.now() });
  await askPayment(ctx, payment, { capture: false });
}

/** Closes what was given up for a payable; what fails is left to the job. */
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

/** Puts the next look at a payment at its due time, after a job has acted on it and found it unchanged. */
export async function scheduleNext({ portal }: Context, payment: PaymentRow): Promise<void> {
  const now = portal.clock.now();
  const pause = pauseBefore(payment, now);
  await postpone(portal.db, payment, pause === null ? null : after(now, pause));
}

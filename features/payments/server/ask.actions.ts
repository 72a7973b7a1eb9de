/** Talking to the provider about one payment: ask, close, and act at once on what follows. */
import { after } from '@platform/server/clock';
import type { ProviderState } from './adapter.ts';
import { adapterOf, type Desk, payableOf } from './desk.ts';
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

async function wordOn(desk: Desk, payment: PaymentRow, { capture }: Asking): Promise<ProviderState> {
  const adapter = adapterOf(desk, payment.provider);
  const known = providerPayment(payment);
  const word = await adapter.query(known);
  if (word.state !== 'approved' || !capture || payment.state === 'cancelled') return word;
  const due = await payableOf(desk, payment.payableKind).load(desk.portal.db, payment.payableId);
  return due?.open === 'open' ? adapter.capture(known) : word;
}

/**
 * Asks the provider about one payment and records the answer; the money of a payment that can't be
 * kept is given back at once, and one that is being given back is asked about as a refund. Throws ProviderUnavailable.
 */
export async function askPayment(
  desk: Desk,
  payment: PaymentRow,
  asking: Asking = { capture: true },
): Promise<PaymentRow> {
  // Before it was opened at the provider nobody can have paid it.
  if (!payment.startedAt) return payment;
  if (payment.state === 'refunding') {
    await refundPayment(desk, payment);
    return (await findPayment(desk.portal.db, payment.id)) ?? payment;
  }
  const told = await recordWord(desk, payment, await wordOn(desk, payment, asking));
  if (told.state === 'refunding') await refundPayment(desk, told);
  if (told.state === 'completed' && payment.state !== 'completed') await closePayments(desk, keyOf(told));
  return told;
}

/** As `askPayment`; a provider that can't be reached only leaves a line in the log and the job to ask again. */
export async function tryAsking(desk: Desk, payment: PaymentRow, asking?: Asking): Promise<void> {
  try {
    await askPayment(desk, payment, asking);
  } catch (error) {
    desk.portal.log.warn({ err: error, payment: payment.id }, 'provider not asked');
  }
}

/** Closes a payment at its provider, then asks whether money came before. Throws ProviderUnavailable. */
export async function closePayment(desk: Desk, payment: PaymentRow): Promise<void> {
  await adapterOf(desk, payment.provider).close(providerPayment(payment));
  await updatePayment(desk.portal.db, payment.id, { closedAt: desk.portal.clock.now() });
  await askPayment(desk, payment, { capture: false });
}

/** Closes what was given up for a payable; what fails is left to the job. */
export async function closePayments(desk: Desk, key: PayableKey): Promise<void> {
  const { db, log } = desk.portal;
  for (const payment of await paymentsToClose(db, key)) {
    try {
      await closePayment(desk, payment);
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'payment not closed');
    }
  }
}

/** Puts the next look at a payment at its due time, after a job has acted on it and found it unchanged. */
export async function scheduleNext({ portal }: Desk, payment: PaymentRow): Promise<void> {
  const now = portal.clock.now();
  const pause = pauseBefore(payment, now);
  await postpone(portal.db, payment, pause === null ? null : after(now, pause));
}

/** Starting a payment: one open attempt per provider, opened there outside of any transaction. */
import type { ErrorEntry } from '@platform/contract/errors';
import { after, second } from '@platform/server/clock';
import { failure } from '@platform/server/failure';
import { paymentErrors } from '../contract/errors.ts';
import { paymentStates } from '../contract/lifecycle.ts';
import { type PaymentMethod, providerOf } from '../contract/provider.ts';
import { type Presentation, ProviderRefused, ProviderUnavailable } from './adapter.ts';
import { closePayments } from './ask.actions.ts';
import { adapterOf, type Desk, payableOf } from './desk.ts';
import type { Due } from './payable.ts';
import { referenceFor } from './rules.ts';
import { keyOf, moveTo, tellPayable } from './settle.actions.ts';
import {
  addEvent,
  findPayment,
  insertPayment,
  type PayableKey,
  paymentsIn,
  providerPayment,
  updatePayment,
} from './store.ts';
import type { PaymentRow } from './tables.ts';

function freshPayment({ portal }: Desk, key: PayableKey, due: Due, method: PaymentMethod): PaymentRow {
  const now = portal.clock.now();
  return {
    id: portal.random.id(),
    payableKind: key.kind,
    payableId: key.id,
    userId: due.userId,
    provider: providerOf(method),
    method,
    reference: referenceFor(now, portal.random.digits(14)),
    providerId: null,
    description: due.description,
    amount: due.amount,
    usdAmount: due.usdAmount,
    state: 'pending',
    transactionId: null,
    paidAmount: null,
    paidCurrency: null,
    paidAt: null,
    refundId: null,
    expiresAt: due.expiresAt,
    startedAt: null,
    closedAt: null,
    askedAt: null,
    nextAt: null,
    attempts: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** Each attempt is asked about for a day, so one order does not get any number of them. */
const mostAttempts = 20;

/** The open attempt of the method's provider, or a new one; an attempt that failed is given up for it. */
function openAttempt(desk: Desk, key: PayableKey, method: PaymentMethod): Promise<PaymentRow> {
  const provider = providerOf(method);
  const payable = payableOf(desk, key.kind);
  if (payable.methods && !payable.methods.includes(method)) throw failure(paymentErrors.METHOD_UNAVAILABLE);
  return desk.portal.db.transaction(async (tx) => {
    const due = await payable.lock(tx, key.id);
    if (!due) throw failure(paymentErrors.PAYABLE_NOT_FOUND);
    if (due.open === 'paid') throw failure(paymentErrors.ALREADY_PAID);
    if (due.open === 'closed') throw failure(paymentErrors.NOT_PAYABLE);
    const earlier = await paymentsIn(tx, key, paymentStates);
    const ofProvider = earlier.filter((payment) => payment.provider === provider);
    const open = ofProvider.find(({ state }) => state === 'pending' || state === 'processing');
    if (open) return open;
    if (earlier.length >= mostAttempts) throw failure(paymentErrors.TOO_MANY_PAYMENTS);
    for (const failed of ofProvider.filter(({ state }) => state === 'failed')) {
      await moveTo(desk, tx, failed, { state: 'cancelled' }, 'cancelled', '已重新发起支付');
    }
    const payment = freshPayment(desk, key, due, method);
    await insertPayment(tx, payment);
    await addEvent(tx, { paymentId: payment.id, event: 'created', at: payment.createdAt });
    await tellPayable(desk, tx, key);
    return payment;
  });
}

/** Notes that the provider has opened the payment; false if it was given up in the meantime. */
function noteStart(desk: Desk, payment: PaymentRow, providerId: string | null): Promise<boolean> {
  const { db, clock } = desk.portal;
  return db.transaction(async (tx) => {
    await payableOf(desk, payment.payableKind).lock(tx, payment.payableId);
    const current = await findPayment(tx, payment.id);
    if (current && !current.startedAt) {
      const now = clock.now();
      const nextAt = after(now, 30 * second);
      await updatePayment(tx, payment.id, { providerId, startedAt: now, updatedAt: now, nextAt });
      await addEvent(tx, { paymentId: payment.id, event: 'started', at: now });
    }
    return current?.state === 'pending' || current?.state === 'processing';
  });
}

async function noteRefusal(desk: Desk, payment: PaymentRow, reason: string): Promise<void> {
  await desk.portal.db.transaction(async (tx) => {
    await payableOf(desk, payment.payableKind).lock(tx, payment.payableId);
    const current = await findPayment(tx, payment.id);
    if (current?.state !== 'pending' || current.startedAt) return;
    await moveTo(desk, tx, current, { state: 'failed' }, 'failed', reason);
    await tellPayable(desk, tx, keyOf(current));
  });
}

/**
 * Starts a payment and returns what the browser needs. Throws ALREADY_PAID, NOT_PAYABLE,
 * TOO_MANY_PAYMENTS, METHOD_UNAVAILABLE, and `refused` when the provider can't be reached or won't open it.
 */
export async function startPayment(
  desk: Desk,
  key: PayableKey,
  method: PaymentMethod,
  refused: ErrorEntry,
): Promise<{ payment: PaymentRow; presentation: Presentation }> {
  const adapter = adapterOf(desk, providerOf(method));
  const payment = await openAttempt(desk, key, method);
  const returnUrl = desk.portal.publicUrl + payableOf(desk, key.kind).returnPath(key.id);
  const opened = await adapter
    .create({ ...providerPayment(payment), returnUrl })
    .catch(async (error: unknown) => {
      const declined = error instanceof ProviderRefused;
      if (!declined && !(error instanceof ProviderUnavailable)) throw error;
      desk.portal.log.warn({ err: error, payment: payment.id }, 'payment not started');
      if (declined) await noteRefusal(desk, payment, error.message);
      throw failure(refused, declined ? { reason: error.message } : undefined);
    });
  const open = await noteStart(desk, payment, opened.providerId);
  await closePayments(desk, key);
  if (!open) throw failure(paymentErrors.NOT_PAYABLE);
  return { payment, presentation: opened.presentation };
}

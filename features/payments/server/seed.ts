/** Payments of the sample data, inserted with their history; other features' samples use it. */
import { after, minute } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { z } from 'zod';
import { type PaymentEvent, paymentEvents, paymentState } from '../contract/lifecycle.ts';
import { paymentMethod, providerOf } from '../contract/provider.ts';
import type { ProviderAdapter } from './adapter.ts';
import { amountDue, referenceFor } from './rules.ts';
import { insertPayment, type PayableKey, paymentTimelines } from './store.ts';

/** A payment as sample files write it. */
export const samplePayment = z.strictObject({
  method: paymentMethod,
  state: paymentState,
  /** The events, in minutes after the start. */
  events: z.array(z.strictObject({ event: paymentEvents.schema, minutes: z.number().min(0) })),
});

/** How numbers of sample payments begin: they exist in the database alone. */
const samplePrefix = 'ZS';

/** In demo mode, refunds of sample payments succeed without the provider, which does not know them. */
export function refundsSamples(adapter: ProviderAdapter): ProviderAdapter {
  return {
    ...adapter,
    refund: async (payment, refundReference, amount) =>
      payment.reference.startsWith(samplePrefix)
        ? { state: 'completed', refundId: refundReference }
        : adapter.refund(payment, refundReference, amount),
  };
}

interface SamplePayment extends z.output<typeof samplePayment> {
  payable: PayableKey;
  userId: string;
  description: string;
  /** In fen. */
  amount: number;
  /** In US cents. */
  usdAmount: number;
  startedAt: Date;
  expiresAt: Date;
}

/** Adds a payment with its timeline; returns its transaction, null if no money came. */
export async function addSamplePayment(
  { random }: Pick<Services, 'random'>,
  tx: Transaction,
  sample: SamplePayment,
): Promise<string | null> {
  const { payable, userId, method, description, amount, usdAmount, state, startedAt, expiresAt } = sample;
  const at = (minutes: number) => after(startedAt, minutes * minute);
  const paid = sample.events.find(({ event }) => event === 'paid');
  const transactionId = paid ? `4200${random.digits(14)}` : null;
  const last = sample.events.at(-1)?.minutes ?? 0;
  const row = {
    id: random.id(),
    payableKind: payable.kind,
    payableId: payable.id,
    userId,
    provider: providerOf(method),
    method,
    reference: samplePrefix + referenceFor(startedAt, random.digits(14)).slice(samplePrefix.length),
    description,
    amount,
    balancePart: 0,
    usdAmount,
    state,
    transactionId,
    paidAt: paid ? at(paid.minutes) : null,
    refundId: state === 'refunded' ? `5030${random.digits(14)}` : null,
    expiresAt,
    startedAt,
    closedAt: at(last),
    askedAt: at(last),
    createdAt: startedAt,
    updatedAt: at(last),
  };
  const due = amountDue(row);
  await insertPayment(tx, { ...row, ...(paid && { paidAmount: due.minor, paidCurrency: due.currency }) });
  const notes: Partial<Record<PaymentEvent, string | null>> = { paid: transactionId, refunded: row.refundId };
  for (const { event, minutes } of sample.events) {
    await paymentTimelines.insert(tx, {
      paymentId: row.id,
      event,
      note: notes[event] ?? null,
      at: at(minutes),
    });
  }
  return transactionId;
}

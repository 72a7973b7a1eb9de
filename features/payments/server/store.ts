/** The queries of the payments. */
import { fen, usdCents } from '@platform/contract/money';
import { after, type Clock } from '@platform/server/clock';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { openStates, type PaymentState } from '../contract/lifecycle.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { ProviderPayment } from './adapter.ts';
import {
  type NewPayment,
  type PartRefundRow,
  type PaymentRow,
  partRefunds,
  paymentEvents,
  payments,
} from './tables.ts';

/** Which payable: a kind and the id within it. */
export interface PayableKey {
  kind: string;
  id: string;
}

/** Matches the attempts of a payable. */
export const ofPayable = ({ kind, id }: PayableKey) =>
  and(eq(payments.payableKind, kind), eq(payments.payableId, id));

/** Adds an attempt. */
export async function insertPayment(tx: Transaction, values: NewPayment): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(values).returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

/** The payments' timelines. */
export const paymentTimelines = eventStore(paymentEvents, paymentEvents.paymentId);

/** Changes an attempt. */
export async function updatePayment(
  db: Queryable,
  id: string,
  changes: Partial<PaymentRow>,
): Promise<PaymentRow | null> {
  const [row] = await db.update(payments).set(changes).where(eq(payments.id, id)).returning();
  return row ?? null;
}

/** Reads an attempt. */
export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Reads an attempt by our number at the provider. */
export async function findByReference(
  db: Queryable,
  provider: ProviderName,
  reference: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference)));
  return row ?? null;
}

/** The payable of a payment's reference, if it is the user's: buyers return from providers with nothing else. */
export async function payableOfReference(
  db: Queryable,
  reference: string,
  userId: string,
): Promise<PayableKey | null> {
  const [row] = await db
    .select({ kind: payments.payableKind, id: payments.payableId })
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.userId, userId)));
  return row ?? null;
}

/** Attempts of a payable in some states, newest first. */
export function paymentsIn(
  db: Queryable,
  key: PayableKey,
  states: readonly PaymentState[],
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(ofPayable(key), inArray(payments.state, [...states])))
    .orderBy(desc(payments.id));
}

/** The states of all attempts of a payable, newest first. */
export async function statesOf(db: Queryable, key: PayableKey): Promise<PaymentState[]> {
  const rows = await db
    .select({ state: payments.state })
    .from(payments)
    .where(ofPayable(key))
    .orderBy(desc(payments.id));
  return rows.map(({ state }) => state);
}

/** Cancelled attempts whose provider has not yet confirmed that they are closed. */
export function paymentsToClose(db: Queryable, key: PayableKey): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        ofPayable(key),
        eq(payments.state, 'cancelled'),
        isNotNull(payments.startedAt),
        isNull(payments.closedAt),
      ),
    );
}

/** Records a check at the provider; false if the last one was less than `minInterval` milliseconds ago. */
export async function claimCheck(db: Database, id: string, now: Date, minInterval: number): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, after(now, -minInterval)))),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** Milliseconds for which a claimed payment is reserved for one instance. */
const lease = 60_000;

/** Claims due payments, so that no other instance acts on them meanwhile. */
export function claimDue(
  db: Database,
  clock: Clock,
  kind: 'check' | 'refund',
  limit: number,
): Promise<PaymentRow[]> {
  const now = clock.now();
  const inState = kind === 'refund' ? eq(payments.state, 'refunding') : ne(payments.state, 'refunding');
  const due = db.$with('due').as(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(lte(payments.nextAt, now), inState))
      .orderBy(asc(payments.nextAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(payments)
    .set({ nextAt: after(now, lease), attempts: sql`${payments.attempts} + 1` })
    .where(inArray(payments.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Adds a refund of a part. */
export async function insertPartRefund(
  tx: Transaction,
  values: typeof partRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(partRefunds).values(values);
}

/** A refund of a part and its payment. */
export interface PartRefund {
  refund: PartRefundRow;
  payment: PaymentRow;
}

/** The refunds of parts that the provider has not confirmed. */
export async function pendingPartRefunds(db: Queryable, key: PayableKey): Promise<PartRefund[]> {
  return db
    .select({ refund: partRefunds, payment: payments })
    .from(partRefunds)
    .innerJoin(payments, eq(payments.id, partRefunds.paymentId))
    .where(and(ofPayable(key), isNull(partRefunds.refundId)));
}

/** Records the provider's confirmation; false if it was recorded before. */
export async function completePartRefund(tx: Transaction, id: string, refundId: string): Promise<boolean> {
  const rows = await tx
    .update(partRefunds)
    .set({ refundId, nextAt: null })
    .where(and(eq(partRefunds.id, id), isNull(partRefunds.refundId)))
    .returning({ id: partRefunds.id });
  return rows.length > 0;
}

/** Claims due refunds of parts, so that no other instance makes them meanwhile. */
export async function claimPartRefunds(
  db: Database,
  clock: Clock,
  limit: number,
): Promise<(PartRefund & { id: string })[]> {
  const now = clock.now();
  const due = db
    .select({ id: partRefunds.id })
    .from(partRefunds)
    .where(lte(partRefunds.nextAt, now))
    .orderBy(asc(partRefunds.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(partRefunds)
    .set({ nextAt: after(now, lease), attempts: sql`${partRefunds.attempts} + 1` })
    .where(inArray(partRefunds.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ paymentId }) => paymentId);
  const rows = await db.select().from(payments).where(inArray(payments.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return claimed.flatMap((refund) => {
    const payment = byId.get(refund.paymentId);
    return payment ? [{ id: refund.id, refund, payment }] : [];
  });
}

/** Sets when the job should try a part's refund again, unless the provider has confirmed it. */
export async function postponePartRefund(db: Database, id: string, nextAt: Date): Promise<void> {
  await db
    .update(partRefunds)
    .set({ nextAt })
    .where(and(eq(partRefunds.id, id), isNull(partRefunds.refundId)));
}

/** Sets when a job should look again, unless the payment has changed since the job claimed it. */
export async function postpone(db: Database, claimed: PaymentRow, nextAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ nextAt })
    .where(
      and(
        eq(payments.id, claimed.id),
        eq(payments.state, claimed.state),
        eq(payments.attempts, claimed.attempts),
      ),
    );
}

/** The states in which an attempt can still be paid. */
export const payableStates: readonly PaymentState[] = [...openStates, 'failed'];

/** A payment for its provider's adapter. */
export function providerPayment(row: PaymentRow): ProviderPayment {
  const { reference, providerId, description, expiresAt } = row;
  return {
    reference,
    providerId,
    description,
    expiresAt,
    amount: fen(row.amount - row.balancePart),
    usdAmount: usdCents(row.usdAmount),
  };
}

/** As `providerPayment`, with the amount received instead of the amount due: the amount of a refund. */
export function paymentReceived(row: PaymentRow): ProviderPayment {
  const { paidAmount, paidCurrency } = row;
  const due = providerPayment(row);
  if (paidAmount === null) return due;
  return paidCurrency === 'USD'
    ? { ...due, usdAmount: usdCents(paidAmount) }
    : { ...due, amount: fen(paidAmount) };
}

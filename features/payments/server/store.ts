/** All queries of the payments; a row becomes the contract's attempt here. */
import { type Fen, fen, usdCents } from '@platform/contract/money';
import { after, type Clock } from '@platform/server/clock';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { openStates, type PaymentState } from '../contract/lifecycle.ts';
import type { PaymentAttempt } from '../contract/payment.ts';
import type { ProviderName } from '../contract/provider.ts';
import type { ProviderPayment } from './adapter.ts';
import { type PaymentEventRow, type PaymentRow, paymentEvents, payments } from './tables.ts';

/** Which payable: a kind and the id within it. */
export interface PayableKey {
  kind: string;
  id: string;
}

const ofPayable = ({ kind, id }: PayableKey) =>
  and(eq(payments.payableKind, kind), eq(payments.payableId, id));

/** Adds an attempt. */
export async function insertPayment(tx: Transaction, row: PaymentRow): Promise<void> {
  await tx.insert(payments).values(row);
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

/** What a payment's reference pays for, if it is the user's: providers send buyers back with nothing else. */
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

/** Attempts that were given up and that their provider has not yet confirmed to be closed. */
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

/** Notes that the provider is being asked; false if it was asked less than `atLeast` milliseconds ago. */
export async function claimCheck(db: Database, id: string, now: Date, atLeast: number): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(
      and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, after(now, -atLeast)))),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** How long an instance that takes a payment in hand keeps the others off it. */
const lease = 60_000;

/** Takes due payments in hand, so that no other instance acts on them meanwhile. */
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

/** Sets when a job should look again, unless the payment has moved since the job took it in hand. */
export async function postpone(db: Database, taken: PaymentRow, nextAt: Date | null): Promise<void> {
  await db
    .update(payments)
    .set({ nextAt })
    .where(
      and(eq(payments.id, taken.id), eq(payments.state, taken.state), eq(payments.attempts, taken.attempts)),
    );
}

/** The states in which an attempt can still be paid by what the buyer has in hand. */
export const payableStates: readonly PaymentState[] = [...openStates, 'failed'];

/** A payment as its provider needs to know it. */
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

/** As `providerPayment`, with the amount that came in instead of the one that was due: that is what goes back. */
export function paymentReceived(row: PaymentRow): ProviderPayment {
  const { paidAmount, paidCurrency } = row;
  const known = providerPayment(row);
  if (paidAmount === null) return known;
  return paidCurrency === 'USD'
    ? { ...known, usdAmount: usdCents(paidAmount) }
    : { ...known, amount: fen(paidAmount) };
}

function attempt(row: PaymentRow, entries: readonly PaymentEventRow[]): PaymentAttempt {
  const { id, reference, method, provider, state, transactionId } = row;
  const amount: Fen = fen(row.amount);
  return {
    id,
    reference,
    method,
    provider,
    state,
    transactionId,
    amount: amount / 100,
    balancePart: row.balancePart / 100,
    usdAmount: row.usdAmount / 100,
    createdAt: row.createdAt.toISOString(),
    timeline: entries.map(({ event, note, at }) => ({ event, note, at: at.toISOString() })),
  };
}

/** The attempts of a payable with their timelines, newest attempt first. */
export async function attemptsOf(db: Queryable, key: PayableKey): Promise<PaymentAttempt[]> {
  const rows = await db.select().from(payments).where(ofPayable(key)).orderBy(desc(payments.id));
  if (rows.length === 0) return [];
  const events = await paymentTimelines.list(
    db,
    rows.map(({ id }) => id),
  );
  const byPayment = Map.groupBy(events, ({ paymentId }) => paymentId);
  return rows.map((row) => attempt(row, byPayment.get(row.id) ?? []));
}

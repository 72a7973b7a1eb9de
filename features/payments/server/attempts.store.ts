/** Attempts to pay as the contract has them. */
import type { Queryable } from '@platform/server/database/database';
import { desc } from 'drizzle-orm';
import type { PaymentAttempt } from '../contract/payment.ts';
import { ofPayable, type PayableKey, paymentTimelines, pendingPartRefunds } from './store.ts';
import { type PaymentEventRow, type PaymentRow, payments } from './tables.ts';

function attemptOf(
  row: PaymentRow,
  entries: readonly PaymentEventRow[],
  hasPendingPart: boolean,
): PaymentAttempt {
  const { id, reference, method, provider, state, transactionId } = row;
  const isOpen = state === 'refunding' || hasPendingPart;
  const openRefund = entries.at(-1)?.event === 'refund_failed' ? 'failed' : 'processing';
  return {
    id,
    reference,
    method,
    provider,
    state,
    transactionId,
    openRefund: isOpen ? openRefund : null,
    amount: row.amount / 100,
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
  const pending = new Set((await pendingPartRefunds(db, key)).map(({ payment }) => payment.id));
  return rows.map((row) => attemptOf(row, byPayment.get(row.id) ?? [], pending.has(row.id)));
}

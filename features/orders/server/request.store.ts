/** The queries of the buyers' requests. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OrderRequestView, RequestKind } from '../contract/request.ts';
import { type OrderRequestRow, orderRequests } from './tables.ts';

const isOpen = eq(orderRequests.state, 'open');

/** Adds a request; the unique index refuses a second open one. */
export async function insertRequest(
  tx: Transaction,
  request: Pick<OrderRequestRow, 'id' | 'orderId' | 'kind' | 'reason' | 'createdAt'>,
): Promise<void> {
  await tx.insert(orderRequests).values({ ...request, state: 'open' });
}

/** Answers the open request of an order; false without one. */
export async function decideRequest(
  tx: Transaction,
  orderId: string,
  decision: Pick<OrderRequestRow, 'state' | 'answer' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(orderRequests)
    .set(decision)
    .where(and(eq(orderRequests.orderId, orderId), isOpen))
    .returning({ id: orderRequests.id });
  return rows.length > 0;
}

/** The kinds of the open requests of some orders. */
export async function openRequests(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, RequestKind>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderRequests.orderId, kind: orderRequests.kind })
    .from(orderRequests)
    .where(and(inArray(orderRequests.orderId, [...orderIds]), isOpen));
  return new Map(rows.map(({ orderId, kind }) => [orderId, kind]));
}

/** The last request of an order. */
export async function lastRequest(db: Queryable, orderId: string): Promise<OrderRequestView | null> {
  const [row] = await db
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.orderId, orderId))
    .orderBy(desc(orderRequests.createdAt), desc(orderRequests.id))
    .limit(1);
  if (!row) return null;
  const { kind, state, reason, answer, createdAt } = row;
  return { kind, state, reason, answer, at: createdAt.toISOString() };
}

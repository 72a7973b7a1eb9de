/** The queries of the buyers' requests. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OrderRequestView, RequestKind } from '../contract/request.ts';
import { type OrderRequestRow, orderRequests, type RequestPictureRow, requestPictures } from './tables.ts';

const isOpen = eq(orderRequests.state, 'open');

/** Adds a request; the unique index refuses a second open one. */
export async function insertRequest(
  tx: Transaction,
  request: Pick<OrderRequestRow, 'id' | 'orderId' | 'kind' | 'reason' | 'createdAt'>,
): Promise<void> {
  await tx.insert(orderRequests).values({ ...request, state: 'open' });
}

/** Answers the open request of an order and returns its kind; null without one. */
export async function decideRequest(
  tx: Transaction,
  orderId: string,
  decision: Pick<OrderRequestRow, 'state' | 'answer' | 'decidedAt'>,
): Promise<RequestKind | null> {
  const [row] = await tx
    .update(orderRequests)
    .set(decision)
    .where(and(eq(orderRequests.orderId, orderId), isOpen))
    .returning({ kind: orderRequests.kind });
  return row?.kind ?? null;
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
  const { id: requestId, kind, state, reason, answer, createdAt } = row;
  const pictures = (await picturesOf(db, requestId)).map(({ id, name, size }) => ({ id, name, size }));
  return { kind, state, reason, answer, at: createdAt.toISOString(), pictures };
}

/** The id of the open request of an order; null without one. */
export async function findOpenRequest(db: Queryable, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: orderRequests.id })
    .from(orderRequests)
    .where(and(eq(orderRequests.orderId, orderId), isOpen));
  return row?.id ?? null;
}

/** The pictures of a request, in the order of adding. */
export function picturesOf(db: Queryable, requestId: string): Promise<RequestPictureRow[]> {
  return db
    .select()
    .from(requestPictures)
    .where(eq(requestPictures.requestId, requestId))
    .orderBy(asc(requestPictures.id));
}

/** A picture of any of an order's requests, or null. */
export async function findPicture(
  db: Queryable,
  orderId: string,
  id: string,
): Promise<RequestPictureRow | null> {
  const [row] = await db
    .select({ picture: requestPictures })
    .from(requestPictures)
    .innerJoin(orderRequests, eq(orderRequests.id, requestPictures.requestId))
    .where(and(eq(orderRequests.orderId, orderId), eq(requestPictures.id, id)));
  return row?.picture ?? null;
}

/** Adds a picture. */
export async function insertPicture(tx: Transaction, row: RequestPictureRow): Promise<void> {
  await tx.insert(requestPictures).values(row);
}

/** Removes a picture of a request; returns its file's key, or null. */
export async function deletePicture(tx: Transaction, requestId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(requestPictures)
    .where(and(eq(requestPictures.requestId, requestId), eq(requestPictures.id, id)))
    .returning({ key: requestPictures.key });
  return row?.key ?? null;
}

/** Queries of listings, and of what follows the start or the end of a course. */
import { people, personColumns } from '@features/accounts/people';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { lockCourse, type StoredCourse } from './course.store.ts';
import { type ListingRow, salesCourses, salesListings, salesPurchases, salesSeats } from './tables.ts';

/** Adds a listing. Violates `sales_listings_open` if the seat has an open one. */
export async function insertListing(tx: Transaction, row: ListingRow): Promise<void> {
  await tx.insert(salesListings).values(row);
}

/** Changes a listing. */
export async function updateListing(
  tx: Transaction,
  id: string,
  changes: Partial<ListingRow>,
): Promise<void> {
  await tx.update(salesListings).set(changes).where(eq(salesListings.id, id));
}

/** Reads a listing. */
export async function readListing(db: Queryable, id: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(salesListings).where(eq(salesListings.id, id));
  return row ?? null;
}

/** Locks the course of a listing, then reads both. */
export async function lockListing(
  tx: Transaction,
  id: string,
): Promise<{ listing: ListingRow; course: StoredCourse } | null> {
  const before = await readListing(tx, id);
  const course = before && (await lockCourse(tx, before.courseId));
  const listing = course && (await readListing(tx, id));
  return listing && { listing, course };
}

/** The open listing of a seat. */
export async function openListing(db: Queryable, seatId: string): Promise<ListingRow | null> {
  const isOpen = and(eq(salesListings.seatId, seatId), eq(salesListings.status, 'open'));
  const [row] = await db.select().from(salesListings).where(isOpen);
  return row ?? null;
}

/** The listings that sellers made for purchases and those by which buyers bought, the latest first. */
export async function listingsOf(
  db: Queryable,
  purchases: readonly { id: string; listingId: string | null }[],
): Promise<ListingRow[]> {
  if (purchases.length === 0) return [];
  const ids = purchases.map(({ id }) => id);
  const bought = purchases.flatMap(({ listingId }) => listingId ?? []);
  return db
    .select()
    .from(salesListings)
    .where(or(inArray(salesListings.purchaseId, ids), inArray(salesListings.id, bought)))
    .orderBy(desc(salesListings.createdAt));
}

/** A page of a course's open listings with their sellers, the cheapest first. */
export function findListings(db: Database, courseId: string, page: { page: number; limit: number }) {
  const { id, price, description, createdAt } = salesListings;
  const where = and(eq(salesListings.courseId, courseId), eq(salesListings.status, 'open'));
  const isReserved = sql<boolean>`exists (
    select from ${salesPurchases} where ${salesPurchases.listingId} = ${salesListings.id}
      and ${salesPurchases.status} = 'pending')`;
  const select = db
    .select({ id, price, description, createdAt, isReserved, seller: personColumns })
    .from(salesListings)
    .innerJoin(people, eq(people.id, salesListings.sellerId))
    .where(where)
    .orderBy(asc(price), asc(id));
  return listPage(db, { select, table: salesListings, where }, page);
}

interface Due {
  now: Date;
  limit: number;
  skipped: readonly string[];
}

/** Rows of a table that belongs to courses, where the course meets a condition; for sweeps. */
async function rowsOfCourses(
  db: Queryable,
  table: PgTable & { id: PgColumn; courseId: PgColumn },
  where: (SQL | undefined)[],
  { limit, skipped }: Due,
): Promise<{ id: string }[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .innerJoin(salesCourses, eq(salesCourses.id, table.courseId))
    .where(and(...where, notInArray(table.id, [...skipped])))
    .limit(limit);
  return rows.map(({ id }) => ({ id: String(id) }));
}

const hasBegun = ({ now }: Due) => lte(salesCourses.startTime, now);
const isCancelled = isNotNull(salesCourses.cancelledAt);

/** Sold listings whose course has begun. */
export const listingsToRelease = (db: Queryable, due: Due) =>
  rowsOfCourses(
    db,
    salesListings,
    [eq(salesListings.status, 'sold'), hasBegun(due), isNull(salesCourses.cancelledAt)],
    due,
  );

/** Open listings whose course has begun or is cancelled. */
export const listingsToClose = (db: Queryable, due: Due) =>
  rowsOfCourses(db, salesListings, [eq(salesListings.status, 'open'), or(hasBegun(due), isCancelled)], due);

/** Seats of cancelled courses. */
export const seatsToUndo = (db: Queryable, due: Due) =>
  rowsOfCourses(db, salesSeats, [isNull(salesSeats.endedAt), isCancelled], due);

/** Unpaid purchases of cancelled courses. */
export const purchasesToCancel = (db: Queryable, due: Due) =>
  rowsOfCourses(db, salesPurchases, [eq(salesPurchases.status, 'pending'), isCancelled], due);

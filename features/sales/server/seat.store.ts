/** Queries of seats and their lineage. */
import { people, personColumns } from '@features/accounts/people';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { listPage } from '@platform/server/list/listPage';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type SeatRow, salesCourses, salesListings, salesPurchases, salesSeats } from './tables.ts';

/** Adds a seat. */
export async function insertSeat(tx: Transaction, row: typeof salesSeats.$inferInsert): Promise<void> {
  await tx.insert(salesSeats).values(row);
}

/** Changes a seat. */
export async function updateSeat(tx: Transaction, id: string, changes: Partial<SeatRow>): Promise<void> {
  await tx.update(salesSeats).set(changes).where(eq(salesSeats.id, id));
}

/** Reads a seat. */
export async function readSeat(db: Queryable, id: string): Promise<SeatRow | null> {
  const [seat] = await db.select().from(salesSeats).where(eq(salesSeats.id, id));
  return seat ?? null;
}

/** The owners of a course's seats, whose reminders are sent again. */
export async function resetReminders(tx: Transaction, courseId: string): Promise<string[]> {
  const isLive = and(eq(salesSeats.courseId, courseId), isNull(salesSeats.endedAt));
  const rows = await tx
    .update(salesSeats)
    .set({ reminded: 0 })
    .where(isLive)
    .returning({ ownerId: salesSeats.ownerId });
  return rows.map(({ ownerId }) => ownerId);
}

/** A page of a course's seats with their owners, the latest first. */
export function findSeats(db: Database, courseId: string, page: { page: number; limit: number }) {
  const { id, endedAt, createdAt } = salesSeats;
  const where = eq(salesSeats.courseId, courseId);
  const select = db
    .select({ id, endedAt, owner: personColumns })
    .from(salesSeats)
    .innerJoin(people, eq(people.id, salesSeats.ownerId))
    .where(where)
    .orderBy(desc(createdAt), desc(id));
  return listPage(db, { select, table: salesSeats, where }, page);
}

/** The purchases that have paid for seats, with buyers and listings, each seat's first one first. */
export function readLineage(db: Queryable, seatIds: readonly string[]) {
  return db
    .select({ purchase: getTableColumns(salesPurchases), owner: personColumns, listing: salesListings })
    .from(salesPurchases)
    .innerJoin(people, eq(people.id, salesPurchases.buyerId))
    .leftJoin(salesListings, eq(salesListings.id, salesPurchases.listingId))
    .where(inArray(salesPurchases.seatId, [...seatIds]))
    .orderBy(asc(salesPurchases.paidAt), asc(salesPurchases.createdAt));
}

/** Seats whose owners are due a reminder of the course's start. */
export async function seatsToRemind(
  db: Queryable,
  { now, limit, skipped }: { now: Date; limit: number; skipped: readonly string[] },
): Promise<{ id: string }[]> {
  const { startTime } = salesCourses;
  const due = sql`(case when ${startTime} <= ${now}::timestamptz + interval '1 hour' then 2 else 1 end)`;
  return db
    .select({ id: salesSeats.id })
    .from(salesSeats)
    .innerJoin(salesCourses, eq(salesCourses.id, salesSeats.courseId))
    .where(
      and(
        isNull(salesSeats.endedAt),
        isNull(salesCourses.cancelledAt),
        sql`${startTime} > ${now}`,
        lte(startTime, sql`${now}::timestamptz + interval '1 day'`),
        sql`${salesSeats.reminded} < ${due}`,
        sql`${salesSeats.id} <> all(${sql.param([...skipped])}::uuid[])`,
      ),
    )
    .limit(limit);
}

/** Queries of purchases, seats and waiting lists. */
import { people, personColumns } from '@features/accounts/people';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { listPage } from '@platform/server/list/listPage';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PurchaseStatus } from '../contract/lifecycle.ts';
import { holdMinutes } from '../contract/purchase.ts';
import { lockCourse, type StoredCourse } from './course.store.ts';
import {
  type PurchaseRow,
  type SeatRow,
  salesCourses,
  salesCovers,
  salesListings,
  salesPurchases,
  salesSeats,
  salesWaiting,
} from './tables.ts';

/** A purchase with its course. */
export interface StoredPurchase {
  purchase: PurchaseRow;
  course: StoredCourse;
}

const activeStates: PurchaseStatus[] = ['pending', 'paid'];

const hold = statement<{ filled: boolean }>(
  'sales_hold',
  `with place as (
     update sales_courses set current_students = current_students + 1
     where id = $1 and published_at is not null and cancelled_at is null and end_time > $2::timestamptz
       and current_students < max_students
     returning id, price, end_time, current_students = max_students as filled, can_resell
   ), crossed as (
     update sales_catalogue k set resale_open = true from place
     where k.id = place.id and place.filled and place.can_resell and not k.resale_open
   )
   insert into sales_purchases
     (id, number, course_id, buyer_id, kind, status, payment_status, price, created_at, expires_at)
   select $3, $4, id, $5, 'direct', 'pending', 'pending', price, $2,
     least($2::timestamptz + interval '${holdMinutes} minutes', end_time)
   from place
   returning (select filled from place) as filled`,
);

/**
 * Holds a place with one statement, so that the course's lock is short; null without a place. Whether the course is
 * now sold out. Violates `sales_purchases_active` if the buyer has a seat or an unpaid purchase.
 */
export async function holdPlace(
  db: Queryable,
  {
    courseId,
    id,
    number,
    buyerId,
    now,
  }: Record<'courseId' | 'id' | 'number' | 'buyerId', string> & { now: Date },
): Promise<{ filled: boolean } | null> {
  const [row] = await hold(db, courseId, now, id, number, buyerId);
  return row ?? null;
}

/** Adds a purchase. */
export async function insertPurchase(
  tx: Transaction,
  row: typeof salesPurchases.$inferInsert,
): Promise<PurchaseRow> {
  const [inserted] = await tx.insert(salesPurchases).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** Changes a purchase. */
export async function updatePurchase(
  tx: Transaction,
  id: string,
  changes: Partial<PurchaseRow>,
): Promise<void> {
  await tx.update(salesPurchases).set(changes).where(eq(salesPurchases.id, id));
}

const selectPurchases = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ purchase: salesPurchases, course: salesCourses, cover: salesCovers })
    .from(salesPurchases)
    .innerJoin(salesCourses, eq(salesCourses.id, salesPurchases.courseId))
    .leftJoin(salesCovers, eq(salesCovers.id, salesCourses.coverId))
    .where(where);

const storedPurchase = ({
  purchase,
  course,
  cover,
}: Awaited<ReturnType<typeof selectPurchases>>[number]): StoredPurchase => ({
  purchase,
  course: { ...course, cover },
});

/** A purchase by its id; of one buyer, unless the buyer is null. */
export async function readPurchase(
  db: Queryable,
  id: string,
  buyerId: string | null = null,
): Promise<StoredPurchase | null> {
  const isMine = buyerId === null ? undefined : eq(salesPurchases.buyerId, buyerId);
  const [row] = await selectPurchases(db, and(eq(salesPurchases.id, id), isMine));
  return row ? storedPurchase(row) : null;
}

/** Locks the course of a purchase, then reads both. */
export async function lockPurchase(tx: Transaction, id: string): Promise<StoredPurchase | null> {
  const { courseId } = salesPurchases;
  const [row] = await tx.select({ courseId }).from(salesPurchases).where(eq(salesPurchases.id, id));
  return row && (await lockCourse(tx, row.courseId)) ? readPurchase(tx, id) : null;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a member's purchase, by its id or its number. */
export async function findPurchaseId(
  db: Queryable,
  reference: string,
  buyerId: string,
): Promise<string | null> {
  const { id, number } = salesPurchases;
  const byId = uuidPattern.test(reference) ? eq(id, reference) : undefined;
  const isMine = eq(salesPurchases.buyerId, buyerId);
  const [row] = await db
    .select({ id })
    .from(salesPurchases)
    .where(and(or(byId, eq(number, reference)), isMine));
  return row?.id ?? null;
}

/** A member's unpaid or paid purchase of a course. */
export async function activePurchase(
  db: Queryable,
  courseId: string,
  buyerId: string,
): Promise<StoredPurchase | null> {
  const ofCourse = and(eq(salesPurchases.courseId, courseId), eq(salesPurchases.buyerId, buyerId));
  const [row] = await selectPurchases(db, and(ofCourse, inArray(salesPurchases.status, activeStates)));
  return row ? storedPurchase(row) : null;
}

/** The unpaid purchase of a listing. */
export async function reservingPurchase(db: Queryable, listingId: string): Promise<PurchaseRow | null> {
  const isReserving = and(eq(salesPurchases.listingId, listingId), eq(salesPurchases.status, 'pending'));
  const [row] = await db.select().from(salesPurchases).where(isReserving);
  return row ?? null;
}

/** A page of a member's purchases, the latest first. */
export async function findPurchases(
  db: Database,
  buyerId: string,
  { status, ...page }: { status: 'all' | 'active' | PurchaseStatus; page: number; limit: number },
) {
  const states = status === 'all' ? null : status === 'active' ? activeStates : [status];
  const where = and(
    eq(salesPurchases.buyerId, buyerId),
    states ? inArray(salesPurchases.status, states) : undefined,
  );
  const order = [desc(salesPurchases.createdAt), desc(salesPurchases.id)];
  const select = selectPurchases(db, where).orderBy(...order);
  const found = await listPage(db, { select, table: salesPurchases, where }, page);
  return { ...found, rows: found.rows.map(storedPurchase) };
}

/** Unpaid purchases and when they expire, for a sweep. */
export const unpaidPurchases = {
  table: salesPurchases,
  dueAt: salesPurchases.expiresAt,
  where: eq(salesPurchases.status, 'pending'),
};

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

/** Joins a waiting list; a second call changes nothing. */
export async function insertWaiting(tx: Transaction, row: typeof salesWaiting.$inferInsert): Promise<void> {
  await tx.insert(salesWaiting).values(row).onConflictDoNothing();
}

const ofCourse = (courseId: string) => eq(salesWaiting.courseId, courseId);

/** Leaves a waiting list. */
export async function deleteWaiting(db: Queryable, courseId: string, userId: string): Promise<void> {
  await db.delete(salesWaiting).where(and(ofCourse(courseId), eq(salesWaiting.userId, userId)));
}

/** Ends a waiting list; returns who waited. */
export async function clearWaiting(tx: Transaction, courseId: string): Promise<string[]> {
  const { userId } = salesWaiting;
  const rows = await tx.delete(salesWaiting).where(ofCourse(courseId)).returning({ userId });
  return rows.map((row) => row.userId);
}

/** How many wait for a course. */
export async function countWaiting(db: Queryable, courseId: string): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(salesWaiting).where(ofCourse(courseId));
  return row?.waiting ?? 0;
}

/** Takes the first who waits and has no purchase of the course, off the list; null without one. */
export async function takeFirstWaiting(tx: Transaction, courseId: string): Promise<string | null> {
  const { userId, seq } = salesWaiting;
  const isBuying = sql`exists (
    select from ${salesPurchases} where ${salesPurchases.courseId} = ${salesWaiting.courseId}
      and ${salesPurchases.buyerId} = ${userId} and ${inArray(salesPurchases.status, activeStates)})`;
  const [first] = await tx
    .select({ userId })
    .from(salesWaiting)
    .where(and(ofCourse(courseId), sql`not ${isBuying}`))
    .orderBy(asc(seq))
    .limit(1);
  if (!first) return null;
  await deleteWaiting(tx, courseId, first.userId);
  return first.userId;
}

/** A member's places in waiting lists of courses that are still sold, of all courses or of one. */
export function findWaiting(db: Queryable, userId: string, now: Date, courseId?: string) {
  const before = sql<number>`(
    select count(*)::int from sales_waiting w
    where w.course_id = ${salesWaiting.courseId} and w.seq <= ${salesWaiting.seq})`;
  return db
    .select({ course: salesCourses, cover: salesCovers, position: before, joinedAt: salesWaiting.joinedAt })
    .from(salesWaiting)
    .innerJoin(salesCourses, eq(salesCourses.id, salesWaiting.courseId))
    .leftJoin(salesCovers, eq(salesCovers.id, salesCourses.coverId))
    .where(
      and(
        eq(salesWaiting.userId, userId),
        courseId === undefined ? undefined : ofCourse(courseId),
        sql`${salesCourses.endTime} > ${now}`,
      ),
    )
    .orderBy(desc(salesWaiting.seq))
    .limit(100);
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

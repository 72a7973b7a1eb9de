/** Queries of purchases. */
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { statement } from '@platform/server/database/statement';
import { listPage } from '@platform/server/list/listPage';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PurchaseStatus } from '../contract/lifecycle.ts';
import { holdMinutes } from '../contract/purchase.ts';
import { lockCourse, type StoredCourse } from './course.store.ts';
import { type PurchaseRow, salesCourses, salesCovers, salesPurchases } from './tables.ts';

/** A purchase with its course. */
export interface StoredPurchase {
  purchase: PurchaseRow;
  course: StoredCourse;
}

const activeStates: PurchaseStatus[] = ['pending', 'paid'];

/** Purchases that hold or own something. */
export const isActive = inArray(salesPurchases.status, activeStates);

const hold = statement<{ id: string }>(
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
   select $3::uuid, $4, id, $5::uuid, 'direct', 'pending', 'pending', price, $2::timestamptz,
     least($2::timestamptz + interval '${holdMinutes} minutes', end_time)
   from place
   returning id`,
);

interface Hold {
  courseId: string;
  id: string;
  number: string;
  buyerId: string;
  now: Date;
}

/**
 * Holds a place with one statement, so that the course's lock is short; false without a place. Violates
 * `sales_purchases_active` if the buyer has a seat or an unpaid purchase.
 */
export async function holdPlace(
  db: Queryable,
  { courseId, id, number, buyerId, now }: Hold,
): Promise<boolean> {
  return (await hold(db, courseId, now, id, number, buyerId)).length > 0;
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
  const [row] = await selectPurchases(db, and(ofCourse, isActive));
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

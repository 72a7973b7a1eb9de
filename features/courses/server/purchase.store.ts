/** All queries of the purchases; rows become the contract's purchases here. */
import { people } from '@features/accounts/people';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Database, Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import { listPage } from '@platform/server/list/listPage';
import { and, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { listStaffPurchases, Purchase } from '../contract/purchase.ts';
import { coursePurchaseEvents, coursePurchases } from './members.tables.ts';
import { isId } from './rules.ts';

export type PurchaseRow = typeof coursePurchases.$inferSelect;

export const purchaseEventStore = eventStore(coursePurchaseEvents, coursePurchaseEvents.purchaseId);

/** The states in which a member has a course, or is about to. */
const openStates = ['pending', 'paid', 'enrolled'] as const;

const isOpen = (userId: string, courseId: string) =>
  and(
    eq(coursePurchases.userId, userId),
    eq(coursePurchases.courseId, courseId),
    inArray(coursePurchases.status, [...openStates]),
  );

/** A member's open purchase of a course, locked until the transaction ends. */
export async function lockOpenPurchase(
  tx: Transaction,
  userId: string,
  courseId: string,
): Promise<PurchaseRow | null> {
  const [row] = await tx.select().from(coursePurchases).where(isOpen(userId, courseId)).for('no key update');
  return row ?? null;
}

/** Inserts a purchase; null while another one of the member and the course is open. */
export async function insertPurchase(
  tx: Transaction,
  row: typeof coursePurchases.$inferInsert,
): Promise<PurchaseRow | null> {
  const { userId, courseId } = coursePurchases;
  const [inserted] = await tx
    .insert(coursePurchases)
    .values(row)
    .onConflictDoNothing({
      target: [userId, courseId],
      where: inArray(coursePurchases.status, [...openStates]),
    })
    .returning();
  return inserted ?? null;
}

export async function updatePurchase(
  tx: Transaction,
  id: string,
  changes: Partial<PurchaseRow>,
): Promise<void> {
  await tx.update(coursePurchases).set(changes).where(eq(coursePurchases.id, id));
}

/** A purchase by its id, of anyone or of one member. */
export async function readPurchase(db: Queryable, id: string, userId?: string): Promise<PurchaseRow | null> {
  const isMine = userId === undefined ? undefined : eq(coursePurchases.userId, userId);
  const [row] = await db
    .select()
    .from(coursePurchases)
    .where(and(eq(coursePurchases.id, id), isMine));
  return row ?? null;
}

/** A purchase, locked until the transaction ends. */
export async function lockPurchase(tx: Transaction, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(coursePurchases)
    .where(eq(coursePurchases.id, id))
    .for('no key update');
  return row ?? null;
}

/** The id of a member's purchase by its id or its number. */
export async function findPurchase(db: Queryable, reference: string, userId: string): Promise<string | null> {
  const named = or(
    isId(reference) ? eq(coursePurchases.id, reference) : undefined,
    eq(coursePurchases.number, reference),
  );
  const [row] = await db
    .select({ id: coursePurchases.id })
    .from(coursePurchases)
    .where(and(named, eq(coursePurchases.userId, userId)));
  return row?.id ?? null;
}

/** A member's open purchase of a course, else the latest one. */
export async function latestPurchase(
  db: Queryable,
  userId: string,
  courseId: string,
): Promise<PurchaseRow | null> {
  const isMine = and(eq(coursePurchases.userId, userId), eq(coursePurchases.courseId, courseId));
  const rows = await db
    .select()
    .from(coursePurchases)
    .where(isMine)
    .orderBy(desc(coursePurchases.createdAt), desc(coursePurchases.id))
    .limit(10);
  return rows.find(({ status }) => openStates.some((open) => open === status)) ?? rows[0] ?? null;
}

/** Unpaid purchases and when they expire, and paid ones and when their enrolment is due; for sweeps. */
export const unpaidPurchases = {
  table: coursePurchases,
  dueAt: coursePurchases.expiresAt,
  where: eq(coursePurchases.status, 'pending'),
};
export const paidPurchases = {
  table: coursePurchases,
  dueAt: coursePurchases.nextAt,
  where: eq(coursePurchases.status, 'paid'),
};

/** A row as the contract has it. */
export function presentPurchase(row: PurchaseRow): Purchase {
  const { id, number, courseId, courseTitle, status } = row;
  return {
    ...{ id, number, courseId, courseTitle, status },
    price: fenToYuan(fen(row.price)),
    usdPrice: row.usdPrice / 100,
    payment_status: row.paymentStatus,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    enrolledAt: row.enrolledAt?.toISOString() ?? null,
  };
}

const latestFirst = [desc(coursePurchases.createdAt), desc(coursePurchases.id)];

/** A page of a member's purchases. */
export async function findPurchases(db: Database, userId: string, page: { page: number; limit: number }) {
  const where = eq(coursePurchases.userId, userId);
  const select = db
    .select()
    .from(coursePurchases)
    .where(where)
    .orderBy(...latestFirst);
  const { rows, pagination } = await listPage(db, { select, table: coursePurchases, where }, page);
  return { purchases: rows.map(presentPurchase), pagination };
}

const selectStaff = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ row: coursePurchases, username: people.displayUsername, name: people.name })
    .from(coursePurchases)
    .innerJoin(people, eq(people.id, coursePurchases.userId))
    .where(where)
    .orderBy(...latestFirst);

const presentStaff = ({ row, username, name }: Awaited<ReturnType<typeof selectStaff>>[number]) => ({
  ...presentPurchase(row),
  buyer: { id: row.userId, username: username ?? name },
});

/** A purchase as staff see it; null when there is none. */
export async function findStaffPurchase(db: Queryable, id: string) {
  const [found] = await selectStaff(db, eq(coursePurchases.id, id));
  return found ? presentStaff(found) : null;
}

/** A page of all purchases. */
export async function findStaffPurchases(
  db: Database,
  { status, search, ...page }: z.output<typeof listStaffPurchases.query>,
) {
  const like = `%${(search ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    status === 'all' ? undefined : eq(coursePurchases.status, status),
    search ? or(ilike(coursePurchases.number, like), ilike(coursePurchases.courseTitle, like)) : undefined,
  );
  const select = selectStaff(db, where);
  const { rows, pagination } = await listPage(db, { select, table: coursePurchases, where }, page);
  return { purchases: rows.map(presentStaff), pagination };
}

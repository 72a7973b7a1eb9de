/** All queries of the recharges; rows become the contract's recharges here. */
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Recharge, RechargeStatus } from '../contract/recharge.ts';
import { presentAmount } from './movements.rules.ts';
import { type RechargeRow, walletRecharges } from './tables.ts';

/** Adds a recharge. */
export async function insertRecharge(tx: Transaction, row: RechargeRow): Promise<void> {
  await tx.insert(walletRecharges).values(row);
}

/** Changes a recharge. */
export async function updateRecharge(
  tx: Transaction,
  id: string,
  changes: Partial<RechargeRow>,
): Promise<void> {
  await tx.update(walletRecharges).set(changes).where(eq(walletRecharges.id, id));
}

/** Reads a recharge by its id; of one owner, unless the owner is null. */
export async function readRecharge(
  db: Queryable,
  id: string,
  ownerId: string | null = null,
): Promise<RechargeRow | null> {
  const [row] = await db
    .select()
    .from(walletRecharges)
    .where(
      and(eq(walletRecharges.id, id), ownerId === null ? undefined : eq(walletRecharges.userId, ownerId)),
    );
  return row ?? null;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a member's recharge, by its id or its number. */
export async function findRecharge(
  db: Queryable,
  reference: string,
  ownerId: string,
): Promise<string | null> {
  const named = or(
    uuidPattern.test(reference) ? eq(walletRecharges.id, reference) : undefined,
    eq(walletRecharges.number, reference),
  );
  const [row] = await db
    .select({ id: walletRecharges.id })
    .from(walletRecharges)
    .where(and(named, eq(walletRecharges.userId, ownerId)));
  return row?.id ?? null;
}

/** Reads a recharge and locks it until the transaction ends. */
export async function lockRecharge(tx: Transaction, id: string): Promise<RechargeRow | null> {
  const [row] = await tx
    .select()
    .from(walletRecharges)
    .where(eq(walletRecharges.id, id))
    .for('no key update');
  return row ?? null;
}

/** Unpaid recharges and when they expire, for a sweep. */
export const unpaidRecharges = {
  table: walletRecharges,
  dueAt: walletRecharges.expiresAt,
  where: eq(walletRecharges.status, 'pending'),
};

/** A row as the contract has it. */
export function presentRecharge(row: RechargeRow): Recharge {
  return {
    id: row.id,
    number: row.number,
    asset: row.asset,
    amount: presentAmount(row.asset, row.amount),
    bonus: row.bonus,
    price: fenToYuan(fen(row.price)),
    usdPrice: row.usdPrice / 100,
    status: row.status,
    payment_status: row.paymentStatus,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

interface ListFilter {
  userId: string;
  status?: RechargeStatus | undefined;
  page: number;
  limit: number;
}

/** A page of a member's recharges, the latest first, and their total. */
export async function findRecharges(
  db: Queryable,
  { userId, status, page, limit }: ListFilter,
): Promise<{ recharges: Recharge[]; total: number }> {
  const condition = and(
    eq(walletRecharges.userId, userId),
    status ? eq(walletRecharges.status, status) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(walletRecharges)
      .where(condition)
      .orderBy(desc(walletRecharges.createdAt), desc(walletRecharges.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(walletRecharges, condition),
  ]);
  return { recharges: rows.map(presentRecharge), total };
}

/** All queries of the withdrawals; rows become the contract's withdrawals here. */

import { unknownName } from '@features/accounts/contract/user';
import { people } from '@features/accounts/people';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import type { Portal } from '@platform/server/portal';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { MemberWithdrawal, Withdrawal, WithdrawalStatus } from '../contract/withdrawal.ts';
import { maskDestination } from './destination.ts';
import { type WithdrawalRow, walletWithdrawalEvents, walletWithdrawals } from './tables.ts';

export const withdrawalTimelines = eventStore(walletWithdrawalEvents, walletWithdrawalEvents.withdrawalId);

/** Adds a withdrawal. */
export async function insertWithdrawal(tx: Transaction, row: WithdrawalRow): Promise<void> {
  await tx.insert(walletWithdrawals).values(row);
}

/** The number of a member's waiting withdrawals. */
export function countOpenWithdrawals(db: Queryable, userId: string): Promise<number> {
  const condition = and(eq(walletWithdrawals.userId, userId), eq(walletWithdrawals.status, 'requested'));
  return db.$count(walletWithdrawals, condition);
}

/** Reads a withdrawal and locks it until the transaction ends. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .select()
    .from(walletWithdrawals)
    .where(eq(walletWithdrawals.id, id))
    .for('no key update');
  return row ?? null;
}

/** Changes the status of a locked withdrawal. */
export async function updateWithdrawal(tx: Transaction, id: string, status: WithdrawalStatus): Promise<void> {
  await tx.update(walletWithdrawals).set({ status }).where(eq(walletWithdrawals.id, id));
}

/** Rows as the contract has them, masked, with their timelines. */
export async function presentWithdrawals(
  portal: Pick<Portal, 'seal'>,
  db: Queryable,
  rows: readonly WithdrawalRow[],
): Promise<Withdrawal[]> {
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await withdrawalTimelines.list(db, ids), ({ withdrawalId }) => withdrawalId);
  return rows.map(({ userId: _, amount, createdAt, accountSealed, holderSealed, ...row }) => ({
    ...row,
    ...maskDestination(portal, { accountSealed, holderSealed }),
    amount: fenToYuan(fen(amount)),
    createdAt: createdAt.toISOString(),
    timeline: (entries.get(row.id) ?? []).map(({ event, at, note }) => ({
      event,
      at: at.toISOString(),
      note,
    })),
  }));
}

interface ListFilter {
  /** Null for those of all members. */
  userId: string | null;
  status?: WithdrawalStatus | undefined;
  page: number;
  limit: number;
}

const { status: state, createdAt, id } = walletWithdrawals;
const latestFirst = [desc(createdAt), desc(id)];
/** Waiting ones the oldest first, then the others, the latest first. */
const queueFirst = [
  desc(sql`${state} = 'requested'`),
  asc(sql`case when ${state} = 'requested' then ${createdAt} end`),
  ...latestFirst,
];

async function findPage(
  db: Queryable,
  { userId, status, page, limit }: ListFilter,
  order: readonly SQL[],
): Promise<{ rows: { row: WithdrawalRow; member: string | null }[]; total: number }> {
  const condition = and(
    userId === null ? undefined : eq(walletWithdrawals.userId, userId),
    status ? eq(state, status) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ row: walletWithdrawals, member: people.name })
      .from(walletWithdrawals)
      .leftJoin(people, eq(people.id, walletWithdrawals.userId))
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(walletWithdrawals, condition),
  ]);
  return { rows, total };
}

/** A page of a member's withdrawals, the latest first, and their total. */
export async function findWithdrawals(
  portal: Pick<Portal, 'db' | 'seal'>,
  filter: ListFilter,
): Promise<{ withdrawals: Withdrawal[]; total: number }> {
  const { rows, total } = await findPage(portal.db, filter, latestFirst);
  const withdrawals = await presentWithdrawals(
    portal,
    portal.db,
    rows.map(({ row }) => row),
  );
  return { withdrawals, total };
}

/** A page of all members' withdrawals with their names, and their total. */
export async function findMemberWithdrawals(
  portal: Pick<Portal, 'db' | 'seal'>,
  filter: Omit<ListFilter, 'userId'>,
): Promise<{ withdrawals: MemberWithdrawal[]; total: number }> {
  const { rows, total } = await findPage(portal.db, { ...filter, userId: null }, queueFirst);
  const withdrawals = await presentWithdrawals(
    portal,
    portal.db,
    rows.map(({ row }) => row),
  );
  return {
    withdrawals: withdrawals.map((one, index) => ({ ...one, member: rows[index]?.member ?? unknownName })),
    total,
  };
}

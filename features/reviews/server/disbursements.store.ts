/** All queries of disbursements. */
import { findAwards, titlesOf } from '@features/scholarships/review/store';
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Disbursement } from '../contract/disbursement.ts';
import type { DisbursementStatus } from '../contract/lifecycle.ts';
import { type DisbursementRow, disbursements } from './tables.ts';

/** Inserts the missing disbursements of approved applications, of one or of all. */
export async function beginDisbursements(
  tx: Transaction,
  newId: () => string,
  now: Date,
  applicationId?: string,
): Promise<void> {
  const awarded = await findAwards(tx, applicationId);
  if (awarded.length === 0) return;
  const rows = awarded.map(({ id, award, amount }) => ({
    id: newId(),
    applicationId: id,
    award,
    amount,
    currency: 'CNY' as const,
    method: amount === 0 ? ('certificate' as const) : ('bank_transfer' as const),
    status: 'pending' as const,
    createdAt: now,
    updatedAt: now,
  }));
  await tx.insert(disbursements).values(rows).onConflictDoNothing();
}

/** Disbursements with the names of their applications. */
async function presentRows(db: Queryable, rows: readonly DisbursementRow[]): Promise<Disbursement[]> {
  const titles = await titlesOf(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  return rows.map((row) => {
    const { number = '', recipient = '', title = '' } = titles.get(row.applicationId) ?? {};
    return {
      id: row.id,
      applicationId: row.applicationId,
      applicationNumber: number,
      projectTitle: title,
      recipient,
      award: row.award,
      amount: fenToYuan(row.amount as Fen),
      currency: row.currency,
      disbursementDate: row.paidAt?.toISOString() ?? null,
      method: row.method,
      status: row.status,
      note: row.note,
      attempts: row.attempts,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

interface ListFilter {
  status?: DisbursementStatus | undefined;
  award?: Disbursement['award'] | undefined;
  page: number;
  limit: number;
}

/** A page of disbursements, the newest first, and their total. */
export async function findDisbursements(
  db: Queryable,
  { status, award, page, limit }: ListFilter,
): Promise<{ disbursements: Disbursement[]; total: number }> {
  const condition = and(
    status ? eq(disbursements.status, status) : undefined,
    award ? eq(disbursements.award, award) : undefined,
  );
  const [all] = await db.select({ total: count() }).from(disbursements).where(condition);
  const rows = await db
    .select()
    .from(disbursements)
    .where(condition)
    .orderBy(desc(disbursements.createdAt), desc(disbursements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { disbursements: await presentRows(db, rows), total: all?.total ?? 0 };
}

/** One disbursement, or null. */
export async function findDisbursement(db: Queryable, id: string): Promise<Disbursement | null> {
  const rows = await db.select().from(disbursements).where(eq(disbursements.id, id));
  const [disbursement] = await presentRows(db, rows);
  return disbursement ?? null;
}

/** Reads a disbursement and locks it until the transaction ends, or null. */
export async function lockDisbursement(tx: Transaction, id: string): Promise<DisbursementRow | null> {
  const [row] = await tx.select().from(disbursements).where(eq(disbursements.id, id)).for('no key update');
  return row ?? null;
}

/** Updates a locked disbursement. */
export async function updateDisbursement(
  tx: Transaction,
  id: string,
  changes: Partial<DisbursementRow>,
): Promise<void> {
  await tx.update(disbursements).set(changes).where(eq(disbursements.id, id));
}

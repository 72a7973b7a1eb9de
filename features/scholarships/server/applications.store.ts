/** All queries of applications. */
import { type Fen, fenToYuan } from '@platform/contract/money';
import { portalZone } from '@platform/contract/zone';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { fold } from '@platform/server/database/search';
import { and, count, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Application } from '../contract/application.ts';
import type { ApplicationStatus } from '../contract/lifecycle.ts';
import { redact, secretsOf } from './redact.rules.ts';
import { isOpen } from './rules.ts';
import { type ApplicationRow, type ScholarshipRow, scholarshipApplications, scholarships } from './tables.ts';

/** An application with its scholarship. */
export interface ApplicationWithScholarship {
  row: ApplicationRow;
  of: ScholarshipRow;
}

/** An application in lists, at an instant. */
export function presentApplication({ row, of }: ApplicationWithScholarship, now: Date): Application {
  return {
    id: row.id,
    scholarship_id: row.scholarshipId,
    application_number: row.applicationNumber,
    status: row.status,
    review_notes: row.reviewNotes,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
    scholarship: {
      id: of.id,
      title: of.title,
      category: of.category,
      award_category: of.awardCategory,
      currency: of.currency,
      amount: fenToYuan(of.amount as Fen),
      application_deadline: of.applicationDeadline.toISOString(),
      deadline_zone: portalZone,
      is_open: isOpen(of.applicationDeadline, now),
    },
  };
}

/** The staff's search texts, folded; the one of a blind review must not reveal hidden fields. */
function searchColumns(row: ApplicationRow) {
  const { applicationNumber, fullName, institution, major, email, phone, dateOfBirth } = row;
  const identity = { names: [fullName], texts: [institution, email], phones: [phone], dateOfBirth };
  const lines = (texts: (string | null)[]) => fold(texts.filter((text) => text !== null).join('\n'));
  return {
    folded: lines([applicationNumber, fullName, institution, major]),
    blindFolded: lines([applicationNumber, major && redact(major, secretsOf(identity))]),
  };
}

/** The next running number of an application. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('application_numbers') as number`);
  return Number(rows[0]?.number);
}

/** Inserts an application; false when its owner has an active one for this scholarship. */
export async function insertApplication(tx: Transaction, row: ApplicationRow): Promise<boolean> {
  const added = await tx
    .insert(scholarshipApplications)
    .values({ ...row, ...searchColumns(row) })
    .onConflictDoNothing({
      target: [scholarshipApplications.userId, scholarshipApplications.scholarshipId],
      where: ne(scholarshipApplications.status, sql.raw("'withdrawn'")),
    })
    .returning({ id: scholarshipApplications.id });
  return added.length > 0;
}

/** A user's application for a scholarship that isn't withdrawn. */
export async function findActiveApplication(
  db: Queryable,
  userId: string,
  scholarshipId: string,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(scholarshipApplications)
    .where(
      and(
        eq(scholarshipApplications.userId, userId),
        eq(scholarshipApplications.scholarshipId, scholarshipId),
        ne(scholarshipApplications.status, 'withdrawn'),
      ),
    );
  return row ?? null;
}

/** Reads an application with its scholarship; with an owner id, only that owner's. */
export async function findApplication(
  db: Queryable,
  id: string,
  ownerId: string | null,
): Promise<ApplicationWithScholarship | null> {
  const [application] = await db
    .select({ row: getTableColumns(scholarshipApplications), of: getTableColumns(scholarships) })
    .from(scholarshipApplications)
    .innerJoin(scholarships, eq(scholarships.id, scholarshipApplications.scholarshipId))
    .where(
      and(
        eq(scholarshipApplications.id, id),
        ownerId === null ? undefined : eq(scholarshipApplications.userId, ownerId),
      ),
    );
  return application ?? null;
}

/** Reads an application and locks it until the transaction ends; with an owner id, only that owner's. */
export async function lockApplication(
  tx: Transaction,
  id: string,
  ownerId: string | null,
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(scholarshipApplications)
    .where(
      and(
        eq(scholarshipApplications.id, id),
        ownerId === null ? undefined : eq(scholarshipApplications.userId, ownerId),
      ),
    )
    .for('no key update');
  return row ?? null;
}

/** Updates a locked application. */
export async function updateApplication(
  tx: Transaction,
  row: ApplicationRow,
  changes: Partial<ApplicationRow>,
): Promise<ApplicationRow> {
  const changed = { ...row, ...changes };
  await tx
    .update(scholarshipApplications)
    .set({ ...changes, ...searchColumns(changed) })
    .where(eq(scholarshipApplications.id, row.id));
  return changed;
}

/** Deletes an application with its dependent rows. */
export async function removeApplication(tx: Transaction, id: string): Promise<void> {
  await tx.delete(scholarshipApplications).where(eq(scholarshipApplications.id, id));
}

interface ListFilter {
  userId: string;
  scholarshipId?: string | undefined;
  status?: ApplicationStatus | undefined;
  page: number;
  limit: number;
}

/** A page of a user's applications, newest first, and their total. */
export async function findApplications(
  db: Queryable,
  { userId, scholarshipId, status, page, limit }: ListFilter,
): Promise<{ rows: ApplicationWithScholarship[]; total: number }> {
  const condition: SQL | undefined = and(
    eq(scholarshipApplications.userId, userId),
    scholarshipId ? eq(scholarshipApplications.scholarshipId, scholarshipId) : undefined,
    status ? eq(scholarshipApplications.status, status) : undefined,
  );
  const [all] = await db.select({ total: count() }).from(scholarshipApplications).where(condition);
  const rows = await db
    .select({ row: getTableColumns(scholarshipApplications), of: getTableColumns(scholarships) })
    .from(scholarshipApplications)
    .innerJoin(scholarships, eq(scholarships.id, scholarshipApplications.scholarshipId))
    .where(condition)
    .orderBy(desc(scholarshipApplications.createdAt), desc(scholarshipApplications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: all?.total ?? 0 };
}

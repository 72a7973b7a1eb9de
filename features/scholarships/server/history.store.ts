/** Timelines, submissions and reveals in the database. */
import { users } from '@features/accounts/tables';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { asc, eq } from 'drizzle-orm';
import type { ApplicationEvent, Participant, TimelineEntry } from '../contract/timeline.ts';
import {
  applicationEvents,
  applicationMaterials,
  applicationSubmissions,
  idNumberReveals,
  type SubmissionRow,
} from './tables.ts';

export interface NewEvent {
  applicationId: string;
  event: ApplicationEvent;
  actor: Participant;
  actorId: string | null;
  note?: string | null;
  materialId?: string | null;
  at: Date;
}

/** Adds to a timeline. */
export async function addEvent(tx: Transaction, entry: NewEvent): Promise<void> {
  await tx.insert(applicationEvents).values(entry);
}

/** A timeline, oldest entry first; `names` are those of materials, where they are to be called otherwise. */
export async function timelineOf(
  db: Queryable,
  applicationId: string,
  names: ReadonlyMap<string, string> | null = null,
): Promise<TimelineEntry[]> {
  const rows = await db
    .select({ entry: applicationEvents, materialName: applicationMaterials.name })
    .from(applicationEvents)
    .leftJoin(applicationMaterials, eq(applicationMaterials.id, applicationEvents.materialId))
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));
  return rows.map(({ entry: { event, actor, note, materialId, at }, materialName }) => ({
    event,
    actor,
    note,
    material:
      materialId === null
        ? null
        : { id: materialId, name: (names ? names.get(materialId) : materialName) ?? '' },
    at: at.toISOString(),
  }));
}

/** Puts a submission down for good. */
export async function insertSubmission(tx: Transaction, row: SubmissionRow): Promise<void> {
  await tx.insert(applicationSubmissions).values(row);
}

/** What was submitted, or null for a draft. */
export async function findSubmission(db: Queryable, applicationId: string): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(applicationSubmissions)
    .where(eq(applicationSubmissions.applicationId, applicationId));
  return row ?? null;
}

/** Notes that an admin was shown an identity number. */
export async function addReveal(
  tx: Transaction,
  reveal: { applicationId: string; adminId: string; at: Date },
): Promise<void> {
  await tx.insert(idNumberReveals).values(reveal);
}

/** To whom letters about an application go: its owner's account, whatever the form says. */
export async function addresseeOf(db: Queryable, userId: string): Promise<{ name: string; email: string }> {
  const [row] = await db
    .select({ name: users.name, username: users.displayUsername, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return { name: row?.name || (row?.username ?? ''), email: row?.email ?? '' };
}

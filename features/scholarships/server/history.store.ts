/** All queries of timelines and submissions. */
import { findPerson } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import type { Recipient } from '@platform/server/mail';
import { asc, eq } from 'drizzle-orm';
import type { TimelineEntry } from '../contract/timeline.ts';
import {
  applicationEvents,
  applicationMaterials,
  applicationSubmissions,
  type SubmissionRow,
} from './tables.ts';

/** The applications' timelines. */
export const applicationTimelines = eventStore(applicationEvents, applicationEvents.applicationId);

/** A timeline, oldest entry first; `names` overrides the names of materials. */
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

/** Inserts a submission. */
export async function insertSubmission(tx: Transaction, row: SubmissionRow): Promise<void> {
  await tx.insert(applicationSubmissions).values(row);
}

/** The submission, or null for a draft. */
export async function findSubmission(db: Queryable, applicationId: string): Promise<SubmissionRow | null> {
  const [row] = await db
    .select()
    .from(applicationSubmissions)
    .where(eq(applicationSubmissions.applicationId, applicationId));
  return row ?? null;
}

/** The addressee of emails about an application: its owner's account. */
export async function addresseeOf(db: Queryable, userId: string): Promise<Recipient & { name: string }> {
  return (await findPerson(db, userId)) ?? { name: '', email: '', script: 'hans' };
}

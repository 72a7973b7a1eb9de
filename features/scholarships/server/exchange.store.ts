/** Timelines, messages, submissions and reveals in the database. */
import { findPerson, people } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { eventStore } from '@platform/server/lifecycle/events';
import { asc, eq } from 'drizzle-orm';
import {
  type ApplicationMessage,
  blindApplicantName,
  blindStaffName,
  type TimelineEntry,
} from '../contract/timeline.ts';
import {
  applicationEvents,
  applicationMaterials,
  applicationMessages,
  applicationSubmissions,
  type MessageRow,
  type SubmissionRow,
} from './tables.ts';

/** The applications' timelines. */
export const applicationTimelines = eventStore(applicationEvents, applicationEvents.applicationId);

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

/** Adds a message. */
export async function addMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insert(applicationMessages).values(row);
}

/** How the two sides are called in a conversation; a null stands for the author's own name. */
export interface AuthorNames {
  applicant: string | null;
  staff: string | null;
}

/** What applicants read: the staff as one group while the review is blind. */
export const namesForApplicant = (blind: boolean): AuthorNames => ({
  applicant: null,
  staff: blind ? blindStaffName : null,
});

/** What staff read: the applicant without a name while the review is blind. */
export const namesForStaff = (blind: boolean): AuthorNames => ({
  applicant: blind ? blindApplicantName : null,
  staff: null,
});

/** The messages of an application, oldest first. */
export async function messagesOf(
  db: Queryable,
  applicationId: string,
  names: AuthorNames,
): Promise<ApplicationMessage[]> {
  const rows = await db
    .select({ message: applicationMessages, name: people.name })
    .from(applicationMessages)
    .innerJoin(people, eq(people.id, applicationMessages.authorId))
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(asc(applicationMessages.createdAt), asc(applicationMessages.id));
  return rows.map(({ message, name }) => ({
    id: message.id,
    author: message.author,
    author_name: names[message.author] ?? name,
    content: message.content,
    created_at: message.createdAt.toISOString(),
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

/** To whom letters about an application go: its owner's account, whatever the form says. */
export async function addresseeOf(db: Queryable, userId: string): Promise<{ name: string; email: string }> {
  return (await findPerson(db, userId)) ?? { name: '', email: '' };
}

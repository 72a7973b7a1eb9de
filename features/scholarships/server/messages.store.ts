/** All queries of messages between applicant and staff. */
import { people } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';
import { asc, eq } from 'drizzle-orm';
import { type ApplicationMessage, blindApplicantName, blindStaffName } from '../contract/timeline.ts';
import { addresseeOf } from './history.store.ts';
import { applicationMessages, type MessageRow } from './tables.ts';

const presentMessage = (row: MessageRow, authorName: string): ApplicationMessage => ({
  id: row.id,
  author: row.author,
  author_name: authorName,
  content: row.content,
  created_at: row.createdAt.toISOString(),
});

/** Inserts a message; returns it for its author. */
export async function addMessage(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  tx: Transaction,
  message: Omit<MessageRow, 'id' | 'createdAt'>,
): Promise<ApplicationMessage> {
  const row = { ...message, id: random.id(), createdAt: clock.now() };
  await tx.insert(applicationMessages).values(row);
  const { name } = await addresseeOf(tx, row.authorId);
  return presentMessage(row, name);
}

/** The names of the two sides; null stands for the author's own name. */
export interface AuthorNames {
  applicant: string | null;
  staff: string | null;
}

/** For applicants: the staff as one group in a blind review. */
export const namesForApplicant = (blind: boolean): AuthorNames => ({
  applicant: null,
  staff: blind ? blindStaffName : null,
});

/** For staff: the applicant without a name in a blind review. */
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
  return rows.map(({ message, name }) => presentMessage(message, names[message.author] ?? name));
}

/** All queries of messages between applicant and staff. */
import { people } from '@features/accounts/people';
import { maxUnanswered, messagesPerPage } from '@platform/contract/messages';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { and, desc, eq, sql } from 'drizzle-orm';
import { scholarshipErrors } from '../contract/errors.ts';
import {
  type ApplicationMessage,
  blindApplicantName,
  blindStaffName,
  type MessagePage,
} from '../contract/timeline.ts';
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

/** A page of an application's messages, oldest first: the newest, or those before one. */
export async function messagesOf(
  db: Queryable,
  applicationId: string,
  names: AuthorNames,
  before?: string,
): Promise<MessagePage> {
  const { createdAt, id } = applicationMessages;
  const rows = await db
    .select({ message: applicationMessages, name: people.name })
    .from(applicationMessages)
    .innerJoin(people, eq(people.id, applicationMessages.authorId))
    .where(
      and(
        eq(applicationMessages.applicationId, applicationId),
        before
          ? sql`(${createdAt}, ${id}) < (select m.created_at, m.id from application_messages m
              where m.id = ${before} and m.application_id = ${applicationId})`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(messagesPerPage + 1);
  const page = rows.slice(0, messagesPerPage).reverse();
  return {
    messages: page.map(({ message, name }) => presentMessage(message, names[message.author] ?? name)),
    hasEarlier: rows.length > messagesPerPage,
  };
}

/** Throws TOO_MANY_MESSAGES when a side has written as many messages in a row as it may. The application is locked. */
export async function assertAnswered(
  tx: Transaction,
  applicationId: string,
  side: MessageRow['author'],
): Promise<void> {
  const authors = await tx
    .select({ author: applicationMessages.author })
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
    .limit(maxUnanswered);
  if (authors.length === maxUnanswered && authors.every(({ author }) => author === side))
    throw failure(scholarshipErrors.TOO_MANY_MESSAGES);
}

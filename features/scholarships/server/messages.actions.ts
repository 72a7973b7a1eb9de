/** Messages of the applicant. */
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import type { ApplicationMessage, MessagePage } from '../contract/timeline.ts';
import { findApplication, lockApplication } from './applications.store.ts';
import { addMessage, assertAnswered, messagesOf, namesForApplicant } from './messages.store.ts';
import { readSettings } from './settings.store.ts';

/** A page of the messages about one of the caller's applications. Throws APPLICATION_NOT_FOUND. */
export async function listMessages(
  { db }: Pick<Services, 'db'>,
  userId: string,
  applicationId: string,
  before?: string,
): Promise<MessagePage> {
  if (!(await findApplication(db, applicationId, userId)))
    throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const { blind_review } = await readSettings(db);
  return messagesOf(db, applicationId, namesForApplicant(blind_review), before);
}

/** Sends a message to the staff, once per command. Throws APPLICATION_NOT_FOUND, MESSAGES_CLOSED, TOO_MANY_MESSAGES. */
export function sendMessage(
  portal: Services,
  userId: string,
  applicationId: string,
  content: string,
  command: Command | null,
): Promise<ApplicationMessage> {
  return transactOnce(portal, command, async (tx) => {
    const application = await lockApplication(tx, applicationId, userId);
    if (!application) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
    if (application.status === 'draft' || application.status === 'withdrawn')
      throw failure(scholarshipErrors.MESSAGES_CLOSED);
    await assertAnswered(tx, applicationId, 'applicant');
    return addMessage(portal, tx, { applicationId, author: 'applicant', authorId: userId, content });
  });
}

/** Messages of the applicant. */
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import type { ApplicationMessage } from '../contract/timeline.ts';
import { lockApplication } from './applications.store.ts';
import { addMessage } from './messages.store.ts';

/** Sends a message to the staff, once per command. Throws APPLICATION_NOT_FOUND, MESSAGES_CLOSED. */
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
    return addMessage(portal, tx, { applicationId, author: 'applicant', authorId: userId, content });
  });
}

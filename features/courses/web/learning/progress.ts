/** Reports progress: kept in this browser first, then sent, and sent again until the server has it. */

import type { Data } from '@platform/contract/endpoint';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { draftStorage } from '@platform/web/document/draftStorage';
import { saveProgress } from '../../contract/learning.ts';
import { addMessage, emptyQueue, type Moment, progressQueue, removeSent } from './progress.rules.ts';

export type ProgressAnswer = Data<typeof saveProgress>;

export interface ProgressReporter {
  /** Notes a moment; nothing is sent yet. */
  add(moment: Moment): void;
  /** Sends what waits; with `leaving` the call outlives the page. */
  send(leaving?: boolean): Promise<void>;
  /** The last position of a lesson that the server may not have. */
  positionOf(lessonId: string): number | undefined;
}

/** Whether the server has read the messages and refused them, so that they would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export function progressReporter(
  owner: string,
  onAnswer: (answer: ProgressAnswer) => void,
): ProgressReporter {
  const storage = draftStorage({ name: 'courseProgress', owner, id: 'queue' }, progressQueue);
  // Also without the browser's storage it works as long as the page is open.
  let memory = emptyQueue();
  const read = () => storage.read()?.value ?? memory;
  const write = (queue: typeof memory) => {
    memory = queue;
    storage.write(queue);
  };
  let isSending = false;

  return {
    add: (moment) => write(addMessage(read(), moment, new Date())),
    positionOf: (lesson) => read().messages.findLast(({ lessonId }) => lessonId === lesson)?.position,
    async send(leaving = false) {
      const { device, messages } = read();
      if (messages.length === 0 || (isSending && !leaving)) return;
      isSending = true;
      try {
        const sentAt = new Date().toISOString();
        const body = { device, sentAt, messages };
        const answer = await call(saveProgress, { body }, { keepalive: leaving });
        write(removeSent(read(), messages));
        onAnswer(answer);
      } catch (error) {
        // After the login they can be sent; other failures are tried again with the next message.
        if (isFinal(error) && !(error instanceof ApiError && isSessionExpired(error)))
          write(removeSent(read(), messages));
      } finally {
        isSending = false;
      }
    },
  };
}

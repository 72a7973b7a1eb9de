/** The messages about progress that wait in this browser until the server has them. */
import { id } from '@platform/contract/text';
import { v4 as randomName } from 'uuid';
import { z } from 'zod';
import { maxProgressMessages, type ProgressMessage, progressMessage } from '../../contract/learning.ts';

export const progressQueue = z.object({
  /** The random name of this browser. */
  device: z.uuid(),
  /** The highest sequence so far. */
  sequence: z.int().min(0),
  /** The oldest first. */
  messages: z.array(progressMessage.extend({ lessonId: id })).max(maxProgressMessages),
});
export type ProgressQueue = z.output<typeof progressQueue>;

export const emptyQueue = (): ProgressQueue => ({ device: randomName(), sequence: 0, messages: [] });

export type Moment = Pick<ProgressMessage, 'lessonId' | 'position' | 'done'>;

/**
 * Adds a message. Of each lesson the latest message is kept and the one that reached furthest; what they replace is
 * not needed by the server. Beyond the limit the oldest messages go.
 */
export function addMessage(queue: ProgressQueue, moment: Moment, at: Date): ProgressQueue {
  const sequence = queue.sequence + 1;
  const others = queue.messages.filter(({ lessonId }) => lessonId !== moment.lessonId);
  const earlier = queue.messages.filter(({ lessonId }) => lessonId === moment.lessonId);
  const furthest = earlier.reduce<ProgressMessage | null>(
    (best, message) => (best === null || message.position >= best.position ? message : best),
    null,
  );
  const kept = furthest && furthest.position > moment.position ? [furthest] : [];
  const done = moment.done || earlier.some((message) => message.done);
  const message = { ...moment, done, sequence, at: at.toISOString() };
  return {
    ...queue,
    sequence,
    messages: [...others, ...kept, message].slice(-maxProgressMessages),
  };
}

/** Removes what the server has got; messages that were added meanwhile stay. */
export function removeSent(queue: ProgressQueue, sent: readonly ProgressMessage[]): ProgressQueue {
  const sequences = new Set(sent.map(({ sequence }) => sequence));
  return { ...queue, messages: queue.messages.filter(({ sequence }) => !sequences.has(sequence)) };
}

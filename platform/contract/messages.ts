/** Messages that two sides write to each other about one subject: text and schema. */
import { z } from 'zod';
import { text } from './text.ts';

/** Most characters of a message. */
export const messageLimit = 1000;

/** Messages of a page; the newest page comes with its subject. */
export const messagesPerPage = 50;

/** Messages that one side may write in a row, without an answer. */
export const maxUnanswered = 100;

/** The query of a page: the messages before one, newest page first. */
export const messageQuery = z.object({ before: z.uuid().optional() });

/** A message's text. */
export const messageContent = text({ max: messageLimit, multiline: true, required: '请输入留言内容' });

/** The schema of a message; `sides` are its possible authors. */
export const messageSchema = <const Side extends string>(sides: readonly Side[]) =>
  z.object({
    id: z.uuid(),
    author: z.enum(sides),
    author_name: z.string(),
    content: z.string(),
    created_at: z.iso.datetime(),
  });

/** A message between any two sides. */
export type Message = z.infer<ReturnType<typeof messageSchema<string>>>;

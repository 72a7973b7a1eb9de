/** Messages that two sides write to each other about one thing: their text and their form. */
import { z } from 'zod';
import { text } from './text.ts';

/** Most characters of a message. */
export const messageLimit = 1000;

/** A message's text. */
export const messageContent = text({ max: messageLimit, required: '请输入留言内容' });

/** A message as it is answered; `sides` are those who write. */
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

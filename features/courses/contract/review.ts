/** Reviews of courses (specification, section 3): one of each member who has finished a lesson. */
import { id } from '@platform/contract/text';
import { z } from 'zod';

/** Stars. */
export const reviewRating = z.int('请选择评分').min(1, '请选择评分').max(5);

export const review = z.object({
  id,
  /** The author: id, name, and address of the picture (null where the page draws one). */
  authorId: id,
  username: z.string(),
  avatar: z.string().nullable(),
  rating: reviewRating,
  /** When it was written. */
  date: z.iso.datetime(),
  /** Null unless it was changed. */
  editTime: z.iso.datetime().nullable(),
  content: z.string(),
  /** By the instructor or an editor; null without one. */
  answer: z.object({ name: z.string(), content: z.string(), time: z.iso.datetime() }).nullable(),
  /** Hidden reviews are seen by their author and by editors alone, and count in no mean. */
  hidden: z.boolean(),
});
export type Review = z.infer<typeof review>;

/** Replies and the form that writes them (specification, sections 3 and 5, Community). */
import { personView } from '@features/accounts/contract/person';
import { memberText } from '@platform/contract/memberText';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { contentStates } from './lifecycle.ts';

/** Characters of a reply as a reader counts them. */
export const maxReplyLength = 500;

/** Members that a reply can mention. */
export const maxMentions = 10;

export const replyTexts = z.object({
  content: memberText({
    max: maxReplyLength,
    multiline: true,
    required: '请输入回复内容',
    length: `回复内容不能超过 ${maxReplyLength} 个字符`,
  }),
  /** The members chosen from the suggestions; those whose @name is not in the content are dropped. */
  mentions: z.array(id).max(maxMentions, `一次最多提到 ${maxMentions} 人`).default([]),
});
export type ReplyTexts = z.output<typeof replyTexts>;

export const replyForm = replyTexts.extend({
  /** The reply of the same post that is quoted. */
  quoteId: id.nullable().default(null),
});
export type ReplyForm = z.output<typeof replyForm>;

export const reply = z.object({
  id,
  postId: id,
  /** Counts the replies of a post from 1, deleted ones too. */
  floor: z.int().min(1),
  content: z.string(),
  author: personView,
  createTime: z.iso.datetime(),
  editTime: z.iso.datetime().nullable(),
  likes: z.int().min(0),
  /** The caller's; false for visitors. */
  liked: z.boolean(),
  status: contentStates.schema,
  /** The quoted reply; author and excerpt are null when it is not visible any more. */
  quote: z
    .object({ id, floor: z.int(), author: personView.nullable(), excerpt: z.string().nullable() })
    .nullable(),
  /** The members mentioned; the content has their `name` behind an @. */
  mentions: z.array(z.object({ id, name: z.string() })),
});
export type Reply = z.infer<typeof reply>;

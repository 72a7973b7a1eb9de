/** Reports by members, and what editors do about posts, replies, members and words. */
import { personView } from '@features/accounts/contract/person';
import { endpoint, type Role } from '@platform/contract/endpoint';
import { maxReasonLength, moderationEndpoint } from '@platform/contract/moderation';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, optionalText, text } from '@platform/contract/text';
import { z } from 'zod';
import { contentKind, oneContent } from './endpoints.ts';
import { communityErrors } from './errors.ts';
import { contentStates } from './lifecycle.ts';
import { post } from './post.ts';
import { reply } from './reply.ts';

const { CONTENT_NOT_FOUND, MEMBER_NOT_FOUND } = communityErrors;
export const communityStaff = ['editor', 'admin'] as const satisfies readonly Role[];
const one = z.object({ id });

/** Why a member reports. */
export const reportReasons = ['spam', 'abuse', 'false', 'illegal', 'other'] as const;
export const reportReason = z.enum(reportReasons, { error: '请选择举报原因' });
export const reportReasonNames: Readonly<Record<(typeof reportReasons)[number], string>> = {
  spam: '广告或刷屏',
  abuse: '辱骂或骚扰',
  false: '不实信息',
  illegal: '违法或侵权',
  other: '其他',
};
const reportForm = z.object({ reason: reportReason, note: optionalText(200, { multiline: true }) });
export type ReportForm = z.output<typeof reportForm>;

export const reportContent = endpoint({
  name: 'reportContent',
  summary: 'Reports a post or a reply of another member to the editors, once per member.',
  method: 'POST',
  path: '/community/:kind/:id/reports',
  access: 'member',
  params: oneContent,
  body: reportForm,
  data: one,
  status: 201,
  message: '举报已提交',
  errors: [
    CONTENT_NOT_FOUND,
    communityErrors.ALREADY_REPORTED,
    communityErrors.REPORTS_OWN_CONTENT,
    communityErrors.POSTING_TOO_FAST,
  ],
});

/** Why a post or a reply waits for an editor. */
export const holdReasons = ['word', 'links', 'newMemberLinks'] as const;
export const holdReasonNames: Readonly<Record<(typeof holdReasons)[number], string>> = {
  word: '含有词表中的词',
  links: '旧话题加了链接',
  newMemberLinks: '新账号发布链接',
};
export const holdReason = z.enum(holdReasons);

/** A reported or held post or reply. */
const queueEntry = z.object({
  kind: contentKind,
  id,
  /** The post itself, or the post of the reply. */
  postId: id,
  postTitle: z.string(),
  content: z.string(),
  author: personView,
  /** End of the author's suspension; null without one. */
  suspendedUntil: z.iso.datetime().nullable(),
  createTime: z.iso.datetime(),
  status: contentStates.schema,
  /** Why it waits; null if it was only reported. */
  held: holdReason.nullable(),
  /** The words of the list in it. */
  words: z.array(z.string()),
  /** Open reports, the latest first, at most 20. */
  reports: z.array(
    z.object({ reason: reportReason, note: z.string(), reporter: personView, time: z.iso.datetime() }),
  ),
  reportCount: z.int().min(0),
});
export type QueueEntry = z.infer<typeof queueEntry>;

export const listModerationQueue = endpoint({
  name: 'listModerationQueue',
  summary: 'Lists the posts and replies that were reported or held, the longest waiting first.',
  method: 'GET',
  path: '/community/moderation',
  access: communityStaff,
  query: z.object({ ...pageFields(20), state: z.enum(['open', 'hidden']).default('open') }),
  data: z.object({ entries: z.array(queueEntry), pagination }),
});

/** `approved: true` publishes what was held and settles reports, `hidden: true` needs a reason, `false` shows it again. */
const moderation = {
  staff: communityStaff,
  notFound: CONTENT_NOT_FOUND,
  approval: true,
} as const;
export const moderatePost = moderationEndpoint({
  ...moderation,
  name: 'moderatePost',
  path: '/community/posts',
  data: post,
});
export const moderateReply = moderationEndpoint({
  ...moderation,
  name: 'moderateReply',
  path: '/community/replies',
  data: reply,
});

/** A suspension: the member reads, but neither writes nor uploads. */
const suspension = z.object({ until: z.iso.datetime().nullable(), reason: z.string().nullable() });

export const suspendMember = endpoint({
  name: 'suspendMember',
  summary: "Suspends a member's posting for some days from now, or lifts the suspension (0 days).",
  method: 'PUT',
  path: '/community/members/:id/suspension',
  access: communityStaff,
  params: one,
  body: z.object({
    days: z.int('请选择天数').min(0).max(365, '最多暂停 365 天'),
    reason: text({ max: maxReasonLength, multiline: true, required: '请填写原因' }),
  }),
  data: suspension,
  errors: [MEMBER_NOT_FOUND, communityErrors.STAFF_NOT_SUSPENDED],
});

/** A word that holds posts and replies for review, in either script. */
const heldWord = z.object({ id, word: z.string(), addedBy: personView, time: z.iso.datetime() });
export type HeldWord = z.infer<typeof heldWord>;

/** Words of the list. */
export const maxHeldWords = 1000;

export const listHeldWords = endpoint({
  name: 'listHeldWords',
  summary: 'Lists the words that hold posts and replies for review.',
  method: 'GET',
  path: '/community/words',
  access: communityStaff,
  data: z.object({ words: z.array(heldWord).max(maxHeldWords) }),
});

export const addHeldWord = endpoint({
  name: 'addHeldWord',
  summary: 'Adds a word; the same one in the other script counts as the same.',
  method: 'POST',
  path: '/community/words',
  access: communityStaff,
  body: z.object({
    word: text({ max: 30, min: 2, required: '请输入词语', length: '词语长度在 2 到 30 个字符' }),
  }),
  data: heldWord,
  status: 201,
  errors: [communityErrors.WORD_EXISTS],
});

export const deleteHeldWord = endpoint({
  name: 'deleteHeldWord',
  summary: 'Deletes a word from the list.',
  method: 'DELETE',
  path: '/community/words/:id',
  access: communityStaff,
  params: one,
  data: one,
  errors: [CONTENT_NOT_FOUND],
});

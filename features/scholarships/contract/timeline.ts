/** Timeline events of an application, and its messages. */
import { timelineEvents } from '@platform/contract/lifecycle';
import { messageSchema } from '@platform/contract/messages';
import { z } from 'zod';

export const applicationEvents = timelineEvents({
  created: { label: '开始填写申请' },
  submitted: { label: '申请已提交', tone: 'good' },
  under_review: { label: '进入评审' },
  approved: { label: '申请获得通过', tone: 'good' },
  rejected: { label: '申请未获通过', tone: 'bad' },
  withdrawn: { label: '申请已撤回', tone: 'bad' },
  material_accepted: { label: '材料已通过', tone: 'good' },
  material_needs_supplement: { label: '材料需要补充', tone: 'bad' },
  material_refused: { label: '材料未通过', tone: 'bad' },
  material_replaced: { label: '材料已重新上传' },
  award_paid: { label: '奖金已发放', tone: 'good' },
  award_failed: { label: '奖金发放失败，将重新发放', tone: 'bad' },
});
export type ApplicationEvent = z.infer<typeof applicationEvents.schema>;

/** A side of the conversation; staff are one group. */
export const participants = ['applicant', 'staff'] as const;
export const participant = z.enum(participants);
export type Participant = z.infer<typeof participant>;

/** The staff's name in a blind review. */
export const blindStaffName = '评审组';
/** The applicant's name for staff in a blind review. */
export const blindApplicantName = '申请人';

/** One entry of the timeline. `note` is its reason or comment. */
export const timelineEntry = z.object({
  event: applicationEvents.schema,
  actor: participant,
  note: z.string().nullable(),
  /** The material of the event. */
  material: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** One message between the applicant and the staff. */
export const applicationMessage = messageSchema(participants);
export type ApplicationMessage = z.infer<typeof applicationMessage>;

/** A page of messages, oldest first, and whether there are earlier ones. */
export const messagePage = z.object({ messages: z.array(applicationMessage), hasEarlier: z.boolean() });
export type MessagePage = z.infer<typeof messagePage>;

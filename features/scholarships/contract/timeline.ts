/** What an application's timeline can say, and the messages beside it. */
import { messageSchema } from '@platform/contract/messages';
import { z } from 'zod';

export const applicationEvents = [
  'created',
  'submitted',
  'under_review',
  'approved',
  'rejected',
  'withdrawn',
  'material_accepted',
  'material_needs_supplement',
  'material_refused',
  'material_replaced',
  'award_paid',
  'award_failed',
] as const;
export const applicationEvent = z.enum(applicationEvents);
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/** How the timeline's entries are shown. */
export const applicationEventLabels: Readonly<Record<ApplicationEvent, string>> = {
  created: '开始填写申请',
  submitted: '申请已提交',
  under_review: '进入评审',
  approved: '申请获得通过',
  rejected: '申请未获通过',
  withdrawn: '申请已撤回',
  material_accepted: '材料已通过',
  material_needs_supplement: '材料需要补充',
  material_refused: '材料未通过',
  material_replaced: '材料已重新上传',
  award_paid: '奖金已发放',
  award_failed: '奖金发放失败，将重新发放',
};

/** One side of the conversation; staff are named as a group. */
export const participants = ['applicant', 'staff'] as const;
export const participant = z.enum(participants);
export type Participant = z.infer<typeof participant>;

/** The name under which staff write while the review is blind. */
export const blindStaffName = '评审组';
/** The name under which staff read what the applicant writes. */
export const blindApplicantName = '申请人';

/** One entry of the timeline. `note` is the reason or comment given with it. */
export const timelineEntry = z.object({
  event: applicationEvent,
  actor: participant,
  note: z.string().nullable(),
  /** The material that it is about. */
  material: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** One message between the applicant and the staff. */
export const applicationMessage = messageSchema(participants);
export type ApplicationMessage = z.infer<typeof applicationMessage>;

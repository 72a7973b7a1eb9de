/** Members as everyone sees them, and the members whom the caller has muted. */
import { endpoint } from '@platform/contract/endpoint';
import { maxReasonLength } from '@platform/contract/moderation';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { accountErrors } from './errors.ts';
import { personView } from './person.ts';
import { userProfile } from './user.ts';

/** A member's public page. It has neither the e-mail address nor the telephone number. */
const member = personView.extend(userProfile.pick({ picture: true, introduction: true }).shape).extend({
  joined_at: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;

const common = { params: z.object({ id }), errors: [accountErrors.MEMBER_NOT_FOUND] } as const;

export const getMember = endpoint({
  ...common,
  name: 'getMember',
  summary: "A member's public page; barred members answer 404.",
  method: 'GET',
  path: '/members/:id',
  access: 'anyone',
  data: member,
});

/** The message for an admin who gives no reason. */
export const reasonRequired = '请写明理由';

export const removeMemberAvatar = endpoint({
  ...common,
  name: 'removeMemberAvatar',
  summary: "Removes a member's improper avatar; the reason is logged and sent to the member.",
  method: 'POST',
  path: '/members/:id/avatar-removals',
  access: ['admin'],
  body: z.object({ reason: text({ max: maxReasonLength, multiline: true, required: reasonRequired }) }),
  data: member,
  message: '头像已移除',
});

export const setMute = endpoint({
  ...common,
  name: 'setMute',
  summary: 'Mutes a member or not: lists leave out what muted members wrote. Only the caller knows.',
  method: 'PUT',
  path: '/members/:id/mute',
  access: 'member',
  body: z.object({ muted: z.boolean() }),
  data: z.object({ muted: z.boolean() }),
  errors: [accountErrors.MEMBER_NOT_FOUND, accountErrors.CANNOT_MUTE_SELF, accountErrors.TOO_MANY_MUTES],
});

/** A muted member. */
const mute = personView.extend({ muted_at: z.iso.datetime() });
export type Mute = z.infer<typeof mute>;

export const listMutes = endpoint({
  name: 'listMutes',
  summary: 'The members whom the caller has muted, the latest first.',
  method: 'GET',
  path: '/users/me/mutes',
  access: 'member',
  data: z.object({ mutes: z.array(mute) }),
});

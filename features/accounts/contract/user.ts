/** The user as login returns it, and the profile that its owner reads and updates. */
import { endpoint, role } from '@platform/contract/endpoint';
import { id } from '@platform/contract/text';
import { scripts } from '@platform/contract/variant';
import { z } from 'zod';
import { introduction, newFullName, phone } from './fields.ts';
import { personView } from './person.ts';

/** The user as kept in the browser (specification, section 3). `full_name` is empty when it was not given. */
export const userInfo = z.object({
  id,
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  role,
  avatar: personView.shape.avatar,
});
export type UserInfo = z.infer<typeof userInfo>;

/** Fields visible to the owner only. `phone` is empty when missing. */
export const userProfile = userInfo.extend({
  phone: z.string(),
  introduction: z.string(),
  /** The address of the avatar as its page shows it, twice as wide; null without one. */
  picture: z.string().nullable(),
  /** The script of emails to this user. */
  script: z.enum(scripts),
  email_verified: z.boolean(),
  created_at: z.iso.datetime(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const readMe = endpoint({
  name: 'readMe',
  summary: "The caller's own profile.",
  method: 'GET',
  path: '/users/me',
  access: 'member',
  data: userProfile,
});

export const updateMe = endpoint({
  name: 'updateMe',
  summary: "Updates the fields of the caller's profile that the body contains.",
  method: 'PATCH',
  path: '/users/me',
  access: 'member',
  body: z.object({ full_name: newFullName, phone, introduction, script: z.enum(scripts) }).partial(),
  data: userProfile,
  message: '资料已保存',
});

/** The name of a deleted user. */
export const unknownName = '用户';

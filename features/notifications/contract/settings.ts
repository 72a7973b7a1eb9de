/** Which notifications a member gets by mail too. */
import { endpoint } from '@platform/contract/endpoint';
import { z } from 'zod';
import { mailGroups, mailModes } from './kinds.ts';

export const mailSetting = z.object({ group: z.enum(mailGroups), mail: z.enum(mailModes) });
export type MailSetting = z.infer<typeof mailSetting>;

const mailSettings = z.object({ settings: z.array(mailSetting) });

export const listMailSettings = endpoint({
  name: 'listMailSettings',
  summary: 'When the caller gets mail about each group; groups whose features mail themselves are left out.',
  method: 'GET',
  path: '/notifications/settings',
  access: 'member',
  data: mailSettings,
});

export const updateMailSetting = endpoint({
  name: 'updateMailSetting',
  summary: 'Sets when the caller gets mail about a group; it also applies to what has not been mailed yet.',
  method: 'PUT',
  path: '/notifications/settings',
  access: 'member',
  body: mailSetting,
  data: mailSettings,
  message: '设置已保存',
});

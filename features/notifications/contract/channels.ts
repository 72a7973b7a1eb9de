/** The live channel of a member's bell. */
import { channel } from '@platform/contract/channel';
import { id } from '@platform/contract/text';
import { z } from 'zod';

export const notificationChannel = channel({
  name: 'notifications',
  summary: 'The member’s notifications have changed; pages reload them.',
  params: z.object({ member: id }),
  access: 'member',
  events: { changed: z.object({}) },
  throttle: 1000,
});

/** What open pages of the wallet hear. */
import { channel } from '@platform/contract/channel';
import { id } from '@platform/contract/text';
import { z } from 'zod';

export const walletChannel = channel({
  name: 'wallet',
  summary: 'Value has come or gone without the member’s own doing; to the member, who asks how much.',
  params: z.object({ member: id }),
  access: 'member',
  events: { changed: z.object({}) },
  throttle: 1000,
});

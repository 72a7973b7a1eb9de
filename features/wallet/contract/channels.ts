/** The live channel of the wallet's pages. */
import { channel } from '@platform/contract/channel';
import { id } from '@platform/contract/text';
import { z } from 'zod';

export const walletChannel = channel({
  name: 'wallet',
  summary: 'The member’s balances have changed elsewhere; pages reload them.',
  params: z.object({ member: id }),
  access: 'member',
  events: { changed: z.object({}) },
  throttle: 1000,
});

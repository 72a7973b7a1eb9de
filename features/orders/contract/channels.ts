/** The live channel of an order's page for admins. */
import { channel } from '@platform/contract/channel';
import { id } from '@platform/contract/text';
import { z } from 'zod';

export const staffOrderChannel = channel({
  name: 'staffOrder',
  summary: 'An order was changed by another admin or by its buyer; only for admins.',
  params: z.object({ id }),
  access: ['admin'],
  events: { changed: z.object({ revision: z.int() }) },
});

/** A cart as the server keeps it. */
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { cartItem } from './item.ts';

export const savedCart = z.object({
  /** Grows by one with every change; a save names the revision it started from. */
  revision: z.int(),
  items: z.array(cartItem.extend({ id })),
});

export type SavedCart = z.infer<typeof savedCart>;

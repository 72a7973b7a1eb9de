/** How far the checkout in this tab has come. */
import { z } from 'zod';
import { sessionBox } from './sessionBox.ts';

const kept = z.object({
  /** What is checked out, as text, to tell one checkout from another. */
  target: z.string(),
  /** The key of the last try to place the order; see `placeOnce`. */
  key: z.object({ key: z.string(), doomed: z.boolean() }).nullable(),
  /** The order once it is known. */
  orderId: z.string().nullable(),
  /** What leaves the cart when it is paid. */
  fromCart: z.array(z.string()),
});
export type CheckoutMemory = z.infer<typeof kept>;

export const checkoutMemory = sessionBox('checkout', kept);

/** What is remembered of this very checkout. */
export function memoryOf(target: string): CheckoutMemory | null {
  const memory = checkoutMemory.read();
  return memory?.target === target ? memory : null;
}

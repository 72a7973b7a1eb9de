/** Reading `cartList` from local storage: today's shape, and the older one (specification, section 3, cart item). */
import { z } from 'zod';
import { type CartItem, cartItem } from '../contract/item.ts';
import { maxLines, maxQuantity } from '../contract/line.ts';

const someId = z.union([z.string(), z.number()]).transform(String);
const pieces = z.coerce
  .number()
  .int()
  .min(1)
  .transform((quantity) => Math.min(quantity, maxQuantity));

/** Stored items may be from another release: missing fields get defaults. */
const lenient = z.object({
  id: someId,
  title: z.string().catch(''),
  cover: z.string().catch(''),
  price: z.coerce.number().catch(0),
  quantity: pieces,
  checked: z.boolean().catch(true),
  addTime: z.iso.datetime().optional().catch(undefined),
});

const older = z
  .object({
    id: someId,
    productName: z.string(),
    productImg: z.string().catch(''),
    salePrice: z.coerce.number().catch(0),
    productNum: pieces,
    checked: z.boolean().catch(true),
  })
  .transform(({ id, productName, productImg, salePrice, productNum, checked }) => ({
    id,
    title: productName,
    cover: productImg,
    price: salePrice,
    quantity: productNum,
    checked,
    addTime: undefined,
  }));

const storedItem = z.union([older, lenient]);

/** Reads a stored list, without invalid entries and duplicate ids. */
export function readStored(value: unknown, now: Date): CartItem[] {
  if (!Array.isArray(value)) return [];
  const items = new Map<string, CartItem>();
  for (const entry of value.slice(0, maxLines)) {
    const parsed = storedItem.safeParse(entry);
    if (!parsed.success) continue;
    const item = cartItem.safeParse({ ...parsed.data, addTime: parsed.data.addTime ?? now.toISOString() });
    if (item.success) items.set(item.data.id, item.data);
  }
  return [...items.values()];
}

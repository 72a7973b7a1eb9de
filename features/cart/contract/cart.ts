/** The calls that keep a member's cart on the server (specification, sections 3 and 4). */
import { endpoint } from '@platform/contract/endpoint';
import { id, revision } from '@platform/contract/text';
import { z } from 'zod';
import { cartErrors } from './errors.ts';
import { cartLine, maxLines } from './line.ts';
import { savedCart } from './saved.ts';

const savedLine = cartLine.extend({ id });

export const readCart = endpoint({
  name: 'readCart',
  summary: 'Reads the caller’s cart, each line with the product’s present title, cover and price.',
  method: 'GET',
  path: '/cart',
  access: 'member',
  data: savedCart,
});

export const saveCart = endpoint({
  name: 'saveCart',
  summary: 'Replaces the caller’s cart, if `revision` is the one last read.',
  method: 'PUT',
  path: '/cart',
  access: 'member',
  body: z.object({
    revision,
    items: z
      .array(savedLine)
      .max(maxLines, `购物车最多容纳 ${maxLines} 种商品`)
      .refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length, '同一商品只能出现一次'),
  }),
  data: savedCart,
  errors: [cartErrors.REVISION_CONFLICT],
});

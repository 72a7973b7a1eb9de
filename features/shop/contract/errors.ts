/** Errors of the shop (specification, sections 5 and 8). */
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';

/** The product and its stock. */
const shortage = z.object({ productId: z.uuid(), title: z.string(), stock: z.int() });

export const shopErrors = errorTable({
  PRODUCT_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  SOLD_OUT: { status: 409, message: '商品已售完', details: shortage },
  STOCK_EXCEEDED: { status: 409, message: '購買數量超過庫存', details: shortage },
});

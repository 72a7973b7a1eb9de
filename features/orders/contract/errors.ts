/** Errors of the orders. */
import { errorTable } from '@platform/contract/errors';
import { z } from 'zod';
import { orderStatus } from './lifecycle.ts';

export const orderErrors = errorTable({
  ORDER_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  EMPTY_CART: { status: 409, message: '购物车中没有选中的商品' },
  ILLEGAL_TRANSITION: {
    status: 409,
    message: '订单当前状态不允许此操作',
    details: z.object({ from: orderStatus, to: orderStatus }),
  },
});

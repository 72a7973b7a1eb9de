/** Errors of the orders. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { yuan } from '@platform/contract/money';
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
  REQUEST_NOT_ALLOWED: { status: 409, message: '订单当前不能提出此申请' },
  REQUEST_OPEN: { status: 409, message: '您的申请正在处理中' },
  REQUEST_PENDING: { status: 409, message: '请先处理买家的申请' },
  NO_OPEN_REQUEST: { status: 409, message: '没有待处理的申请' },
  REFUND_EXCEEDED: { status: 409, message: '退款金额超过可退金额', details: z.object({ refundable: yuan }) },
  REVISION_CONFLICT: revisionConflict(
    '订单已被他人处理，请核对后再操作',
    z.object({ revision: z.int(), status: orderStatus }),
  ),
});

/** Errors of the orders. */
import { revisionConflict } from '@platform/contract/document';
import { errorTable } from '@platform/contract/errors';
import { yuan } from '@platform/contract/money';
import { z } from 'zod';
import { orderStatus } from './lifecycle.ts';
import { maxPictures } from './request.ts';

/** Unpaid orders of a member at a time: each reserves stock until it is paid or expires. */
export const maxUnpaidOrders = 5;

/** Pieces of one product in all unpaid orders of a member together. */
export const maxUnpaidPieces = 200;

export const orderErrors = errorTable({
  ORDER_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  TOO_MANY_UNPAID_ORDERS: {
    status: 409,
    message: `您有 ${maxUnpaidOrders} 个订单尚未付款，请先付款或取消，再提交新订单`,
  },
  TOO_MANY_UNPAID_PIECES: {
    status: 409,
    message: `同一商品未付款的数量合计不能超过 ${maxUnpaidPieces} 件，请减少数量，或先付款、取消已有订单`,
    details: z.object({ productId: z.uuid(), title: z.string(), pieces: z.int() }),
  },
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
  PICTURE_NOT_FOUND: { status: 404, message: '请求的资源不存在' },
  TOO_MANY_PICTURES: { status: 409, message: `最多添加 ${maxPictures} 张图片` },
  REFUND_EXCEEDED: { status: 409, message: '退款金额超过可退金额', details: z.object({ refundable: yuan }) },
  REVISION_CONFLICT: revisionConflict(
    '订单已被他人处理，请核对后再操作',
    z.object({ revision: z.int(), status: orderStatus }),
  ),
});

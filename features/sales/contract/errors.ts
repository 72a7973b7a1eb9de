/** Errors of the course sales (specification, section 5, course resale). */
import { revisionConflict } from '@platform/contract/document';
import { errorTable, genericErrors } from '@platform/contract/errors';
import { z } from 'zod';
import { salesCourse } from './course.ts';
import { refundRefusal } from './purchase.ts';

export const salesErrors = errorTable({
  SALES_COURSE_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  /** Also for purchases of others. */
  PURCHASE_NOT_FOUND: { status: 404, message: genericErrors.NOT_FOUND.message },
  COURSE_SOLD_OUT: { status: 409, message: '名额已满，可以加入候补名单' },
  /** Ended, cancelled, or for a resale begun. */
  SALE_CLOSED: { status: 409, message: '课程已停止售卖' },
  /** Also of a purchase that waits for its payment. */
  SEAT_OWNED: { status: 409, message: '您已有该课程的席位或待付款的订单' },
  /** Paid, expired or cancelled meanwhile. */
  PURCHASE_CLOSED: { status: 409, message: '订单状态已变化，请刷新后查看' },
  SEAT_NOT_REFUNDABLE: {
    status: 409,
    message: '该席位现在不能退款',
    details: z.object({ reason: refundRefusal }),
  },
  PLACES_LEFT: { status: 409, message: '还有名额，请直接购买' },
  RESALE_NOT_ALLOWED: { status: 409, message: '该课程暂不支持转售' },
  SEAT_NOT_RESELLABLE: { status: 409, message: '该席位现在不能转售' },
  /** Sold, taken back, or over. */
  LISTING_GONE: { status: 409, message: '该席位已售出或已撤回' },
  LISTING_RESERVED: { status: 409, message: '已有人正在付款，请稍后再试' },
  OWN_LISTING: { status: 409, message: '不能购买自己转售的席位' },
  /** Of an editor who takes a course back that somebody has bought or is buying. */
  COURSE_HAS_BUYERS: { status: 409, message: '已有学员，不能撤回发布，只能取消课程' },
  /** Of an editor who cancels a course that has begun, or changes its start. */
  COURSE_BEGUN: { status: 409, message: '课程已开始' },
  REVISION_CONFLICT: revisionConflict('课程已被其他编辑修改，请比较两个版本', salesCourse),
});

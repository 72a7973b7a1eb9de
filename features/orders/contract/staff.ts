/** Orders as admins see and handle them: the list by queue, one order, the steps, the file. */
import { personView } from '@features/accounts/contract/person';
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id, optionalText, revision } from '@platform/contract/text';
import { z } from 'zod';
import { orderErrors } from './errors.ts';
import { orderStatuses } from './lifecycle.ts';
import { order, orderDetail } from './order.ts';
import { maxRequestReason, requestKind, requestReason } from './request.ts';
import { shipment } from './shipment.ts';
import { deliveryMethods } from './shipping.ts';

const staff = ['admin'] as const;

/** A state, or `requests`: orders with an open request of the buyer. */
const orderQueue = z.enum(['all', 'requests', ...orderStatuses]);
export const deliveryChoices = ['all', ...deliveryMethods] as const;

export const staffOrderFilters = z.object({
  queue: orderQueue.default('all'),
  delivery: z.enum(deliveryChoices).default('all'),
  /** A part of the number, the recipient's name or phone. */
  search: searchText.optional(),
});
export type StaffOrderFilters = z.output<typeof staffOrderFilters>;

/** An order in the list. */
export const staffOrderHead = order.extend({
  /** Who ordered; the recipient can be another person. */
  buyer: personView,
  recipient: z.string(),
  phone: z.string(),
  /** Empty for a pickup. */
  address: z.string(),
  shipment: shipment.nullable(),
  /** What went back to the buyer, in yuan. */
  refunded: yuan,
  /** The kind of the open request. */
  openRequest: requestKind.nullable(),
});
export type StaffOrderHead = z.infer<typeof staffOrderHead>;

/** One order, with internal notes in its timeline. */
export const staffOrder = orderDetail.extend({
  /** Sent with each step, so that two admins never overwrite each other. */
  revision: z.int(),
  buyer: personView.extend({ username: z.string() }),
});
export type StaffOrder = z.infer<typeof staffOrder>;

export const listStaffOrders = endpoint({
  name: 'listStaffOrders',
  summary: 'Lists all orders, newest first.',
  method: 'GET',
  path: '/admin/orders',
  access: staff,
  query: staffOrderFilters.extend(pageFields(20)),
  data: z.object({ orders: z.array(staffOrderHead), pagination }),
});

export const exportOrders = endpoint({
  name: 'exportOrders',
  summary: 'A short-lived address of the filtered orders as CSV.',
  method: 'POST',
  path: '/admin/orders/export',
  access: staff,
  body: staffOrderFilters,
  data: z.object({ url: z.string() }),
});

export const getStaffOrder = endpoint({
  name: 'getStaffOrder',
  summary: 'Reads an order with its internal notes.',
  method: 'GET',
  path: '/admin/orders/:id',
  access: staff,
  params: z.object({ id }),
  data: staffOrder,
  errors: [orderErrors.ORDER_NOT_FOUND],
});

/** Money back in yuan; all that is left by default. */
const refundAmount = z
  .number('请输入正确的退款金额')
  .min(0.01, '退款金额须大于 0')
  .max(100_000_000, '退款金额过大')
  .multipleOf(0.01, '退款金额最多两位小数')
  .optional();

/** What an admin does to an order. Preparing makes the pickup code. */
export const staffStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('ship'), ...shipment.shape }),
  z.object({ step: z.literal('prepare') }),
  z.object({ step: z.literal('complete') }),
  z.object({ step: z.literal('refund'), amount: refundAmount, reason: requestReason }),
  z.object({
    step: z.literal('approve'),
    amount: refundAmount,
    reason: optionalText(maxRequestReason, { multiline: true }),
  }),
  z.object({ step: z.literal('refuse'), reason: requestReason }),
  z.object({ step: z.literal('note'), reason: requestReason }),
]);
export type StaffStep = z.output<typeof staffStep>;

export const handleOrder = endpoint({
  name: 'handleOrder',
  summary: 'Takes a step at an order, unless it was changed since the revision that is named.',
  method: 'POST',
  path: '/admin/orders/:id/steps',
  access: staff,
  params: z.object({ id }),
  body: z.object({ revision, action: staffStep }),
  data: staffOrder,
  errors: [
    orderErrors.ORDER_NOT_FOUND,
    orderErrors.ILLEGAL_TRANSITION,
    orderErrors.REVISION_CONFLICT,
    orderErrors.REFUND_EXCEEDED,
    orderErrors.NO_OPEN_REQUEST,
    orderErrors.REQUEST_PENDING,
  ],
});

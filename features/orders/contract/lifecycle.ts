/** An order's lifecycle as data: states, moves, timeline events. */
import { lifecycle, timelineEvents } from '@platform/contract/lifecycle';
import { z } from 'zod';

/** Who moves an order: the buyer, an admin, or the system (payments and the clock). */
export const orderActors = ['buyer', 'staff', 'system'] as const;
export const orderActor = z.enum(orderActors);
export type OrderActor = z.infer<typeof orderActor>;

/** Late money confirms an expired order if there is stock again. The circumstance is the delivery method. */
export const orderLifecycle = lifecycle({
  states: {
    pending: { label: '待付款', color: 'cinnabar' },
    confirmed: { label: '待发货', color: 'celadon' },
    shipped: { label: '待收货', color: 'celadon' },
    ready_for_pickup: { label: '待自提', color: 'celadon' },
    completed: { label: '已完成', color: 'gray' },
    cancelled: { label: '已取消', color: 'gray' },
    expired: { label: '已过期', color: 'gray' },
    refunded: { label: '已退款', color: 'gold' },
  },
  moves: {
    confirm: { from: ['pending', 'expired'], to: 'confirmed', by: ['system'] },
    cancel: { from: ['pending'], to: 'cancelled', by: ['buyer'] },
    expire: { from: ['pending'], to: 'expired', by: ['system'] },
    ship: { from: ['confirmed'], to: 'shipped', by: ['staff'], only: ['standard', 'express'] },
    prepare: { from: ['confirmed'], to: 'ready_for_pickup', by: ['staff'], only: ['pickup'] },
    complete: { from: ['shipped', 'ready_for_pickup'], to: 'completed', by: ['buyer', 'staff'] },
    refund: {
      from: ['confirmed', 'shipped', 'ready_for_pickup', 'completed'],
      to: 'refunded',
      by: ['staff', 'system'],
    },
  },
});
export const { states: orderStatuses, schema: orderStatus, labels: orderStatusLabels } = orderLifecycle;
export type OrderStatus = z.infer<typeof orderStatus>;
export type OrderMoveName = keyof typeof orderLifecycle.moves;

/** States in which the buyer owes nothing and has the goods. */
export const paidStatuses = ['confirmed', 'shipped', 'ready_for_pickup', 'completed'] as const;

/** Timeline events: placed, each move, late money without stock, requests of the buyer and their answers. */
export const orderEvents = timelineEvents({
  placed: { label: '订单已创建' },
  confirmed: { label: '订单已确认', tone: 'good' },
  shipped: { label: '商品已发货', tone: 'good' },
  ready_for_pickup: { label: '商品已备好，可以自提', tone: 'good' },
  completed: { label: '订单已完成', tone: 'good' },
  cancelled: { label: '订单已取消' },
  expired: { label: '超时未付款，订单已过期', tone: 'bad' },
  refunded: { label: '订单已退款' },
  restocked: { label: '付款迟到，库存充足，订单恢复', tone: 'good' },
  late_refund: { label: '付款迟到，款项将原路退回', tone: 'bad' },
  refund_requested: { label: '买家申请退款' },
  return_requested: { label: '买家申请退货' },
  request_approved: { label: '申请已同意', tone: 'good' },
  request_refused: { label: '申请未通过', tone: 'bad' },
  part_refunded: { label: '部分退款' },
  noted: { label: '内部备注' },
});

/** Events that only staff read. */
export const staffEvents: readonly string[] = ['noted'] satisfies readonly OrderEvent[];
export type OrderEvent = z.infer<typeof orderEvents.schema>;

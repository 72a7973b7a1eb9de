/** An order's life as data: its states, who may move it where, what its timeline can say. */
import { z } from 'zod';
import type { DeliveryMethod } from './shipping.ts';

export const orderStatuses = [
  'pending',
  'confirmed',
  'shipped',
  'ready_for_pickup',
  'completed',
  'cancelled',
  'expired',
  'refunded',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Who moves an order: the buyer, an admin, or the payments and the clock. */
export const orderActors = ['buyer', 'staff', 'system'] as const;
export const orderActor = z.enum(orderActors);
export type OrderActor = z.infer<typeof orderActor>;

interface OrderMove {
  from: readonly OrderStatus[];
  to: OrderStatus;
  by: readonly OrderActor[];
  /** Only for orders delivered so. */
  delivery?: readonly DeliveryMethod[];
}

/** All moves. Money that is late finds an expired order and confirms it if there is stock again. */
export const orderMoves = {
  confirm: { from: ['pending', 'expired'], to: 'confirmed', by: ['system'] },
  cancel: { from: ['pending'], to: 'cancelled', by: ['buyer', 'staff'] },
  expire: { from: ['pending'], to: 'expired', by: ['system'] },
  ship: { from: ['confirmed'], to: 'shipped', by: ['staff'], delivery: ['standard', 'express'] },
  prepare: { from: ['confirmed'], to: 'ready_for_pickup', by: ['staff'], delivery: ['pickup'] },
  complete: { from: ['shipped', 'ready_for_pickup'], to: 'completed', by: ['staff'] },
  refund: {
    from: ['confirmed', 'shipped', 'ready_for_pickup', 'completed'],
    to: 'refunded',
    by: ['staff', 'system'],
  },
} as const satisfies Record<string, OrderMove>;
export type OrderMoveName = keyof typeof orderMoves;

/** The move that leads to a status, or null: nothing leads back to `pending`. */
export function moveTo(status: OrderStatus): OrderMoveName | null {
  const names = Object.keys(orderMoves) as OrderMoveName[];
  return names.find((name) => orderMoves[name].to === status) ?? null;
}

/** Whether the actor may ever make the move. */
export function mayMove(move: OrderMoveName, actor: OrderActor): boolean {
  const { by }: OrderMove = orderMoves[move];
  return by.includes(actor);
}

/** Whether the move is open to an order in this status and with this delivery. */
export function canMove(move: OrderMoveName, status: OrderStatus, delivery: DeliveryMethod): boolean {
  const { from, delivery: only }: OrderMove = orderMoves[move];
  return from.includes(status) && (only?.includes(delivery) ?? true);
}

/** States in which nothing more is due from the buyer and the goods are his. */
export const paidStatuses = ['confirmed', 'shipped', 'ready_for_pickup', 'completed'] as const;

/** What an order's timeline can say: it was placed, a move was made, late money came too late for the stock. */
export const orderEvents = [
  'placed',
  'confirmed',
  'shipped',
  'ready_for_pickup',
  'completed',
  'cancelled',
  'expired',
  'refunded',
  'restocked',
  'late_refund',
] as const;
export const orderEvent = z.enum(orderEvents);
export type OrderEvent = z.infer<typeof orderEvent>;

/** How states are shown. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  pending: '待付款',
  confirmed: '已确认',
  shipped: '已发货',
  ready_for_pickup: '待自提',
  completed: '已完成',
  cancelled: '已取消',
  expired: '已过期',
  refunded: '已退款',
};

/** How the timeline's entries are shown. */
export const orderEventLabels: Readonly<Record<OrderEvent, string>> = {
  placed: '订单已创建',
  confirmed: '订单已确认',
  shipped: '商品已发货',
  ready_for_pickup: '商品已备好，可以自提',
  completed: '订单已完成',
  cancelled: '订单已取消',
  expired: '超时未付款，订单已过期',
  refunded: '订单已退款',
  restocked: '付款迟到，库存充足，订单恢复',
  late_refund: '付款迟到，款项将原路退回',
};

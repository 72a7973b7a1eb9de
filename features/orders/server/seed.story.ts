/** The orders of the sample story: one in each state that is worth a look, each with what led to it. */
import type { PaymentEvent, PaymentState, PaymentStatus } from '@features/payments/contract/lifecycle';
import type { PaymentMethod } from '@features/payments/contract/provider';
import type { OrderActor, OrderStatus, orderEvents } from '../contract/lifecycle.ts';
import type { DeliveryMethod } from '../contract/shipping.ts';

export interface SampleOrder {
  /** Slugs of products, and how many of each. */
  lines: readonly (readonly [slug: string, quantity: number])[];
  hoursAgo: number;
  delivery: DeliveryMethod;
  method: PaymentMethod;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** In minutes after the order was placed. */
  timeline: readonly (readonly [
    event: keyof typeof orderEvents.labels,
    actor: OrderActor,
    minutes: number,
  ])[];
  payments: readonly {
    method: PaymentMethod;
    state: PaymentState;
    /** Minutes after the order was placed. */
    from: number;
    events: readonly (readonly [event: PaymentEvent, minutes: number])[];
  }[];
}

const day = 24 * 60;
const paidAfter = (minutes: number) =>
  [
    ['created', 0],
    ['started', 0],
    ['paid', minutes],
  ] as const;

export const sampleOrders: readonly SampleOrder[] = [
  {
    lines: [
      ['suzhou-embroidery-hoop', 1],
      ['central-axis-bookplates', 2],
    ],
    hoursAgo: 26 * 24 + 5,
    delivery: 'express',
    method: 'alipay',
    status: 'completed',
    paymentStatus: 'completed',
    timeline: [
      ['confirmed', 'system', 4],
      ['shipped', 'staff', 19 * 60],
      ['completed', 'staff', 3 * day],
    ],
    payments: [{ method: 'alipay', state: 'completed', from: 1, events: paidAfter(3) }],
  },
  {
    lines: [['beijing-swallow-kite', 1]],
    hoursAgo: 17 * 24 + 2,
    delivery: 'standard',
    method: 'wechat',
    status: 'expired',
    paymentStatus: 'refunded',
    timeline: [
      ['expired', 'system', 30],
      ['late_refund', 'system', 42],
    ],
    payments: [
      {
        method: 'wechat',
        state: 'refunded',
        from: 2,
        events: [
          ['created', 0],
          ['started', 0],
          ['cancelled', 28],
          ['paid', 40],
          ['late', 40],
          ['refund_requested', 40],
          ['refunded', 41],
        ],
      },
    ],
  },
  {
    lines: [['peking-mask-guan', 1]],
    hoursAgo: 9 * 24 + 7,
    delivery: 'standard',
    method: 'paypal',
    status: 'cancelled',
    paymentStatus: 'pending',
    timeline: [['cancelled', 'buyer', 11]],
    payments: [
      {
        method: 'paypal',
        state: 'cancelled',
        from: 1,
        events: [
          ['created', 0],
          ['started', 0],
          ['cancelled', 10],
        ],
      },
    ],
  },
  {
    lines: [['westlake-tea-set', 1]],
    hoursAgo: 6 * 24 + 3,
    delivery: 'express',
    method: 'stripe',
    status: 'refunded',
    paymentStatus: 'refunded',
    timeline: [
      ['confirmed', 'system', 2],
      ['refunded', 'staff', day],
    ],
    payments: [
      {
        method: 'stripe',
        state: 'refunded',
        from: 1,
        events: [...paidAfter(1), ['refund_requested', day - 1], ['refunded', day + 1]],
      },
    ],
  },
  {
    lines: [
      ['yuhang-bamboo-flute', 1],
      ['duanwu-zongzi-sachet', 3],
    ],
    hoursAgo: 2 * 24 + 4,
    delivery: 'standard',
    method: 'credit',
    status: 'shipped',
    paymentStatus: 'completed',
    timeline: [
      ['confirmed', 'system', 3],
      ['shipped', 'staff', 21 * 60],
    ],
    payments: [{ method: 'credit', state: 'completed', from: 1, events: paidAfter(2) }],
  },
  {
    lines: [['yuxian-paper-cut', 2]],
    hoursAgo: 27,
    delivery: 'pickup',
    method: 'wechat',
    status: 'ready_for_pickup',
    paymentStatus: 'completed',
    timeline: [
      ['confirmed', 'system', 5],
      ['ready_for_pickup', 'staff', 16 * 60],
    ],
    payments: [{ method: 'wechat', state: 'completed', from: 1, events: paidAfter(4) }],
  },
  {
    lines: [['chengdu-silver-filigree', 1]],
    hoursAgo: 3,
    delivery: 'express',
    method: 'paypal',
    status: 'confirmed',
    paymentStatus: 'completed',
    timeline: [['confirmed', 'system', 9]],
    payments: [
      {
        method: 'alipay',
        state: 'cancelled',
        from: 1,
        events: [
          ['created', 0],
          ['started', 0],
          ['cancelled', 4],
        ],
      },
      { method: 'paypal', state: 'completed', from: 6, events: paidAfter(3) },
    ],
  },
];

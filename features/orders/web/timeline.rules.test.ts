/** One timeline of an order and its payments. */
import type { OrderDetail } from '@features/orders/contract/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 8, minute)).toISOString();
const attempt = (
  method: OrderDetail['payments'][number]['method'],
  timeline: OrderDetail['payments'][number]['timeline'],
): OrderDetail['payments'][number] => ({
  id: '01890000-0000-7000-8000-000000000000',
  reference: 'P1',
  method,
  provider: 'stripe',
  state: 'completed',
  amount: 1,
  balancePart: 0,
  usdAmount: 1,
  transactionId: null,
  openRefund: null,
  createdAt: at(0),
  timeline,
});

describe('timelineOf', () => {
  it('lists a late payment in the order of its events', () => {
    const entries = timelineOf({
      timeline: [
        { event: 'placed', actor: 'buyer', at: at(0), note: null },
        { event: 'expired', actor: 'system', at: at(30), note: null },
        { event: 'restocked', actor: 'system', at: at(31), note: null },
        { event: 'confirmed', actor: 'system', at: at(31), note: null },
      ],
      payments: [
        attempt('stripe', [
          { event: 'created', at: at(2), note: null },
          { event: 'paid', at: at(31), note: null },
        ]),
        attempt('wechat', [
          { event: 'created', at: at(1), note: null },
          { event: 'failed', at: at(2), note: '用户取消' },
        ]),
      ],
    });
    expect(entries.map(({ label, prefix }) => [label, prefix])).toEqual([
      ['订单已创建', undefined],
      ['创建支付', '微信支付'],
      ['支付失败', '微信支付'],
      ['创建支付', 'Stripe'],
      ['超时未付款，订单已过期', undefined],
      ['已收到付款', 'Stripe'],
      ['付款迟到，库存充足，订单恢复', undefined],
      ['订单已确认', undefined],
    ]);
    expect(entries.map(({ tone }) => tone)).toEqual([
      'plain',
      'plain',
      'bad',
      'plain',
      'bad',
      'good',
      'good',
      'good',
    ]);
    expect(entries[2]?.note).toBe('用户取消');
  });

  it('lists a payment before its effects at the same moment', () => {
    const entries = timelineOf({
      timeline: [{ event: 'confirmed', actor: 'system', at: '2026-05-01T08:00:00.100Z', note: null }],
      payments: [attempt('wechat', [{ event: 'paid', at: '2026-05-01T08:00:00.400Z', note: null }])],
    });
    expect(entries.map(({ label }) => label)).toEqual(['已收到付款', '订单已确认']);
  });

  it('lists all entries in the order of time', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 6 });
    fc.assert(
      fc.property(minutes, minutes, (order, payment) => {
        const entries = timelineOf({
          timeline: order.map((minute) => ({ event: 'placed', actor: 'buyer', at: at(minute), note: null })),
          payments: [
            attempt(
              'alipay',
              payment.map((minute) => ({ event: 'started', at: at(minute), note: null })),
            ),
          ],
        });
        expect(entries).toHaveLength(order.length + payment.length);
        const times = entries.map((entry) => Date.parse(entry.at));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });
});

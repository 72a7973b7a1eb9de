/** Emails and notifications to buyers: one for each thing that happens to an order. */
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { listNotifications } from '@features/notifications/contract/notification';
import { createPaymentIntent } from '@features/payments/contract/payment';
import { minute } from '@platform/server/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestRefund, updateOrderStatus } from '../contract/order.ts';
import type { RequestKind } from '../contract/request.ts';
import { requestFor, someShipping } from './factory.ts';
import { expireOrders } from './jobs.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

/** Starts the payment by card; returns its reference. */
async function start(id: string): Promise<string> {
  await fixture.buyer.ok(createPaymentIntent, { body: { orderId: id } });
  return (await fixture.read(id)).payments[0]?.reference ?? '';
}
/** A paid order of two covers at 128.50. */
async function paidOrder(deliveryMethod: 'express' | 'pickup' = 'express'): Promise<string> {
  const product = await fixture.product({ title: '竹编提篮' });
  const shippingInfo = someShipping({ deliveryMethod });
  const id = await fixture.order(requestFor(product, 2, { shippingInfo }));
  fixture.providers.stripe.pay(await start(id));
  expect((await fixture.poll(id)).status).toBe('confirmed');
  return id;
}
/** The subject of the last email, without the number, and its text. */
async function lastEmail(id: string): Promise<{ subject: string; text: string }> {
  const email = fixture.emails.at(-1);
  const { orderNumber } = await fixture.read(id);
  expect(email?.to).toBe(`${fixture.buyer.username}@example.org`);
  expect(email?.text).toContain(`订单号：${orderNumber}\n`);
  expect(email?.text).toContain(`/orders/${id}\n`);
  return { subject: email?.subject.replace(`（${orderNumber}）`, '') ?? '', text: email?.text ?? '' };
}
const ask = (id: string, kind: RequestKind) =>
  fixture.buyer.ok(requestRefund, { params: { id }, body: { kind, reason: '第一行\n第二行' } });

it('names the amount and the time to pay when an order is placed', async () => {
  const id = await fixture.order(requestFor(await fixture.product({ title: '竹编提篮' }), 2));
  const { subject, text } = await lastEmail(id);
  expect(subject).toBe('订单已提交，请付款');
  expect(text).toContain('竹编提篮 × 2：257.00 元\n应付：257.00 元');
  expect(text).toMatch(/请在 \d\d:\d\d（香港时间）前付款/);
});

it('is a receipt when an order is paid', async () => {
  const { subject, text } = await lastEmail(await paidOrder());
  expect(subject).toBe('已收到您的付款');
  expect(text).toContain('配送费：50.00 元\n实付：307.00 元');
  expect(text).toContain(
    '收货人：陈大文\n收货地址：沙田區 Sha Tin，沙田正街 18 号 5 楼\n快递配送：1–2 天送达',
  );
});

it('is not sent twice for one payment', async () => {
  const id = await paidOrder();
  const { payments } = await fixture.read(id);
  const before = fixture.emails.length;
  await fixture.callback('stripe', { reference: payments[0]?.reference });
  expect(fixture.emails).toHaveLength(before);
});

it('says how to follow the parcel when it is shipped', async () => {
  const id = await paidOrder();
  await fixture.handle(id, { step: 'ship', carrier: 'sf', trackingNumber: 'SF1234567890' });
  const { subject, text } = await lastEmail(id);
  expect(subject).toBe('您的订单已发货');
  expect(text).toContain('顺丰速运，运单号 SF1234567890\n查询物流：https://www.sf-express.com/');
});

it('holds the pickup code when the goods are ready', async () => {
  const id = await paidOrder('pickup');
  const { pickupCode } = await fixture.handle(id, { step: 'prepare' });
  const { subject, text } = await lastEmail(id);
  expect(subject).toBe('您的商品已备好，可以自提');
  expect(text).toContain(`取货码：${pickupCode}\n`);
});

it('names the amount of a refund, in part or of the rest', async () => {
  const id = await paidOrder();
  await fixture.handle(id, { step: 'refund', amount: 7, reason: '瑕疵' });
  const part = await lastEmail(id);
  expect(part.subject).toBe('您的订单已部分退款');
  expect(part.text).toContain('部分退款 7.00 元，按原支付方式退回');
  expect(part.text).toContain('说明：瑕疵');
  await fixture.handle(id, { step: 'refund', reason: '缺货' });
  expect((await lastEmail(id)).text).toContain('退款 300.00 元，按原支付方式退回');
});

it('tells the decision on a request, once', async () => {
  const id = await paidOrder('pickup');
  await ask(id, 'refund');
  const before = fixture.emails.length;
  await fixture.handle(id, { step: 'refuse', reason: '已经备好' });
  const refused = await lastEmail(id);
  expect(refused.subject).toBe('您的退款申请未通过');
  expect(refused.text).toContain('说明：已经备好');
  await fixture.handle(id, { step: 'prepare' });
  await fixture.buyer.ok(updateOrderStatus, { params: { id }, body: { status: 'completed' } });
  await ask(id, 'return');
  await fixture.handle(id, { step: 'approve', amount: 57, reason: '请寄回' });
  const approved = await lastEmail(id);
  expect(approved.subject).toBe('您的退货申请已同意');
  expect(approved.text).toContain('部分退款 57.00 元');
  expect(approved.text).toContain('说明：请寄回');
  // The refusal, the goods ready, the approval.
  expect(fixture.emails).toHaveLength(before + 3);
});

it('announces the refund of money that came after the end of the order', async () => {
  const id = await fixture.order();
  const reference = await start(id);
  await fixture.buyer.ok(updateOrderStatus, { params: { id }, body: { status: 'cancelled' } });
  fixture.providers.stripe.pay(reference);
  fixture.clock.advance(minute);
  await fixture.callback('stripe', { reference });
  expect((await fixture.read(id)).payments[0]?.state).toBe('refunded');
  expect((await lastEmail(id)).subject).toBe('付款迟到，款项将退回');
});

/** The buyer's notifications about an order, the latest first. */
async function notificationsOf(id: string): Promise<string[]> {
  const { notifications } = await fixture.buyer.ok(listNotifications, { query: { limit: 100 } });
  const { orderNumber } = await fixture.read(id);
  return notifications
    .filter(({ path, subject }) => path === `/orders/${id}` && subject === orderNumber)
    .map(({ kind, detail }) => [kind, detail].filter(Boolean).join(' '));
}

it('notifies of the payment, the parcel and refunds', async () => {
  const id = await paidOrder();
  await fixture.handle(id, { step: 'ship', carrier: 'sf', trackingNumber: 'SF1234567890' });
  await fixture.handle(id, { step: 'refund', amount: 7, reason: '瑕疵' });
  await fixture.handle(id, { step: 'refund', reason: '缺货' });
  expect(await notificationsOf(id)).toEqual([
    'order_refunded 部分退款 300.00 元',
    'order_refunded 部分退款 7.00 元',
    'order_shipped',
    'order_confirmed',
  ]);
});

it('notifies of a refusal and of goods that can be collected', async () => {
  const id = await paidOrder('pickup');
  await ask(id, 'refund');
  await fixture.handle(id, { step: 'refuse', reason: '已经备好' });
  await fixture.handle(id, { step: 'prepare' });
  expect(await notificationsOf(id)).toEqual([
    'order_ready',
    'order_refunded 的退款申请未通过',
    'order_confirmed',
  ]);
});

it('notifies of an order that has expired, not of one that its buyer cancelled', async () => {
  const [expired, cancelled] = [await fixture.order(), await fixture.order()];
  await fixture.buyer.ok(updateOrderStatus, { params: { id: cancelled }, body: { status: 'cancelled' } });
  fixture.clock.advance(31 * minute);
  await fixture.portal.jobs.run(expireOrders, {});
  await fixture.portal.jobs.run(expireOrders, {});
  expect(await notificationsOf(expired)).toEqual(['order_expired']);
  expect(await notificationsOf(cancelled)).toEqual([]);
});

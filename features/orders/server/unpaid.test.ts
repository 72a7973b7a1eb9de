/** The stock that a member can reserve without paying. */
import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOrder, updateOrderStatus } from '../contract/order.ts';
import { requestFor } from './factory.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ maxUnpaid: undefined });
});
afterAll(() => fixture.stop());

it('TOO_MANY_UNPAID_ORDERS: at most five, however many are placed at once; a cancellation frees one', async () => {
  const buyer = await fixture.person();
  const product = await fixture.product({ stock: 20 });
  const place = () => buyer.call(placeOrder, { body: requestFor(product) });
  const answers = await Promise.all(Array.from({ length: 8 }, place));
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(5);
  const refused = await place();
  expectRefused(refused, 'TOO_MANY_UNPAID_ORDERS');
  expect(refused.message).toBe('您有 5 个订单尚未付款，请先付款或取消，再提交新订单');
  expect(await fixture.stockOf(product)).toBe(15);
  const id = placed[0]?.data.orderId ?? '';
  await buyer.ok(updateOrderStatus, { params: { id }, body: { status: 'cancelled' } });
  expect((await place()).status).toBe(201);
  expect((await (await fixture.person()).call(placeOrder, { body: requestFor(product) })).status).toBe(201);
});

it('TOO_MANY_UNPAID_PIECES: of one product, in all unpaid orders together', async () => {
  const buyer = await fixture.person();
  const product = await fixture.product({ stock: 500, price: 100 });
  const place = (quantity: number) => buyer.call(placeOrder, { body: requestFor(product, quantity) });
  expectRefused(await place(201), 'TOO_MANY_UNPAID_PIECES');
  expect((await place(150)).status).toBe(201);
  const refused = await place(51);
  expectRefused(refused, 'TOO_MANY_UNPAID_PIECES');
  expect(refused.message).toBe('同一商品未付款的数量合计不能超过 200 件，请减少数量，或先付款、取消已有订单');
  expect(await fixture.stockOf(product)).toBe(350);
  expect((await place(50)).status).toBe(201);
});

it.each([21, 10_000, 100_000, 1e15, '100000'])(
  'STOCK_EXCEEDED: a quantity of %s above the stock',
  async (quantity) => {
    const product = await fixture.product({ stock: 20 });
    const body = requestFor(product, quantity as number);
    const answer = await (await fixture.person()).call(placeOrder, { body });
    expectRefused(answer, 'STOCK_EXCEEDED');
    expect(answer.message).toBe('購買數量超過庫存');
  },
);

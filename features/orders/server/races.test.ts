/** Concurrency: many buyers for little stock, one key twice, money against expiry and cancellation. */

import { type Fixture, openFixture } from '@apps/server/testing.fixture';
import { providers } from '@features/payments/contract/provider';
import { minute } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, updateOrderStatus } from '../contract/order.ts';
import { requestFor, requestForAll } from './factory.ts';
import { expireOrders } from './jobs.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.stop());

const place = (body: Parameters<typeof fixture.order>[0] & object, key?: string) =>
  fixture.buyer.call(placeOrder, { body }, { key });

/** How many pieces of a product the orders hold. */
async function ordered(productId: string): Promise<number> {
  const { rows } = await fixture.portal.db.execute<{ pieces: string | null }>(
    sql`select sum(quantity) as pieces from order_lines where product_id = ${productId}`,
  );
  return Number(rows[0]?.pieces ?? 0);
}

describe('many concurrent buyers', () => {
  it('500 orders for a stock of 20: exactly 20 succeed, the others get an error, the stock stays at 0', async () => {
    const id = await fixture.product({ stock: 20 });
    const answers = await Promise.all(Array.from({ length: 500 }, () => place(requestFor(id))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    for (const { message } of refused) expect(['商品已售完', '購買數量超過庫存']).toContain(message);
    expect(await fixture.stockOf(id)).toBe(0);
    expect(await ordered(id)).toBe(20);
    expect(new Set(answers.map(({ data }) => data?.orderNumber)).size).toBe(21);
  }, 120_000);

  it('orders of several pieces never exceed the stock', async () => {
    const id = await fixture.product({ stock: 20 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => place(requestFor(id, (at % 3) + 1))),
    );
    expect((await fixture.stockOf(id)) + (await ordered(id))).toBe(20);
    const exceeded = answers.filter(({ code }) => code === 'STOCK_EXCEEDED');
    for (const { message } of exceeded) expect(message).toBe('購買數量超過庫存');
  });

  it('orders of the same two products in opposite order do not deadlock', async () => {
    const [one, two] = [await fixture.product({ stock: 200 }), await fixture.product({ stock: 200 })];
    const forth = requestForAll([
      { id: one, quantity: 1 },
      { id: two, quantity: 1 },
    ]);
    const back = requestForAll([
      { id: two, quantity: 1 },
      { id: one, quantity: 1 },
    ]);
    const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => place(at % 2 ? forth : back)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect([await fixture.stockOf(one), await fixture.stockOf(two)]).toEqual([120, 120]);
  }, 60_000);
});

describe('one key', () => {
  it('twenty times in parallel: one order in all answers', async () => {
    const id = await fixture.product({ stock: 20 });
    const key = 'temp1763700000001777';
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(requestFor(id), key)));
    expect(new Set(answers.map(({ data }) => data.orderId)).size).toBe(1);
    expect(await fixture.stockOf(id)).toBe(19);
  });

  it('can be used again after a rejected order', async () => {
    const id = await fixture.product({ stock: 0 });
    const key = 'temp1763700000002777';
    expectRefused(await place(requestFor(id), key), 'SOLD_OUT');
    await fixture.portal.db.execute(sql`update products set stock = 1 where id = ${id}`);
    expect((await place(requestFor(id), key)).status).toBe(201);
  });

  it('is separate for each member', async () => {
    const id = await fixture.product({ stock: 20 });
    const other = await fixture.person();
    const key = 'temp1763700000003777';
    const body = requestFor(id);
    const [mine, theirs] = [await place(body, key), await other.call(placeOrder, { body }, { key })];
    expect(theirs.status).toBe(201);
    expect(theirs.data.orderId).not.toBe(mine.data.orderId);
    expect((await fixture.read(key)).id).toBe(mine.data.orderId);
  });
});

describe('a duplicate order number', () => {
  it('is replaced by another', async () => {
    const { random } = fixture.portal;
    const drawn = ['111111', '111111', '111112'];
    const digits = random.digits;
    Object.assign(random, {
      digits: (length: number) => (length === 6 ? (drawn.shift() ?? '') : digits(length)),
    });
    const id = await fixture.product();
    const [first, second] = [await place(requestFor(id)), await place(requestFor(id))];
    Object.assign(random, { digits });
    expect(first.data.orderNumber.slice(-6)).toBe('111111');
    expect(second.data.orderNumber.slice(-6)).toBe('111112');
    expect(await fixture.stockOf(id)).toBe(18);
  });
});

describe.each(providers)('money by %s', (provider) => {
  const scripted = () => fixture.providers[provider];
  const cancel = (orderId: string) =>
    fixture.buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } });

  /** Stock and orders always agree, and received money either pays or is refunded. */
  async function consistent(orderId: string, product: string): Promise<void> {
    const order = await fixture.read(orderId);
    const holds = ['pending', 'confirmed'].includes(order.status);
    expect(await fixture.stockOf(product)).toBe(holds ? 19 : 20);
    const states = order.payments.map(({ state }) => state);
    expect(states.filter((state) => state === 'completed')).toHaveLength(
      order.status === 'confirmed' ? 1 : 0,
    );
    expect(states).not.toContain('refunding');
    const confirmed = order.timeline.filter(({ event }) => event === 'confirmed');
    expect(confirmed.length).toBeLessThanOrEqual(1);
  }

  it('against the expiry: one of them wins, consistently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const product = await fixture.product();
      const orderId = await fixture.order(requestFor(product));
      const { reference } = await fixture.startPayment(orderId, provider);
      fixture.clock.advance(31 * minute);
      const money = async () => {
        scripted().pay(reference);
        await Promise.all([
          fixture.callback(provider, { reference }),
          fixture.poll(orderId),
          fixture.callback(provider, { reference }),
        ]);
      };
      await Promise.all([
        fixture.portal.jobs.run(expireOrders, {}),
        money(),
        fixture.portal.jobs.run(expireOrders, {}),
      ]);
      await fixture.callback(provider, { reference });
      await consistent(orderId, product);
      expect((await fixture.read(orderId)).status).toBe('confirmed');
    }
  });

  it('against a cancellation: the order is paid, or the money is refunded', async () => {
    for (let round = 0; round < 4; round += 1) {
      const product = await fixture.product();
      const orderId = await fixture.order(requestFor(product));
      const { reference } = await fixture.startPayment(orderId, provider);
      const money = async () => {
        scripted().pay(reference);
        await fixture.callback(provider, { reference });
      };
      const [answer] = await Promise.all([cancel(orderId), money()]);
      await fixture.callback(provider, { reference });
      const order = await fixture.read(orderId);
      if (answer.status === 200) {
        expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
      } else {
        expect([answer.code, order.status]).toEqual(['ILLEGAL_TRANSITION', 'confirmed']);
      }
      await consistent(orderId, product);
    }
  });

  it('just after the cancellation is refunded, and the buyer sees it', async () => {
    const product = await fixture.product();
    const orderId = await fixture.order(requestFor(product));
    const { reference } = await fixture.startPayment(orderId, provider);
    // The buyer pays between the query and the closing.
    scripted().before.close = async () => scripted().pay(reference);
    expect((await cancel(orderId)).data.status).toBe('cancelled');
    delete scripted().before.close;
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(order.timeline.at(-1)?.event).toBe('late_refund');
    expect(order.payments[0]?.timeline.map(({ event }) => event)).toEqual([
      'created',
      'started',
      'cancelled',
      'paid',
      'late',
      'refund_requested',
      'refunded',
    ]);
    await consistent(orderId, product);
  });

  it('before the cancellation counts', async () => {
    const orderId = await fixture.order();
    const { reference } = await fixture.startPayment(orderId, provider);
    scripted().pay(reference);
    expectRefused(await cancel(orderId), 'ILLEGAL_TRANSITION');
    expect((await fixture.read(orderId)).status).toBe('confirmed');
  });

  it('started during a cancellation is closed again', async () => {
    const orderId = await fixture.order();
    scripted().before.create = async () => void (await cancel(orderId));
    await expect(fixture.startPayment(orderId, provider)).rejects.toThrow('NOT_PAYABLE');
    delete scripted().before.create;
    const order = await fixture.read(orderId);
    const reference = order.payments[0]?.reference ?? '';
    expect(order.payments[0]?.state).toBe('cancelled');
    expect(
      scripted().calls.filter((one) => one.operation === 'close' && one.reference === reference),
    ).toHaveLength(1);
  });
});

describe('paid by two providers', () => {
  it.each([['one after the other'], ['at once']])('%s: settles one and refunds the other', async (manner) => {
    const product = await fixture.product();
    const orderId = await fixture.order(requestFor(product));
    const wechat = await fixture.startPayment(orderId, 'wechat');
    const alipay = await fixture.startPayment(orderId, 'alipay');
    fixture.providers.wechat.pay(wechat.reference);
    fixture.providers.alipay.pay(alipay.reference);
    const first = () => fixture.callback('wechat', { reference: wechat.reference });
    const second = () => fixture.callback('alipay', { reference: alipay.reference });
    if (manner === 'at once') await Promise.all([first(), second(), first(), second()]);
    else for (const call of [first, second]) await call();
    const order = await fixture.read(orderId);
    expect(order).toMatchObject({ status: 'confirmed', payment_status: 'completed' });
    expect(order.payments.map(({ state }) => state).sort()).toEqual(['completed', 'refunded']);
    const returned = order.payments.find(({ state }) => state === 'refunded');
    expect(returned?.timeline.map(({ event }) => event).slice(-4)).toEqual([
      'paid',
      'duplicate',
      'refund_requested',
      'refunded',
    ]);
    const completed = order.payments.find(({ state }) => state === 'completed');
    expect(order.payment_transaction_id).toBe(completed?.transactionId);
    expect(await fixture.stockOf(product)).toBe(19);
  });

  it('closes the attempts that are not needed any more', async () => {
    const orderId = await fixture.order();
    const wechat = await fixture.startPayment(orderId, 'wechat');
    const stripe = await fixture.startPayment(orderId, 'stripe');
    fixture.providers.stripe.pay(stripe.reference);
    await fixture.poll(orderId);
    expect(
      fixture.providers.wechat.calls.some(
        (one) => one.operation === 'close' && one.reference === wechat.reference,
      ),
    ).toBe(true);
    expect((await fixture.read(orderId)).payments.map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'completed',
    ]);
  });
});

describe('the expiry', () => {
  it('of many orders returns all their stock, in two concurrent instances', async () => {
    const id = await fixture.product({ stock: 200 });
    for (let batch = 0; batch < 6; batch += 1)
      await Promise.all(Array.from({ length: 20 }, () => place(requestFor(id))));
    expect(await fixture.stockOf(id)).toBe(80);
    fixture.clock.advance(29 * minute);
    await fixture.portal.jobs.run(expireOrders, {});
    expect(await fixture.stockOf(id)).toBe(80);
    fixture.clock.advance(2 * minute);
    await Promise.all([fixture.portal.jobs.run(expireOrders, {}), fixture.portal.jobs.run(expireOrders, {})]);
    expect(await fixture.stockOf(id)).toBe(200);
  }, 60_000);
});

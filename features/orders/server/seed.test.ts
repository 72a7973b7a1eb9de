/** The sample orders are consistent: every state was reached by legal moves, and all amounts agree. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import { paymentLifecycle } from '@features/payments/contract/lifecycle';
import { seedShop } from '@features/shop/seed';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type OrderStatus, orderLifecycle, orderStatuses } from '../contract/lifecycle.ts';
import { getOrder, listOrders } from '../contract/order.ts';
import { readSampleOrders, seedOrders } from './seed.ts';

const sampleOrders = await readSampleOrders();
let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await seedShop(portal.portal);
  await Promise.all([seedOrders(portal.portal), seedOrders(portal.portal)]);
});
afterAll(() => portal.stop());

async function demoOrders() {
  const { username, password } = await readDemoAccount('user');
  const { data } = await portal.call(login, { body: { login: username, password } });
  const { data: list } = await portal.call(listOrders, { query: { limit: 100 } }, { token: data.token });
  return Promise.all(
    list.orders.map(
      async ({ id }) => (await portal.call(getOrder, { params: { id } }, { token: data.token })).data,
    ),
  );
}

test('the demo visitor has each sample once, newest first, even after two concurrent seeds', async () => {
  const orders = await demoOrders();
  expect(orders.map(({ status }) => status)).toEqual([...sampleOrders].reverse().map(({ status }) => status));
  for (const order of orders) {
    expect(order.items.length).toBeGreaterThan(0);
    expect(order.payments.length).toBeGreaterThan(0);
    expect(order.payments.every(({ amount }) => amount === order.totalPrice)).toBe(true);
    const times = order.timeline.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
  }
});

describe.each(sampleOrders.map((sample) => [sample.status, sample] as const))('%s', (status, sample) => {
  it('was reached by legal moves', () => {
    let at: OrderStatus = 'pending';
    for (const { event, actor } of sample.timeline) {
      const next = orderStatuses.find((known) => known === event);
      if (!next) continue;
      const move = orderLifecycle.moveTo(next);
      expect(move && orderLifecycle.canMove(move, at, sample.shipping.deliveryMethod)).toBe(true);
      expect(move && orderLifecycle.mayMove(move, actor)).toBe(true);
      at = next;
    }
    expect(at).toBe(status);
  });

  it('has payments that agree with their timelines', () => {
    for (const { state, events } of sample.payments) {
      const times = events.map(({ minutes }) => minutes);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(paymentLifecycle.connects('pending', state)).toBe(true);
      const last = events.at(-1)?.event;
      expect(last).toBe(state === 'completed' ? 'paid' : state);
    }
  });
});

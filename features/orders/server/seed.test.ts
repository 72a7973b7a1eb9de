/** The sample orders are believable: every state was reached by moves that exist, and all amounts agree. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { demoAccounts } from '@features/accounts/contract/demo';
import { login } from '@features/accounts/contract/entry';
import { seedAccounts } from '@features/accounts/seed';
import { paymentLifecycle } from '@features/payments/contract/lifecycle';
import { seedShop } from '@features/shop/seed';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type OrderStatus, orderLifecycle, orderStatuses } from '../contract/lifecycle.ts';
import { getOrder, listOrders } from '../contract/order.ts';
import { sampleOrders } from './seed.story.ts';
import { seedOrders } from './seed.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await seedShop(portal.portal);
  await Promise.all([seedOrders(portal.portal), seedOrders(portal.portal)]);
});
afterAll(() => portal.stop());

async function demoOrders() {
  const { username, password } = demoAccounts[0];
  const { data } = await portal.call(login, { body: { login: username, password } });
  const { data: list } = await portal.call(listOrders, { query: { limit: 100 } }, { token: data.token });
  return Promise.all(
    list.orders.map(
      async ({ id }) => (await portal.call(getOrder, { params: { id } }, { token: data.token })).data,
    ),
  );
}

test('the demo visitor has each sample once, newest first, although two programs seeded', async () => {
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
  it('was reached by moves that exist', () => {
    let at: OrderStatus = 'pending';
    for (const [event, actor] of sample.timeline) {
      const next = orderStatuses.find((known) => known === event);
      if (!next) continue;
      const move = orderLifecycle.moveTo(next);
      expect(move && orderLifecycle.canMove(move, at, sample.delivery)).toBe(true);
      expect(move && orderLifecycle.mayMove(move, actor)).toBe(true);
      at = next;
    }
    expect(at).toBe(status);
  });

  it('has payments that end where their timelines lead', () => {
    for (const { state, events } of sample.payments) {
      expect(events.map(([, minutes]) => minutes)).toEqual(
        events.map(([, minutes]) => minutes).sort((a, b) => a - b),
      );
      expect(paymentLifecycle.connects('pending', state)).toBe(true);
      const last = events.at(-1)?.[0];
      expect(last).toBe(state === 'completed' ? 'paid' : state);
    }
  });
});

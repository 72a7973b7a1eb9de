/** The server is killed while seats are bought, paid and resold: the audit passes, and every answered purchase is stored. */
import type { Person } from '@apps/server/testing';
import { type Killable, openKillable } from '@apps/server/testing.killable';
import { day, minute } from '@platform/server/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Purchase } from '../contract/purchase.ts';
import { expirePurchases, settleBegun } from './jobs.ts';
import { openSalesFixture, type SalesFixture } from './testing.fixture.ts';

let fixture: SalesFixture;
let killable: Killable;
const members: Person[] = [];
beforeAll(async () => {
  fixture = await openSalesFixture();
  for (let at = 0; at < 60; at += 1) members.push(await fixture.member());
  killable = await openKillable(fixture.portal);
});
afterAll(async () => {
  killable.kill();
  await fixture.stop();
});

it('kill -9 during purchases, payments and resales', async () => {
  const course = await fixture.course({ maxStudents: 100 });
  const sellers = members.slice(0, 20);
  const listings: string[] = [];
  for (const seller of sellers)
    listings.push(await fixture.list(seller, (await fixture.buy(seller, course)).id));
  const bought: { by: Person; id: string }[] = [];
  const calls = members.slice(20).map((by, at) => async () => {
    const path =
      at % 2 ? `/course-sales/listings/${listings[at >> 1]}/purchases` : `/course-sales/${course}/purchases`;
    const { id } = await killable.post<Purchase>(path, by.token, {});
    bought.push({ by, id });
    await killable.post('/payments/balance/pay', by.token, { orderId: id });
  });
  const paid = await killable.killAfter(15, calls);
  expect(paid.length).toBeLessThan(calls.length);
  expect(await fixture.faults()).toEqual([]);
  for (const { by, id } of bought)
    expect(['pending', 'paid']).toContain((await fixture.purchase(by, id)).status);

  // Another instance ends what was left open and pays the sellers.
  fixture.clock.advance(31 * minute);
  await fixture.portal.jobs.run(expirePurchases, {});
  fixture.clock.advance(3 * day);
  await fixture.portal.jobs.run(settleBegun, {});
  expect(await fixture.faults()).toEqual([]);
  const statuses = await Promise.all(
    bought.map(async ({ by, id }) => (await fixture.purchase(by, id)).status),
  );
  expect(statuses.filter((status) => status === 'paid').length).toBeGreaterThanOrEqual(15);
  expect(statuses).not.toContain('pending');
}, 300_000);

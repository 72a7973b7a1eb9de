/** Random operations of many members on few courses, with the jobs beside them: the audit passes, the sums are zero. */
import type { Person } from '@apps/server/testing';
import { payFromBalance } from '@features/payments/contract/payment';
import { day, minute } from '@platform/server/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelCourse } from '../contract/editing.ts';
import * as contract from '../contract/endpoints.ts';
import { expirePurchases, remindSeats, settleBegun, undoCancelledJob } from './jobs.ts';
import { initialBalance, openSalesFixture, type SalesFixture } from './testing.fixture.ts';

const clients = 12;
const rounds = 45;

let fixture: SalesFixture;
const members: Person[] = [];
const courses: string[] = [];
beforeAll(async () => {
  fixture = await openSalesFixture();
  for (let at = 0; at < 10; at += 1) members.push(await fixture.member());
  for (let at = 0; at < 4; at += 1) courses.push(await fixture.course({ maxStudents: 3 }));
});
afterAll(() => fixture.stop());

/** A linear congruential generator, so that the choices are the same in every run. */
function chooser(seed: number) {
  let state = seed;
  return <T>(values: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as T;
  };
}

const one = (id: string) => ({ params: { id } });
const counts = new Map<string, number>();

/** What a member does next; refusals are a part of it, errors of the server are not. */
async function act(choose: ReturnType<typeof chooser>): Promise<void> {
  const [by, course] = [choose(members), choose(courses)];
  const { purchase } = await by.ok(contract.getMySales, one(course));
  const listings = purchase ? [] : (await by.ok(contract.listListings, one(course))).listings;
  const id = purchase?.id ?? '';
  const pay = () => by.call(payFromBalance, { body: { orderId: id } });
  const onSale = listings.length > 0 ? choose(listings) : null;
  const choices = {
    none: [
      () => by.call(contract.purchaseSeat, one(course)),
      () => by.call(contract.joinWaitingList, one(course)),
      ...(onSale
        ? [0, 1, 2, 3, 4, 5].map(() => () => by.call(contract.purchaseListing, one(onSale.id)))
        : []),
    ],
    pending: [pay, pay, pay, () => by.call(contract.cancelPurchase, one(id))],
    paid: [
      () => by.call(contract.refundSeat, one(id)),
      () => by.call(contract.withdrawListing, one(id)),
      ...[0, 1, 2, 3].map(() => () => {
        const body = { price: purchase?.resalePrices.min ?? 0, contact: '微信' };
        return by.call(contract.createListing, { ...one(id), body });
      }),
    ],
  };
  const state = purchase?.status === 'pending' || purchase?.status === 'paid' ? purchase.status : 'none';
  const answer = await choose<() => Promise<{ status: number; code?: string }>>(choices[state])();
  const outcome = `${state} ${answer.code ?? 'ok'}`;
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  expect(answer.status, outcome).toBeLessThan(500);
}

it('loses no seat and no fen', async () => {
  const { jobs } = fixture.portal;
  const work = async (client: number) => {
    const choose = chooser(client + 1);
    for (let round = 0; round < rounds; round += 1) {
      await act(choose);
      if (client === 0 && round % 10 === 9) {
        fixture.clock.advance(31 * minute);
        await Promise.all([jobs.run(expirePurchases, {}), jobs.run(remindSeats, {})]);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  expect(await fixture.faults()).toEqual([]);
  for (const outcome of ['none ok', 'pending ok', 'paid ok', 'paid SEAT_NOT_REFUNDABLE'])
    expect(counts.get(outcome) ?? 0, outcome).toBeGreaterThan(3);

  // One course is cancelled, the others begin.
  const [cancelled = ''] = courses;
  await fixture.as('editor').ok(cancelCourse, { ...one(cancelled), body: { reason: '演练' } });
  await jobs.run(undoCancelledJob, {});
  expect(await fixture.faults()).toEqual([]);
  fixture.clock.advance(3 * day);
  for (const job of [expirePurchases, settleBegun, settleBegun]) await jobs.run(job, {});
  expect(await fixture.faults()).toEqual([]);
  const { rows } = await fixture.portal.db.$client.query(`
    select coalesce(sum(balance) filter (where kind = 'escrow'), 0)::int as escrow,
      count(*) filter (where kind = 'escrow')::int as accounts from wallet_accounts`);
  expect(rows[0].escrow).toBe(0);
  expect(rows[0].accounts).toBeGreaterThan(3);

  // What the members have lost is what they paid for the seats that stand, less what the portal gave.
  const balances = await Promise.all(members.map(fixture.balanceOf));
  const spent = members.length * initialBalance - balances.reduce((sum, balance) => sum + balance, 0);
  const { rows: due } = await fixture.portal.db.$client.query(`
    select (select coalesce(sum(p.price), 0) from sales_purchases p where p.kind <> 'resale' and p.status in ('paid', 'resold'))::int
      - (select coalesce(sum(amount), 0) from wallet_transfers where reason = 'course_packet')::int as due`);
  expect(spent).toBe(due[0].due);
}, 300_000);

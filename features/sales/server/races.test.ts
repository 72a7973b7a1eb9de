/** Races for places, listings and late money, settled by the database. */
import type { Person } from '@apps/server/testing';
import { type InsertedMember, insertMembers } from '@features/accounts/factory';
import { payFromBalance } from '@features/payments/contract/payment';
import { minute } from '@platform/server/clock';
import { openCaller } from '@platform/server/testing/caller';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { expirePurchases } from './jobs.ts';
import { openSalesFixture, type SalesFixture } from './testing.fixture.ts';

let fixture: SalesFixture;
beforeAll(async () => {
  fixture = await openSalesFixture();
});
afterAll(() => fixture.stop());
afterEach(async () => expect(await fixture.faults()).toEqual([]));

const one = (id: string) => ({ params: { id } });
const callerOf = ({ token }: InsertedMember) => openCaller(fixture.portal.http, () => token);
const statusesOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('300 buyers of 10 places', () => {
  it('get exactly 10, and the tenth makes the course resellable', async () => {
    const course = await fixture.course({ maxStudents: 10 });
    const members = await insertMembers(fixture.portal, 300);
    const answers = await Promise.all(
      members.map((member) => callerOf(member).call(contract.purchaseSeat, one(course))),
    );
    expect([statusesOf(answers, 200), statusesOf(answers, 409)]).toEqual([10, 290]);
    const stored = await fixture.ok(contract.getSalesCourse, one(course));
    expect(stored).toMatchObject({ currentStudents: 10, status: 'resellable' });
    const { courses } = await fixture.ok(contract.listSalesCourses, { query: { status: 'resellable' } });
    expect(courses.map(({ id }) => id)).toContain(course);

    // All expire at once, while others wait: each place goes to one of the first ten.
    const waiting = members.filter((_, at) => answers[at]?.status === 409).slice(0, 15);
    for (const member of waiting) await callerOf(member).ok(contract.joinWaitingList, one(course));
    fixture.clock.advance(31 * minute);
    const { jobs } = fixture.portal;
    await Promise.all([jobs.run(expirePurchases, {}), jobs.run(expirePurchases, {})]);
    const offers = await Promise.all(
      waiting.map(
        async (member) => (await callerOf(member).ok(contract.getMySales, one(course))).purchase?.kind,
      ),
    );
    expect(offers).toEqual(waiting.map((_, at) => (at < 10 ? 'offer' : undefined)));
  }, 60_000);

  it('one buyer in ten tabs holds one place', async () => {
    const course = await fixture.course({ maxStudents: 10 });
    const buyer = await fixture.member();
    const tabs = Array.from({ length: 10 }, () => buyer.ok(contract.purchaseSeat, one(course)));
    expect(new Set((await Promise.all(tabs)).map(({ id }) => id)).size).toBe(1);
    expect((await fixture.ok(contract.getSalesCourse, one(course))).currentStudents).toBe(1);
  });
});

describe('one listing', () => {
  async function someListing() {
    const [seller, ...buyers] = await Promise.all(Array.from({ length: 6 }, () => fixture.member()));
    if (!seller) throw new Error('no seller');
    const seat = await fixture.buy(seller, await fixture.course());
    return { seller, buyers, seat, listing: await fixture.list(seller, seat.id) };
  }

  it('goes to one of several buyers', async () => {
    const { buyers, listing } = await someListing();
    const answers = await Promise.all(buyers.map((by) => by.call(contract.purchaseListing, one(listing))));
    expect([statusesOf(answers, 200), statusesOf(answers, 409)]).toEqual([1, 4]);
  });

  it('is either paid or taken back', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { seller, buyers, seat, listing } = await someListing();
      const [buyer] = buyers as [Person];
      const { id } = await buyer.ok(contract.purchaseListing, one(listing));
      const before = await fixture.balanceOf(buyer);
      const [paid, taken] = await Promise.all([
        buyer.call(payFromBalance, { body: { orderId: id } }),
        seller.call(contract.withdrawListing, one(seat.id)),
      ]);
      const purchase = await fixture.purchase(buyer, id);
      expect([paid.status === 200 && purchase.status === 'paid', taken.success]).toContain(true);
      expect(purchase.status === 'paid').toBe(!taken.success);
      const spent = before - (await fixture.balanceOf(buyer));
      expect(spent).toBe(purchase.status === 'paid' ? 12_000 - 2000 : 0);
    }
  });

  it('money for an expired reservation and for a new one: one owner, the other is refunded', async () => {
    const { buyers, listing } = await someListing();
    const [late, next] = buyers as [Person, Person];
    const first = await late.ok(contract.purchaseListing, one(listing));
    const reference = await fixture.startWechat(late, first.id);
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expirePurchases, {});
    const second = await next.ok(contract.purchaseListing, one(listing));
    fixture.providers.wechat.pay(reference);
    await Promise.all([fixture.callback('wechat', { reference }), fixture.pay(next, second.id)]);
    expect((await fixture.purchase(late, first.id)).status).toBe('expired');
    expect((await fixture.purchase(next, second.id)).status).toBe('paid');
    expect(fixture.providers.wechat.refunds.get(reference)?.size).toBe(1);
  });
});

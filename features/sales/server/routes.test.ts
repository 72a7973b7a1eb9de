/** Buying, waiting, refunding and reading, as members see them. */
import { randomUUID } from 'node:crypto';
import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { cancelPayment, getPaymentStatus } from '@features/payments/contract/payment';
import { listMovements } from '@features/wallet/contract/movement';
import { day, hour, minute } from '@platform/server/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { makeManyCourses } from './factory.ts';
import { expirePurchases, remindSeats } from './jobs.ts';
import { initialBalance, openSalesFixture, type SalesFixture } from './testing.fixture.ts';

let fixture: SalesFixture;
beforeAll(async () => {
  fixture = await openSalesFixture();
});
afterAll(() => fixture.stop());
afterEach(async () => expect(await fixture.faults()).toEqual([]));

const one = (id: string) => ({ params: { id } });
const missing = () => one(randomUUID());

/** The kinds of the notifications of a member, the latest first. */
async function kindsOf(person: Person): Promise<string[]> {
  const { notifications } = await person.ok(listNotifications, {});
  return notifications.map(({ kind }) => kind);
}

describe('GET /course-sales', () => {
  const list = (query: object) => fixture.as('anonymous').ok(contract.listSalesCourses, { query });
  const titles = async (query: object) => (await list(query)).courses.map(({ title }) => title);

  it('filters by the status of the clock, category and words in either script, and marks the hits', async () => {
    const at = (days: number) => ({
      startTime: fixture.in(days * day),
      endTime: fixture.in((days + 0.1) * day),
    });
    const category = 'language' as const;
    const make = (title: string, overrides: object) => fixture.course({ title, category, ...overrides });
    await make('粵語即將', at(2));
    await make('粵語更早', at(1));
    await make('粵語直播', { ...at(-0.01), isHot: true });
    await make('粵語結束', at(-2));
    await make('粵語滿員', { ...at(3), maxStudents: 2, currentStudents: 2, canResell: false });
    await make('草稿', { publishedAt: null });
    expect(await titles({ category, status: 'upcoming' })).toEqual(['粵語更早', '粵語即將', '粵語滿員']);
    expect(await titles({ category, status: 'live' })).toEqual(['粵語直播']);
    expect(await titles({ category, status: 'ended' })).toEqual(['粵語結束']);
    expect(await titles({ category, hot: 'true' })).toEqual(['粵語直播']);
    expect(await titles({ category: 'business' })).toEqual([]);
    expect(await titles({ search: '！' })).toEqual([]);
    const { courses, pagination } = await list({ search: '粤语结' });
    expect(courses[0]).toMatchObject({ title: '粵語結束', status: 'ended', highlights: { title: [[0, 3]] } });
    expect(pagination).toMatchObject({ per_page: 8, total: 1, relation: 'exact' });
    await fixture.portal.db.$client.query(`delete from sales_catalogue; delete from sales_courses`);
  });

  it('pages through many in the same order by both strategies', async () => {
    await makeManyCourses(fixture.portal, 3000);
    for (const status of ['all', 'upcoming', 'resellable', 'live', 'ended']) {
      const pages = await Promise.all([1, 2].map((page) => list({ status, limit: 50, page })));
      const courses = pages.flatMap((page) => page.courses);
      expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
      if (status !== 'all')
        expect(new Set(courses.map((course) => course.status))).toEqual(new Set([status]));
      const times = courses.map(({ startTime, endTime, publishTime }) =>
        status === 'all' ? publishTime : status === 'live' || status === 'ended' ? endTime : startTime,
      );
      const sorted = times.toSorted();
      expect(times).toEqual(status === 'all' || status === 'ended' ? sorted.toReversed() : sorted);
    }
    await fixture.portal.db.$client.query(`delete from sales_catalogue; delete from sales_courses`);
  });

  it('refuses a page beyond the limit of paging', () =>
    fixture
      .as('anonymous')
      .refuses(contract.listSalesCourses, { query: { page: 251 } }, 'VALIDATION_FAILED'));
});

describe('a purchase', () => {
  it('holds a place, is paid, and brings the new-user red packet once', async () => {
    const buyer = await fixture.member();
    const [first, second] = [await fixture.course(), await fixture.course()];
    const pending = await buyer.ok(contract.purchaseSeat, one(first));
    expect(pending).toMatchObject({ status: 'pending', kind: 'direct', price: 100, newUserPacket: null });
    expect(Date.parse(pending.expiresAt) - Date.parse(pending.createdAt)).toBe(30 * minute);
    expect((await buyer.ok(contract.purchaseSeat, one(first))).id).toBe(pending.id);
    expect((await fixture.ok(contract.getSalesCourse, one(first))).currentStudents).toBe(1);
    const paid = await fixture.pay(buyer, pending.id);
    expect(paid).toMatchObject({
      status: 'paid',
      newUserPacket: 20,
      refundRefusal: null,
      resaleRefusal: null,
    });
    expect(paid.resalePrices).toEqual({ min: 110, max: 150 });
    expect(await fixture.balanceOf(buyer)).toBe(initialBalance - 10_000 + 2000);
    expect((await buyer.ok(contract.openNewUserPacket, one(paid.id))).newUserPacket).toBeNull();
    expect((await fixture.buy(buyer, second)).newUserPacket).toBeNull();
    const { movements } = await buyer.ok(listMovements, { query: { reason: 'course_packet' } });
    expect(movements.map(({ amount, memo }) => [amount, memo])).toEqual([[20, '新人红包']]);
    expect(await kindsOf(buyer)).toEqual(['seat_bought', 'seat_bought']);
    const { purchase } = await buyer.ok(contract.getMySales, one(first));
    expect(purchase).toMatchObject({ id: paid.id, livePath: null });
    const { purchases } = await buyer.ok(contract.listSeatPurchases, { query: { status: 'active' } });
    expect(purchases.map(({ course }) => course.id)).toEqual([second, first]);
    expect((await buyer.ok(contract.listSeatPurchases, { query: { status: 'refunded' } })).purchases).toEqual(
      [],
    );
  });

  it('is paid by a provider, with a part from the balance, after a declined attempt', async () => {
    const buyer = await fixture.member();
    const { id } = await buyer.ok(contract.purchaseSeat, one(await fixture.course()));
    await fixture.startWechat(buyer, id);
    await buyer.ok(cancelPayment, { body: { orderId: id } });
    const reference = await fixture.startWechat(buyer, id);
    fixture.providers.wechat.pay(reference);
    fixture.clock.advance(3000);
    await buyer.ok(getPaymentStatus, { query: { orderId: id } });
    const paid = await buyer.ok(contract.getSeatPurchase, one(id));
    expect([paid.status, paid.payment_status, paid.payments.length]).toEqual(['paid', 'completed', 2]);
  });

  it('expires after 30 minutes, and a late payment takes a place that is still free', async () => {
    const [late, tooLate, other] = [await fixture.member(), await fixture.member(), await fixture.member()];
    const course = await fixture.course({ maxStudents: 2 });
    const references: string[] = [];
    const ids: string[] = [];
    for (const buyer of [late, tooLate]) {
      const { id } = await buyer.ok(contract.purchaseSeat, one(course));
      ids.push(id);
      references.push(await fixture.startWechat(buyer, id));
    }
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expirePurchases, {});
    expect((await fixture.ok(contract.getSalesCourse, one(course))).currentStudents).toBe(0);
    await fixture.buy(other, course);
    for (const [at, buyer] of [late, tooLate].entries()) {
      fixture.providers.wechat.pay(references[at] ?? '');
      await fixture.callback('wechat', { reference: references[at] });
      const status = at === 0 ? 'paid' : 'expired';
      expect((await fixture.purchase(buyer, ids[at] ?? '')).status).toBe(status);
    }
    expect(fixture.providers.wechat.refunds.get(references[1] ?? '')?.size).toBe(1);
    expect(await kindsOf(tooLate)).toEqual(['seat_refunded']);
  });

  it('is refused when the course is sold out, over, or owned', async () => {
    const [owner, buyer] = [await fixture.member(), await fixture.member()];
    const course = await fixture.course({ maxStudents: 1 });
    const { id } = await fixture.buy(owner, course);
    await owner.refuses(contract.purchaseSeat, one(course), 'SEAT_OWNED');
    await buyer.refuses(contract.purchaseSeat, one(course), 'COURSE_SOLD_OUT');
    await buyer.refuses(contract.purchaseSeat, missing(), 'SALES_COURSE_NOT_FOUND');
    const over = await fixture.course({ startTime: fixture.in(-day), endTime: fixture.in(-hour) });
    await buyer.refuses(contract.purchaseSeat, one(over), 'SALE_CLOSED');
    await owner.refuses(contract.cancelPurchase, one(id), 'PURCHASE_CLOSED');
  });

  it('of another member is not found, by any address', async () => {
    const [owner, other] = [await fixture.member(), await fixture.member()];
    const { id } = await fixture.buy(owner, await fixture.course());
    const listing = { ...one(id), body: { price: 120, contact: '微信' } };
    await other.refuses(contract.createListing, listing, 'PURCHASE_NOT_FOUND');
    const { getSeatPurchase, cancelPurchase, refundSeat, openNewUserPacket } = contract;
    for (const endpoint of [getSeatPurchase, cancelPurchase, refundSeat, openNewUserPacket])
      await other.refuses(endpoint as typeof getSeatPurchase, one(id), 'PURCHASE_NOT_FOUND');
    await other.refuses(contract.getSeatCalendar, one(id), 'PURCHASE_NOT_FOUND');
    await other.refuses(contract.withdrawListing, one(id), 'PURCHASE_NOT_FOUND');
    expect(
      await other.ok(contract.getMySales, one((await owner.ok(contract.getSeatPurchase, one(id))).course.id)),
    ).toEqual({
      purchase: null,
      waiting: null,
    });
  });
});

describe('a refund', () => {
  it('gives the price back until 24 hours before the start', async () => {
    const buyer = await fixture.member();
    const course = await fixture.course();
    const { id } = await fixture.buy(buyer, course);
    const refunded = await buyer.ok(contract.refundSeat, one(id));
    expect(refunded).toMatchObject({ status: 'refunded', refundRefusal: 'no_seat' });
    expect(await fixture.balanceOf(buyer)).toBe(initialBalance + 2000);
    expect((await fixture.ok(contract.getSalesCourse, one(course))).currentStudents).toBe(0);
    await buyer.refuses(contract.getSeatCalendar, one(id), 'PURCHASE_NOT_FOUND');
    const reason = (reason: string) => ({ details: { reason } });
    await buyer.refuses(contract.refundSeat, one(id), 'SEAT_NOT_REFUNDABLE', reason('no_seat'));
    const soon = await fixture.course({ startTime: fixture.in(23 * hour), endTime: fixture.in(26 * hour) });
    const late = await fixture.buy(buyer, soon);
    await buyer.refuses(contract.refundSeat, one(late.id), 'SEAT_NOT_REFUNDABLE', reason('too_late'));
  });
});

describe('the waiting list', () => {
  it('shows the position and offers a freed place to the first, then to the next', async () => {
    const [owner, first, second, third] = await Promise.all(
      Array.from({ length: 4 }, () => fixture.member()),
    );
    if (!owner || !first || !second || !third) throw new Error('no members');
    const course = await fixture.course({ maxStudents: 1, title: '書法一席' });
    await first.refuses(contract.joinWaitingList, one(course), 'PLACES_LEFT');
    const { id } = await fixture.buy(owner, course);
    await owner.refuses(contract.joinWaitingList, one(course), 'SEAT_OWNED');
    for (const [at, person] of [first, second, third].entries())
      expect((await person.ok(contract.joinWaitingList, one(course))).position).toBe(at + 1);
    expect((await third.ok(contract.joinWaitingList, one(course))).position).toBe(3);
    await third.ok(contract.leaveWaitingList, one(course));
    await owner.ok(contract.refundSeat, one(id));
    const { purchase, waiting } = await first.ok(contract.getMySales, one(course));
    expect([purchase?.kind, purchase?.status, waiting]).toEqual(['offer', 'pending', null]);
    expect((await second.ok(contract.listWaiting, {})).waiting.map(({ position }) => position)).toEqual([1]);
    expect(await kindsOf(first)).toEqual(['seat_offered']);
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expirePurchases, {});
    const next = (await second.ok(contract.getMySales, one(course))).purchase;
    expect((await fixture.pay(second, next?.id ?? '')).status).toBe('paid');
    expect((await fixture.purchase(first, purchase?.id ?? '')).status).toBe('expired');
    await first.refuses(contract.purchaseSeat, one(course), 'COURSE_SOLD_OUT');
  });

  it('passes a place on that is given up', async () => {
    const [buyer, next] = [await fixture.member(), await fixture.member()];
    const course = await fixture.course({ maxStudents: 1 });
    const { id } = await buyer.ok(contract.purchaseSeat, one(course));
    await next.ok(contract.joinWaitingList, one(course));
    expect((await buyer.ok(contract.cancelPurchase, one(id))).status).toBe('cancelled');
    expect((await next.ok(contract.getMySales, one(course))).purchase?.kind).toBe('offer');
  });

  it('is closed with the course', async () => {
    const over = await fixture.course({ startTime: fixture.in(-day), endTime: fixture.in(-hour) });
    const person = await fixture.member();
    await person.refuses(contract.joinWaitingList, one(over), 'SALE_CLOSED');
    await person.refuses(contract.joinWaitingList, missing(), 'SALES_COURSE_NOT_FOUND');
  });
});

describe('a seat', () => {
  it('has a calendar file with the times of the course', async () => {
    const buyer = await fixture.member();
    const startTime = new Date('2027-03-01T11:00:00Z');
    const course = await fixture.course({
      startTime,
      endTime: new Date('2027-03-01T14:00:00Z'),
      title: '讀書會；上',
    });
    const { id } = await fixture.buy(buyer, course);
    const { fileName, content } = await buyer.ok(contract.getSeatCalendar, one(id));
    expect(fileName).toMatch(/^course-KC\d{18}\.ics$/);
    expect(content).toContain('DTSTART:20270301T110000Z\r\nDTEND:20270301T140000Z');
    expect(content).toContain('SUMMARY:讀書會；上');
  });

  it('reminds its owner a day and an hour before, each once', async () => {
    const buyer = await fixture.member();
    await fixture.buy(
      buyer,
      await fixture.course({ startTime: fixture.in(25 * hour), endTime: fixture.in(27 * hour) }),
    );
    const reminders = async () => (await kindsOf(buyer)).filter((kind) => kind === 'course_reminder').length;
    const counts: number[] = [];
    for (const hours of [0, 1.5, 0, 23, 0]) {
      fixture.clock.advance(hours * hour);
      await fixture.portal.jobs.run(remindSeats, {});
      counts.push(await reminders());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
  });
});

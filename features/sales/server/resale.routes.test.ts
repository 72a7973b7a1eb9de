/** Resale: listing, taking back, buying, escrow until the start, lineage. */
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@features/notifications/contract/notification';
import { startWechatPayment } from '@features/payments/contract/payment';
import { day, hour, minute } from '@platform/server/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listCourseSeats } from '../contract/editing.ts';
import * as contract from '../contract/endpoints.ts';
import { expirePurchases, settleBegun } from './jobs.ts';
import { initialBalance, openSalesFixture, type SalesFixture } from './testing.fixture.ts';

let fixture: SalesFixture;
beforeAll(async () => {
  fixture = await openSalesFixture();
});
afterAll(() => fixture.stop());
afterEach(async () => expect(await fixture.faults()).toEqual([]));

const one = (id: string) => ({ params: { id } });
const form = { price: 120, contact: '微信 zhongzhou' };

/** A seller with a seat, and a buyer. */
async function someSeat(overrides: Parameters<SalesFixture['course']>[0] = {}) {
  const [seller, buyer] = [await fixture.member('林知远'), await fixture.member('苏映荷')];
  const course = await fixture.course(overrides);
  return { seller, buyer, course, seat: await fixture.buy(seller, course) };
}

describe('a listing', () => {
  it('is shown with its price, without the contact', async () => {
    const { seller, buyer, course, seat } = await someSeat();
    await fixture.list(seller, seat.id, 150);
    const { listings } = await buyer.ok(contract.listListings, one(course));
    expect(listings).toMatchObject([
      { price: 150, seller: { name: '林知远' }, isMine: false, isReserved: false },
    ]);
    expect(JSON.stringify(listings)).not.toContain('zhongzhou');
    expect(await fixture.ok(contract.getSalesCourse, one(course))).toMatchObject({
      status: 'resellable',
      resellPrice: 150,
      listings: 1,
    });
  });

  it('is refused outside of 110% to 150%, without resale, listed twice, and begun', async () => {
    const { seller, seat } = await someSeat();
    const create = { ...one(seat.id), body: form };
    for (const price of [109.99, 150.01]) {
      const answer = await seller.refuses(
        contract.createListing,
        { ...create, body: { ...form, price } },
        'VALIDATION_FAILED',
      );
      expect(answer.details).toEqual([
        { field: 'price', message: expect.stringContaining('110.00 到 150.00') },
      ]);
    }
    await seller.refuses(contract.withdrawListing, one(seat.id), 'LISTING_GONE');
    await seller.ok(contract.createListing, create);
    await seller.refuses(contract.createListing, create, 'SEAT_NOT_RESELLABLE');
    const details = { details: { reason: 'listed' } };
    await seller.refuses(contract.refundSeat, one(seat.id), 'SEAT_NOT_REFUNDABLE', details);
    const fixed = await someSeat({ canResell: false });
    await fixed.seller.refuses(
      contract.createListing,
      { ...one(fixed.seat.id), body: form },
      'RESALE_NOT_ALLOWED',
    );
    const begun = await someSeat({ startTime: fixture.in(-hour), endTime: fixture.in(hour) });
    await begun.seller.refuses(
      contract.createListing,
      { ...one(begun.seat.id), body: form },
      'SEAT_NOT_RESELLABLE',
    );
  });

  it('can be taken back until it is sold, and a payment that comes later is refunded', async () => {
    const { seller, buyer, seat } = await someSeat();
    const listing = await fixture.list(seller, seat.id);
    const { id } = await buyer.ok(contract.purchaseListing, one(listing));
    const reference = await fixture.startWechat(buyer, id);
    const taken = await seller.ok(contract.withdrawListing, one(seat.id));
    expect(taken).toMatchObject({ status: 'paid', listing: { status: 'withdrawn' }, refundRefusal: null });
    expect((await fixture.purchase(buyer, id)).status).toBe('cancelled');
    fixture.providers.wechat.pay(reference);
    await fixture.callback('wechat', { reference });
    expect(fixture.providers.wechat.refunds.get(reference)?.size).toBe(1);
    expect((await fixture.purchase(seller, seat.id)).status).toBe('paid');
    await buyer.refuses(contract.purchaseListing, one(listing), 'LISTING_GONE');
    await buyer.refuses(contract.purchaseListing, one(randomUUID()), 'LISTING_GONE');
  });

  it('stays sold when the payment arrived before the seller takes it back', async () => {
    const { seller, buyer, seat } = await someSeat();
    const { id } = await buyer.ok(contract.purchaseListing, one(await fixture.list(seller, seat.id)));
    fixture.providers.wechat.pay(await fixture.startWechat(buyer, id));
    fixture.clock.advance(3000);
    await seller.refuses(contract.withdrawListing, one(seat.id), 'LISTING_GONE');
    expect((await fixture.purchase(buyer, id)).status).toBe('paid');
  });

  it('is reserved by one buyer for 30 minutes', async () => {
    const { seller, buyer, course, seat } = await someSeat();
    const other = await fixture.member();
    const listing = await fixture.list(seller, seat.id);
    const { id } = await buyer.ok(contract.purchaseListing, one(listing));
    expect((await buyer.ok(contract.purchaseListing, one(listing))).id).toBe(id);
    await other.refuses(contract.purchaseListing, one(listing), 'LISTING_RESERVED');
    await seller.refuses(contract.purchaseListing, one(listing), 'OWN_LISTING');
    await buyer.refuses(contract.purchaseSeat, one(course), 'SEAT_OWNED');
    const { listings } = await other.ok(contract.listListings, one(course));
    expect(listings[0]?.isReserved).toBe(true);
    fixture.clock.advance(31 * minute);
    await fixture.portal.jobs.run(expirePurchases, {});
    expect((await fixture.buyListing(other, listing)).status).toBe('paid');
    const owner = await fixture.member();
    await fixture.buy(owner, course);
    const second = await someSeat();
    await fixture.buy(owner, second.course);
    const theirs = await fixture.list(second.seller, second.seat.id);
    await owner.refuses(contract.purchaseListing, one(theirs), 'SEAT_OWNED');
  });

  it('is closed when the course begins', async () => {
    const { seller, buyer, seat } = await someSeat({
      startTime: fixture.in(hour),
      endTime: fixture.in(2 * hour),
    });
    const listing = await fixture.list(seller, seat.id);
    const { id, expiresAt } = await buyer.ok(contract.purchaseListing, one(listing));
    expect(Date.parse(expiresAt)).toBeLessThan(fixture.in(31 * minute).getTime());
    fixture.clock.advance(hour);
    await buyer.refuses(contract.purchaseListing, one(listing), 'LISTING_GONE');
    await fixture.portal.jobs.run(settleBegun, {});
    expect((await fixture.purchase(seller, seat.id)).listing?.status).toBe('closed');
    expect((await fixture.purchase(buyer, id)).status).toBe('expired');
  });
});

describe('a resale', () => {
  it('hands over the seat, holds the price until the start, then pays it with the bonus', async () => {
    const { seller, buyer, course, seat } = await someSeat();
    const listing = await fixture.list(seller, seat.id, 149);
    const bought = await fixture.buyListing(buyer, listing);
    expect(bought).toMatchObject({
      status: 'paid',
      kind: 'resale',
      price: 149,
      sellerContact: '微信 zhongzhou',
    });
    expect(bought.refundRefusal).toBe('resold');
    const details = { details: { reason: 'resold' } };
    await buyer.refuses(contract.refundSeat, one(bought.id), 'SEAT_NOT_REFUNDABLE', details);
    const sold = await seller.ok(contract.getSeatPurchase, one(seat.id));
    expect(sold).toMatchObject({
      status: 'resold',
      sellerContact: null,
      listing: { status: 'sold', bonus: 4 },
    });
    const lineage = [
      { owner: { name: '林知远' }, kind: 'direct', price: 100, status: 'resold', listingStatus: null },
      { owner: { name: '苏映荷' }, kind: 'resale', price: 149, status: 'paid', listingStatus: 'sold' },
    ];
    expect(sold.lineage).toMatchObject(lineage);
    expect((await buyer.ok(contract.getSeatPurchase, one(bought.id))).lineage).toBeNull();
    const { seats } = await fixture.as('editor').ok(listCourseSeats, one(course));
    expect(seats).toMatchObject([{ owner: { name: '苏映荷' }, endedAt: null, lineage }]);
    await seller.refuses(contract.getSeatCalendar, one(seat.id), 'PURCHASE_NOT_FOUND');
    await seller.refuses(contract.createListing, { ...one(seat.id), body: form }, 'SEAT_NOT_RESELLABLE');

    expect(await fixture.escrowOf(listing)).toBe(14_900);
    await fixture.portal.jobs.run(settleBegun, {});
    expect(await fixture.escrowOf(listing)).toBe(14_900);
    fixture.clock.advance(3 * day);
    await fixture.portal.jobs.run(settleBegun, {});
    await fixture.portal.jobs.run(settleBegun, {});
    expect(await fixture.escrowOf(listing)).toBe(0);
    // 100 paid, 20 for the first purchase, 149 of the resale and a bonus of 4.
    expect(await fixture.balanceOf(seller)).toBe(initialBalance - 10_000 + 2000 + 14_900 + 400);
    const { notifications } = await seller.ok(listNotifications, {});
    expect(notifications.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['seat_settled', '149.00 元，另有奖励红包 4.00 元'],
      ['seat_sold', '149.00 元将在开课后到账'],
      ['seat_bought', expect.any(String)],
    ]);
  });

  it('can follow another one; the seller may buy again', async () => {
    const { seller, buyer, course, seat } = await someSeat();
    const first = await fixture.buyListing(buyer, await fixture.list(seller, seat.id));
    expect(first.resalePrices).toEqual({ min: 132, max: 180 });
    const again = await fixture.buyListing(seller, await fixture.list(buyer, first.id, 180));
    expect([again.price, again.status]).toEqual([180, 'paid']);
    const { seats } = await fixture.as('admin').ok(listCourseSeats, one(course));
    expect(seats.map(({ owner, lineage }) => [owner.id, lineage.length])).toEqual([[seller.id, 3]]);
  });

  it('is paid by a provider with a part from the balance', async () => {
    const { seller, buyer, seat } = await someSeat();
    const listing = await fixture.list(seller, seat.id);
    const { id } = await buyer.ok(contract.purchaseListing, one(listing));
    await buyer.ok(startWechatPayment, { query: { orderId: id, balance: 50 } });
    const reference = (await buyer.ok(contract.getSeatPurchase, one(id))).payments[0]?.reference ?? '';
    fixture.providers.wechat.pay(reference);
    await fixture.callback('wechat', { reference });
    expect((await fixture.purchase(buyer, id)).status).toBe('paid');
    expect(await fixture.escrowOf(listing)).toBe(12_000);
    expect(await fixture.balanceOf(buyer)).toBe(initialBalance - 5000 + 2000);
  });
});

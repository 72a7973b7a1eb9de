/** Buying courses: paid and enrolled as two facts, refunds, and what two tabs do at once. */
import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { payFromBalance, startWechatPayment } from '@features/payments/contract/payment';
import { reconcilePayments, refundMoney } from '@features/payments/jobs';
import { getWallet } from '@features/wallet/contract/wallet';
import { giveYuan } from '@features/wallet/factory';
import { hour, minute } from '@platform/server/clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { getLearning } from '../contract/learning.ts';
import {
  buyCourse,
  getMyCourse,
  getPurchase,
  listPurchases,
  listStaffPurchases,
  refundPurchase,
} from '../contract/purchase.ts';
import { enrolBuyers, expirePurchases } from './jobs.ts';
import { type CoursesFixture, openCoursesFixture } from './testing.fixture.ts';

let fixture: CoursesFixture;
beforeAll(async () => {
  fixture = await openCoursesFixture();
});
afterAll(() => fixture.stop());

const one = (id: string) => ({ params: { id } });
const run = (job: typeof enrolBuyers) => fixture.portal.jobs.run(job, {});
const read = (by: Person, id: string) => by.ok(getPurchase, one(id));
const students = async (id: string) => (await fixture.ok(contract.getCourse, one(id))).students;
const yuan = async (by: Person) => (await by.ok(getWallet, {})).yuan.balance;
const kinds = async (by: Person) =>
  (await by.ok(listNotifications, {})).notifications.map(({ kind }) => kind);

/** A purchase whose payment by WeChat was started. */
async function open(price = 88) {
  const course = await fixture.course({ price });
  const by = await fixture.person();
  const purchase = await by.ok(buyCourse, one(course.id));
  await by.ok(startWechatPayment, { query: { orderId: purchase.number } });
  const reference = (await read(by, purchase.id)).payments[0]?.reference ?? '';
  return { course, by, id: purchase.id, reference };
}
async function pay(reference: string) {
  fixture.providers.wechat.pay(reference);
  await fixture.callback('wechat', { reference });
}

describe('POST /courses/:id/purchases', () => {
  it('enrols at once in a free course', async () => {
    const { id } = await fixture.course({ price: 0 });
    const purchase = await fixture.buyer.ok(buyCourse, one(id));
    expect(purchase).toMatchObject({ status: 'enrolled', price: 0, courseTitle: '楷书入门' });
    expect(purchase.number).toMatch(/^KC\d{18}$/);
    await fixture.buyer.refuses(buyCourse, one(id), 'ALREADY_ENROLLED');
    expect(await students(id)).toBe(1);
  });

  it('enrols after the payment, from the balance', async () => {
    const { id } = await fixture.course({ price: 99 });
    const student = await fixture.student(id);
    const { timeline, ...purchase } = student.purchase;
    expect(purchase).toMatchObject({ price: 99, usdPrice: 15.23, payment_status: 'completed' });
    expect(timeline.map(({ event }) => event)).toEqual(['created', 'paid', 'enrolled']);
    expect(await kinds(student)).toContain('course_enrolled');
    expect(await student.ok(getMyCourse, one(id))).toMatchObject({ isEnrolled: true, lessons: 2, done: 0 });
    expect(await yuan(student)).toBe(0);
  });

  it('enrols after a payment at a provider', async () => {
    const { course, by, id, reference } = await open();
    expect(await by.ok(getMyCourse, one(course.id))).toMatchObject({
      ...{ isEnrolled: false, purchase: { id, status: 'pending' } },
    });
    await pay(reference);
    await expect.poll(async () => (await read(by, id)).status).toBe('enrolled');
    await by.ok(getLearning, one(course.id));
  });

  it('returns the open purchase to every tab, and another one after a change of the price', async () => {
    const course = await fixture.course({ price: 60 });
    const by = await fixture.person();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => by.ok(buyCourse, one(course.id))));
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
    const body = { ...(await fixture.editor.ok(contract.getStoredCourse, one(course.id))), price: 50 };
    await fixture.editor.ok(contract.courseDocuments.update, { ...one(course.id), body });
    const cheaper = await by.ok(buyCourse, one(course.id));
    expect(cheaper.price).toBe(50);
    expect((await read(by, tabs[0]?.id ?? '')).status).toBe('expired');
    const { purchases } = await by.ok(listPurchases, {});
    expect(purchases.map(({ status }) => status)).toEqual(['pending', 'expired']);
  });

  it('creates one purchase per key', async () => {
    const [first, second] = [await fixture.course(), await fixture.course()];
    const by = await fixture.person();
    await by.ok(buyCourse, one(first.id), { key: 'buy-1' });
    await by.refuses(buyCourse, one(second.id), 'IDEMPOTENCY_KEY_REUSED', {}, { key: 'buy-1' });
  });

  it('refuses drafts and other members’ purchases', async () => {
    const { id } = await fixture.course();
    await fixture.editor.ok(contract.courseDocuments.unpublish, one(id));
    await fixture.buyer.refuses(buyCourse, one(id), 'COURSE_NOT_FOUND');
    await fixture.buyer.refuses(getMyCourse, one(id), 'COURSE_NOT_FOUND');
    const { purchase } = await fixture.student((await fixture.course()).id);
    await fixture.buyer.refuses(getPurchase, one(purchase.id), 'PURCHASE_NOT_FOUND');
  });

  it('takes the money once when two tabs pay at once', async () => {
    const { id: courseId } = await fixture.course({ price: 40 });
    const by = await fixture.person();
    await giveYuan(fixture.portal, by.id, 10_000);
    const { id } = await by.ok(buyCourse, one(courseId));
    await Promise.all([1, 2, 3].map(() => by.call(payFromBalance, { body: { orderId: id } })));
    await expect.poll(async () => (await read(by, id)).status).toBe('enrolled');
    expect(await yuan(by)).toBe(60);
    expect(await students(courseId)).toBe(1);
  });
});

describe('expiry', () => {
  it('expires an unpaid purchase, and settles it when its money comes late', async () => {
    const { by, id, reference } = await open();
    fixture.clock.advance(31 * minute);
    await run(expirePurchases);
    expect(await read(by, id)).toMatchObject({ status: 'expired' });
    await pay(reference);
    await expect.poll(async () => (await read(by, id)).status).toBe('enrolled');
  });

  it('returns late money when the course was bought again meanwhile', async () => {
    const { course, by, id, reference } = await open(30);
    fixture.clock.advance(31 * minute);
    await run(expirePurchases);
    await giveYuan(fixture.portal, by.id, 3000);
    const again = await by.ok(buyCourse, one(course.id));
    await by.ok(payFromBalance, { body: { orderId: again.id } });
    await pay(reference);
    await run(refundMoney);
    const late = await read(by, id);
    expect(late).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    expect(late.timeline.map(({ event }) => event)).toContain('late_refund');
    expect(await students(course.id)).toBe(1);
  });
});

describe('an enrolment that fails after the money came', () => {
  const breakEnrolments = () =>
    fixture.portal.db.execute(
      sql.raw('alter table course_enrolments add constraint broken check (false) not valid'),
    );
  const repair = () =>
    fixture.portal.db.execute(sql.raw('alter table course_enrolments drop constraint broken'));

  it('is repeated until it stands', async () => {
    const { course, by, id, reference } = await open();
    await breakEnrolments();
    await pay(reference);
    await expect.poll(async () => (await read(by, id)).timeline.at(-1)?.event).toBe('enrolment_failed');
    expect(await read(by, id)).toMatchObject({
      status: 'paid',
      payment_status: 'completed',
      enrolledAt: null,
    });
    await by.refuses(getLearning, one(course.id), 'NOT_ENROLLED');
    await repair();
    await run(enrolBuyers);
    expect((await read(by, id)).status).toBe('paid');
    fixture.clock.advance(2 * minute);
    await run(enrolBuyers);
    expect(await read(by, id)).toMatchObject({ status: 'enrolled' });
    expect(await students(course.id)).toBe(1);
  });

  it('returns the money in the end', async () => {
    const { course, by, id, reference } = await open();
    await breakEnrolments();
    await pay(reference);
    await expect.poll(async () => (await read(by, id)).timeline.at(-1)?.event).toBe('enrolment_failed');
    for (let n = 0; n < 8; n += 1) {
      fixture.clock.advance(7 * hour);
      await run(enrolBuyers);
    }
    await repair();
    const ended = await read(by, id);
    expect(ended).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(ended.timeline.map(({ event }) => event)).toEqual([
      'created',
      'paid',
      'enrolment_failed',
      'enrolment_refund',
    ]);
    expect(fixture.providers.wechat.refunds.get(reference)?.size).toBe(1);
    expect(await kinds(by)).toContain('course_refunded');
    expect(await students(course.id)).toBe(0);
    // The course can be bought again.
    await by.ok(buyCourse, one(course.id));
  });
});

describe('POST /admin/course-purchases/:id/refund', () => {
  const body = { reason: '重复报名' };

  it('returns the money and ends the enrolment', async () => {
    const { id: courseId } = await fixture.course({ price: 25 });
    const student = await fixture.student(courseId);
    const { purchase } = student;
    const admin = fixture.as('admin');
    const { purchases } = await admin.ok(listStaffPurchases, { query: { search: purchase.number } });
    expect(purchases).toMatchObject([{ id: purchase.id, buyer: { username: student.username } }]);
    expect(await admin.ok(refundPurchase, { ...one(purchase.id), body })).toMatchObject({
      status: 'refunded',
    });
    expect(await yuan(student)).toBe(25);
    expect((await read(student, purchase.id)).timeline.at(-1)).toMatchObject({
      event: 'refunded',
      note: body.reason,
    });
    await student.refuses(getLearning, one(courseId), 'NOT_ENROLLED');
    expect(await students(courseId)).toBe(0);
    await admin.refuses(refundPurchase, { ...one(purchase.id), body }, 'ILLEGAL_PURCHASE_MOVE', {
      details: { from: 'refunded', to: 'refunded' },
    });
    await admin.refuses(refundPurchase, { ...one(courseId), body }, 'PURCHASE_NOT_FOUND');
    // Bought again, the member is enrolled again.
    await giveYuan(fixture.portal, student.id, 2500);
    const again = await student.ok(buyCourse, one(courseId));
    await student.ok(payFromBalance, { body: { orderId: again.id } });
    await expect.poll(() => students(courseId)).toBe(1);
  });

  it('ends the enrolment when the provider refunds on its own', async () => {
    const { course, by, id, reference } = await open();
    await pay(reference);
    await expect.poll(async () => (await read(by, id)).status).toBe('enrolled');
    fixture.providers.wechat.setStatus(reference, { state: 'refunded', transactionId: `T-${reference}` });
    await fixture.callback('wechat', { reference });
    await run(reconcilePayments);
    expect(await read(by, id)).toMatchObject({ status: 'refunded' });
    await by.refuses(getLearning, one(course.id), 'NOT_ENROLLED');
  });
});

/** Editors make, change, publish and cancel courses; what owners and waiting members get. */
import { randomUUID } from 'node:crypto';
import { listNotifications } from '@features/notifications/contract/notification';
import { day, hour } from '@platform/server/clock';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as editing from '../contract/editing.ts';
import * as contract from '../contract/endpoints.ts';
import { someCourse } from './factory.ts';
import { undoCancelledJob } from './jobs.ts';
import { initialBalance, openSalesFixture, type SalesFixture } from './testing.fixture.ts';

const { create, update, publish, unpublish } = editing.courseDocuments;

let fixture: SalesFixture;
let editor: ReturnType<SalesFixture['as']>;
beforeAll(async () => {
  fixture = await openSalesFixture();
  editor = fixture.as('editor');
});
afterAll(() => fixture.stop());
afterEach(async () => expect(await fixture.faults()).toEqual([]));

const one = (id: string) => ({ params: { id } });
const body = (overrides: Parameters<typeof someCourse>[1] = {}) => someCourse(fixture.clock.now(), overrides);
const missing = () => one(randomUUID());
const details = async (person: Parameters<SalesFixture['purchase']>[0]) =>
  (await person.ok(listNotifications, {})).notifications.map(({ kind, detail }) => `${kind} ${detail}`);

/** Publishes a new course. */
async function published(overrides: Parameters<typeof someCourse>[1] = {}) {
  const { id } = await editor.ok(create, { body: body(overrides) });
  return editor.ok(publish, one(id));
}

describe('a course', () => {
  it('is a draft for editors until it is published, and can be taken back before anybody buys', async () => {
    const draft = await editor.ok(create, { body: body({ title: '草稿' }) });
    expect(draft).toMatchObject({ title: '草稿', publishTime: null, revision: 1, currentStudents: 0 });
    await fixture.as('member').refuses(contract.getSalesCourse, one(draft.id), 'SALES_COURSE_NOT_FOUND');
    expect((await editor.ok(contract.getSalesCourse, one(draft.id))).title).toBe('草稿');
    const inList = async () =>
      (await fixture.ok(contract.listSalesCourses, { query: { search: '草稿' } })).courses.length;
    expect(await inList()).toBe(0);
    await editor.ok(publish, one(draft.id));
    expect(await inList()).toBe(1);
    await editor.ok(unpublish, one(draft.id));
    expect(await inList()).toBe(0);
    await editor.ok(publish, one(draft.id));
    await (await fixture.member()).ok(contract.purchaseSeat, one(draft.id));
    await editor.refuses(unpublish, one(draft.id), 'COURSE_HAS_BUYERS');
  });

  it('is saved over the revision that was read', async () => {
    const stored = await published();
    const save = { ...one(stored.id), body: { ...body({ title: '其一' }), revision: 1 } };
    const current = await editor.ok(update, save);
    expect(current).toMatchObject({ title: '其一', revision: 2 });
    await editor.refuses(update, save, 'REVISION_CONFLICT', { details: { current } });
    const { courses } = await editor.ok(editing.listStoredCourses, { query: { stage: 'published' } });
    expect(courses[0]?.id).toBe(stored.id);
  });

  it('has a cover of its editor', async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c3402b' } })
      .png()
      .toBuffer();
    const file = { name: 'cover.png', bytes };
    const cover = await editor.ok(editing.uploadCourseCover, {}, { file });
    expect(await published({ coverId: cover.id })).toMatchObject({ coverId: cover.id, image: cover.image });
    const foreign = { body: body({ coverId: cover.id }) };
    const admin = fixture.as('admin');
    await admin.refuses(create, foreign, 'COVER_NOT_FOUND');
    const { id } = await published();
    const saved = { ...one(id), body: { ...foreign.body, revision: 1 } };
    await admin.refuses(update, saved, 'COVER_NOT_FOUND');
    const upload = (name: string, some: Uint8Array) => [{}, { file: { name, bytes: some } }] as const;
    const [input, broken] = upload('cover.png', bytes.subarray(0, 60));
    await editor.refuses(editing.uploadCourseCover, input, 'COVER_UNREADABLE', {}, broken);
    await editor.refuses(
      editing.uploadCourseCover,
      input,
      'WRONG_FILE_KIND',
      {},
      upload('a.txt', Buffer.from('文'))[1],
    );
    const large = Buffer.concat([bytes, Buffer.alloc(10 * 1024 * 1024)]);
    await editor.refuses(editing.uploadCourseCover, input, 'FILE_TOO_LARGE', {}, upload('a.png', large)[1]);
  });

  it.each([
    [{ originalPrice: 1 }, 'originalPrice', '原价不能低于现价'],
    [{ price: 0.5 }, 'price', '价格至少为 1 元'],
    [{ learningGoals: [] }, 'learningGoals', '请至少填写一个学习目标'],
    [{ title: ' ' }, 'title', '请输入课程名称'],
    [{ duration: 3.5 }, 'duration', '课时不能超过开课到结束的时间'],
  ])('refuses %j', async (overrides, field, message) => {
    const answer = await editor.refuses(create, { body: body(overrides) }, 'VALIDATION_FAILED');
    expect(answer.details).toEqual([{ field, message }]);
  });

  it('is created once per key', async () => {
    const key = { key: 'course-key-00000001' };
    const draft = { body: body() };
    const { id } = await editor.ok(create, draft, key);
    expect((await editor.ok(create, draft, key)).id).toBe(id);
    await editor.refuses(create, { body: body({ title: '另一门' }) }, 'IDEMPOTENCY_KEY_REUSED', {}, key);
  });

  it('that does not exist is not found', async () => {
    await editor.refuses(
      update,
      { ...missing(), body: { ...body(), revision: 1 } },
      'SALES_COURSE_NOT_FOUND',
    );
    await editor.refuses(publish, missing(), 'SALES_COURSE_NOT_FOUND');
    await editor.refuses(unpublish, missing(), 'SALES_COURSE_NOT_FOUND');
    await editor.refuses(editing.listCourseSeats, missing(), 'SALES_COURSE_NOT_FOUND');
    const draft = await editor.ok(create, { body: body() });
    const cancel = { ...one(draft.id), body: { reason: '讲师生病' } };
    await editor.refuses(editing.cancelCourse, cancel, 'SALES_COURSE_NOT_FOUND');
  });
});

describe('a change', () => {
  it('of the time tells the owners, who may give the seat back, each link of the chain its own money', async () => {
    const { id } = await published({ startTime: fixture.in(30 * hour).toISOString() });
    const [first, second] = [await fixture.member(), await fixture.member()];
    const bought = await fixture.buy(first, id);
    const listing = await fixture.list(first, bought.id, 150);
    const resold = await fixture.buyListing(second, listing);
    const startTime = fixture.in(20 * hour).toISOString();
    const changed = body({ startTime, endTime: fixture.in(30 * hour).toISOString() });
    await editor.ok(update, { ...one(id), body: { ...changed, revision: 1 } });
    expect((await details(second))[0]).toMatch(/^course_changed 改为 .* 开课，开课前可以退还席位$/);
    expect(await fixture.purchase(second, resold.id)).toMatchObject({ mayReturn: true, refundRefusal: null });
    await second.ok(contract.refundSeat, one(resold.id));
    for (const person of [first, second]) expect(await fixture.balanceOf(person)).toBe(initialBalance + 2000);
    expect(await fixture.escrowOf(listing)).toBe(0);
    expect((await details(first))[0]).toBe('seat_refunded 退款 100.00 元，席位的转售已撤销');
  });

  it('is refused once the course has begun, to a past time, and below the taken places', async () => {
    const course = await fixture.course({ startTime: fixture.in(-hour), endTime: fixture.in(4 * hour) });
    const save = (id: string, overrides: object) => ({
      ...one(id),
      body: { ...body(), revision: 1, ...overrides },
    });
    await editor.refuses(update, save(course, {}), 'COURSE_BEGUN');
    const soon = await published();
    const past = { startTime: fixture.in(-2 * day).toISOString() };
    const answer = await editor.refuses(update, save(soon.id, past), 'VALIDATION_FAILED');
    expect(answer.details).toEqual([{ field: 'startTime', message: '开课时间须晚于现在' }]);
    for (const buyer of [await fixture.member(), await fixture.member()])
      await buyer.ok(contract.purchaseSeat, one(soon.id));
    const fewer = await editor.refuses(update, save(soon.id, { maxStudents: 1 }), 'VALIDATION_FAILED');
    expect(fewer.details).toEqual([{ field: 'maxStudents', message: '已有 2 个名额被占用，不能再减少' }]);
  });

  it('of the places offers them to those who wait', async () => {
    const course = await published({ maxStudents: 1 });
    const people = await Promise.all(Array.from({ length: 4 }, () => fixture.member()));
    const [owner, ...waiting] = people;
    if (owner) await fixture.buy(owner, course.id);
    for (const person of waiting) await person.ok(contract.joinWaitingList, one(course.id));
    const more = {
      ...body({ startTime: course.startTime, endTime: course.endTime, maxStudents: 3 }),
      revision: 1,
    };
    expect((await editor.ok(update, { ...one(course.id), body: more })).currentStudents).toBe(3);
    const kinds = await Promise.all(
      waiting.map(async (person) => (await person.ok(contract.getMySales, one(course.id))).purchase?.kind),
    );
    expect(kinds).toEqual(['offer', 'offer', undefined]);
  });
});

describe('a cancellation', () => {
  it('gives everyone back what he paid, undoes escrow, ends purchases and waiting lists', async () => {
    const course = await published({ maxStudents: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => fixture.member()));
    const [a, b, c, d, e, f] = people;
    if (!a || !b || !c || !d || !e || !f) throw new Error('no members');
    // A sells to B for 120, B to C for 150; D owns and lists; E is paying; F waits.
    const first = await fixture.buy(a, course.id);
    const second = await fixture.buyListing(b, await fixture.list(a, first.id, 120));
    const third = await fixture.buyListing(c, await fixture.list(b, second.id, 150));
    const listed = await fixture.buy(d, course.id);
    await fixture.list(d, listed.id);
    const pending = await e.ok(contract.purchaseSeat, one(course.id));
    const reference = await fixture.startWechat(e, pending.id);
    await f.ok(contract.joinWaitingList, one(course.id));

    const cancel = { ...one(course.id), body: { reason: '讲师生病' } };
    expect(await editor.ok(editing.cancelCourse, cancel)).toMatchObject({
      status: 'ended',
      cancelReason: '讲师生病',
    });
    expect((await editor.ok(editing.cancelCourse, cancel)).cancelReason).toBe('讲师生病');
    await a.refuses(contract.purchaseSeat, one(course.id), 'SALE_CLOSED');
    await fixture.portal.jobs.run(undoCancelledJob, {});
    fixture.providers.wechat.pay(reference);
    await fixture.callback('wechat', { reference });

    expect(await Promise.all(people.map(fixture.balanceOf))).toEqual([
      ...[a, b, c, d].map(() => initialBalance + 2000),
      ...[e, f].map(() => initialBalance),
    ]);
    expect(fixture.providers.wechat.refunds.get(reference)?.size).toBe(1);
    for (const [person, { id }] of [
      [a, first],
      [b, second],
      [c, third],
      [d, listed],
    ] as const)
      expect((await fixture.purchase(person, id)).status).toBe('refunded');
    expect((await fixture.purchase(e, pending.id)).status).toBe('cancelled');
    expect(await details(f)).toEqual(['course_cancelled 候补已结束']);
    expect(await details(c)).toContain('course_cancelled 付款将原路退回');
    expect((await f.ok(contract.getMySales, one(course.id))).waiting).toBeNull();
    const { courses } = await editor.ok(editing.listStoredCourses, { query: { stage: 'cancelled' } });
    expect(courses.map(({ id, currentStudents }) => [id, currentStudents])).toEqual([[course.id, 0]]);
  });

  it('is refused once the course has begun', async () => {
    const begun = await fixture.course({ startTime: fixture.in(-hour), endTime: fixture.in(hour) });
    const cancel = { ...one(begun), body: { reason: '太晚' } };
    await editor.refuses(editing.cancelCourse, cancel, 'COURSE_BEGUN');
  });
});

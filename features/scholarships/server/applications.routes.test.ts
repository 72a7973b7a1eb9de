/** The endpoints of applications: create, save, submit, withdraw, delete, and their access. */

import type { Person } from '@apps/server/testing';
import { day, hour } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  deleteDraft,
  getApplication,
  listMyApplications,
  saveDraft,
  submitApplication,
  withdrawApplication,
} from '../contract/application.ts';
import { defaultSettings } from '../contract/settings.ts';
import { someForm } from './factory.ts';
import { writeSettings } from './settings.store.ts';
import { scholarshipSettings } from './tables.ts';
import { type Fixture, openFixture, unknownId } from './testing.fixture.ts';

let fixture: Fixture;
let me: Person;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
  stranger = await fixture.person();
  admin = await fixture.person('admin');
});
afterAll(() => fixture.stop());

const create = (body: object, by = me, key?: string) =>
  by.call(createApplication, { body: body as never }, { key });
const save = (id: string, body: object, by = me) =>
  by.call(saveDraft, { params: { id }, body: body as never });
const submit = (id: string, revision?: number, by = me) =>
  by.call(submitApplication, { params: { id }, body: { revision } });
const withdraw = (id: string, reason?: string, by = me) =>
  by.call(withdrawApplication, { params: { id }, body: { reason } });
const remove = (id: string, by = me) => by.call(deleteDraft, { params: { id } });

/** A scholarship past its deadline, with an earlier draft. */
async function lateDraft(): Promise<string> {
  const now = fixture.clock.now().getTime();
  const scholarship = await fixture.scholarship({ applicationDeadline: new Date(now + hour) });
  const { id } = await fixture.draft(me, scholarship);
  fixture.clock.advance(hour + 1000);
  return id;
}

async function limitTo(max_applications: number): Promise<void> {
  const settings = { ...defaultSettings, max_applications };
  await writeSettings(fixture.portal.db, settings, { adminId: admin.id, at: fixture.clock.now() });
}

describe('createApplication', () => {
  it('creates a draft of any fields, with a number', async () => {
    const scholarship_id = await fixture.scholarship();
    const answer = await create({ scholarship_id, status: 'draft', full_name: ' 何星野 ', gpa: '' });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      scholarship_id,
      status: 'draft',
      revision: 1,
      full_name: '何星野',
      gpa: null,
      submitted_at: null,
      receipt: null,
      scholarship: { id: scholarship_id, title: '中轴青年奖学金', is_open: true },
    });
    expect(answer.data.application_number).toMatch(/^SA\d{4}-\d{6}$/);
    expect(answer.data.timeline).toMatchObject([{ event: 'created', actor: 'applicant' }]);
  });

  it('submits at once without a status, with receipt and email', async () => {
    const scholarship_id = await fixture.scholarship();
    const { data } = await create({ ...someForm(), scholarship_id });
    expect(data).toMatchObject({ status: 'submitted', age: 22, id_number: '1******3X', gpa: 3.65 });
    expect(data.receipt).toMatchObject({ application_number: data.application_number });
    expect(data.timeline.map(({ event }) => event)).toEqual(['created', 'submitted']);
    expect(fixture.emails.at(-1)?.text).toContain(data.receipt?.hash);
    expect(fixture.emails.at(-1)?.subject).toContain(data.application_number);
    expect((await fixture.rowOf(scholarship_id)).submittedCount).toBe(1);
  });

  it('names all missing fields, and stores nothing', async () => {
    const scholarship_id = await fixture.scholarship();
    const answer = await create({ scholarship_id, email: 'nowhere' });
    expect([answer.status, answer.message]).toEqual([422, '请输入姓名']);
    expect(answer.details).toContainEqual({ field: 'email', message: '请输入正确的邮箱格式' });
    expect((await create({ status: 'draft' })).message).toBe('请先选择要申请的奖学金');
    expect((await create({ scholarship_id, status: 'approved' })).message).toBe('申请状态不正确');
    const older = await create({ ...someForm({ date_of_birth: '1990-01-01' }), scholarship_id });
    expect([older.status, older.message]).toEqual([422, '申请人在截止日期当天须未满 25 周岁']);
    const data = await me.ok(listMyApplications, { query: { scholarship_id } });
    expect(data.applications).toEqual([]);
  });

  it('rejects a masked identity number', async () => {
    const scholarship_id = await fixture.scholarship();
    const answer = await create({ scholarship_id, status: 'draft', id_number: '1******3X' });
    expect(answer.details).toEqual([{ field: 'id_number', message: '请重新输入完整的证件号码' }]);
  });

  it('returns the same application for the same key and body', async () => {
    const body = { ...someForm(), scholarship_id: await fixture.scholarship() };
    const [first, second] = [await create(body, me, 'apply-1'), await create(body, me, 'apply-1')];
    expect([second.status, second.data]).toEqual([201, first.data]);
    expect((await fixture.rowOf(body.scholarship_id)).submittedCount).toBe(1);
  });

  it('IDEMPOTENCY_KEY_REUSED: for another body with the same key', async () => {
    const body = { ...someForm(), scholarship_id: await fixture.scholarship() };
    await create(body, me, 'apply-2');
    const answer = await create({ ...body, major: '历史' }, me, 'apply-2');
    expectRefused(answer, 'IDEMPOTENCY_KEY_REUSED');
  });

  it('SCHOLARSHIP_NOT_FOUND', async () => {
    const answer = await create({ scholarship_id: unknownId, status: 'draft' });
    expectRefused(answer, 'SCHOLARSHIP_NOT_FOUND');
  });

  it('DEADLINE_PASSED: by the server’s clock, for drafts too', async () => {
    const deadline = new Date(fixture.clock.now().getTime() - 1);
    const scholarship_id = await fixture.scholarship({ applicationDeadline: deadline });
    for (const body of [
      { scholarship_id, status: 'draft' },
      { ...someForm(), scholarship_id },
    ]) {
      const answer = await create(body);
      expectRefused(answer, 'DEADLINE_PASSED', { message: '申请截止日期已过' });
      expect(answer.details).toEqual({ application_deadline: deadline.toISOString() });
    }
  });

  it('ALREADY_APPLIED: names the application, in any state but withdrawn', async () => {
    const scholarship_id = await fixture.scholarship();
    const { id } = await fixture.draft(me, scholarship_id);
    const again = await create({ scholarship_id, status: 'draft' });
    expectRefused(again, 'ALREADY_APPLIED');
    expect(again.details).toEqual({ application_id: id, status: 'draft' });
    await submit(id);
    expect((await create({ ...someForm(), scholarship_id })).details).toMatchObject({ status: 'submitted' });
    expect((await create({ scholarship_id, status: 'draft' }, stranger)).status).toBe(201);
  });

  it("APPLICATIONS_FULL: beyond the settings' number", async () => {
    const scholarship_id = await fixture.scholarship();
    await limitTo(1);
    expect((await create({ ...someForm(), scholarship_id })).status).toBe(201);
    const answer = await create({ ...someForm(), scholarship_id }, stranger);
    expectRefused(answer, 'APPLICATIONS_FULL');
    await fixture.portal.db.delete(scholarshipSettings);
    expect((await create({ ...someForm(), scholarship_id }, stranger)).status).toBe(201);
  });
});

describe('listMyApplications', () => {
  it("lists the caller's applications, newest first, 10 per page, by scholarship and status", async () => {
    const person = await fixture.person();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.unshift((await fixture.draft(person)).id);
      fixture.clock.advance(1000);
    }
    await submit(ids[1] ?? '', undefined, person);
    const list = async (query: object) => await person.ok(listMyApplications, { query });
    const all = await list({});
    expect(all.applications.map(({ id }) => id)).toEqual(ids);
    expect(all.pagination).toEqual({ current_page: 1, per_page: 10, total: 3 });
    expect(all.applications[0]?.scholarship.title).toBe('中轴青年奖学金');
    expect((await list({ page: 2, limit: 2 })).applications.map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await list({ status: 'submitted' })).applications.map(({ id }) => id)).toEqual([ids[1]]);
    const { scholarship_id } = all.applications[0] ?? {};
    expect((await list({ scholarship_id })).pagination.total).toBe(1);
  });
});

describe('getApplication', () => {
  it("APPLICATION_NOT_FOUND: for an unknown id, or another user's, even to staff", async () => {
    const { id } = await fixture.submitted(me);
    const others: [Person, string][] = [
      [me, unknownId],
      [stranger, id],
      [await fixture.person('reviewer'), id],
      [admin, id],
    ];
    for (const [by, applicationId] of others) {
      await by.refuses(getApplication, { params: { id: applicationId } }, 'APPLICATION_NOT_FOUND');
    }
    expect((await fixture.read(me, id)).date_of_birth).toBe('2004-05-20');
  });
});

describe('saveDraft', () => {
  it('keeps omitted fields, clears empty ones, and keeps a masked number', async () => {
    const { id } = await fixture.draft(me);
    const saved = await save(id, { revision: 1, major: '', gpa: '2.5', id_number: '1******3X' });
    expect(saved.data).toMatchObject({ id, revision: 2 });
    expect(await fixture.read(me, id)).toMatchObject({
      revision: 2,
      full_name: '何星野',
      major: null,
      gpa: 2.5,
      id_number: '1******3X',
    });
    await save(id, { revision: 2, id_number: 'ZZ00001(0)' });
    expect((await fixture.read(me, id)).id_number).toBe('Z******0)');
    const foreign = await save(id, { revision: 3, id_number: '9******9X' });
    expect([foreign.status, foreign.message]).toEqual([422, '请重新输入完整的证件号码']);
    await save(id, { revision: 3, id_number: null });
    expect((await fixture.read(me, id)).id_number).toBeNull();
  });

  it('still saves after the deadline', async () => {
    const id = await lateDraft();
    expect((await save(id, { revision: 1, major: '历史' })).status).toBe(200);
  });

  it('REVISION_CONFLICT: with the draft saved in another tab', async () => {
    const { id } = await fixture.draft(me);
    await save(id, { revision: 1, major: '第一个标签页' });
    const answer = await save(id, { revision: 1, major: '第二个标签页' });
    expectRefused(answer, 'REVISION_CONFLICT');
    expect(answer.details).toMatchObject({
      current: { revision: 2, form: { major: '第一个标签页', id_number: '1******3X' } },
    });
    expect((await fixture.read(me, id)).major).toBe('第一个标签页');
  });

  it('NOT_A_DRAFT: does not change a submitted application', async () => {
    const { id, revision } = await fixture.submitted(me);
    const answer = await save(id, { revision, major: '改' });
    expectRefused(answer, 'NOT_A_DRAFT', { message: '申请已提交，不能再修改' });
    expect(answer.details).toEqual({ status: 'submitted' });
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await save(id, { revision: 1, major: '偷改' }, stranger), 'APPLICATION_NOT_FOUND');
    expect((await fixture.read(me, id)).major).toBe('建筑学');
  });
});

describe('submitApplication', () => {
  it('names missing fields, and submits once complete', async () => {
    const scholarship_id = await fixture.scholarship();
    const { data } = await create({ scholarship_id, status: 'draft', full_name: '何星野' });
    const refused = await submit(data.id);
    expect(refused.status).toBe(422);
    expect((refused.details as { field: string }[]).map(({ field }) => field)).toEqual([
      'email',
      'date_of_birth',
      'education_level',
      'institution',
      'personal_statement',
    ]);
    await save(data.id, { revision: 1, ...someForm() });
    expect((await submit(data.id, 2)).data.status).toBe('submitted');
  });

  it('accepts the last instant of the deadline, and not the next', async () => {
    const now = fixture.clock.now().getTime();
    const scholarship = await fixture.scholarship({ applicationDeadline: new Date(now + day) });
    const [mine, late] = [await fixture.draft(me, scholarship), await fixture.draft(stranger, scholarship)];
    const deadline = (await fixture.rowOf(scholarship)).applicationDeadline;
    const { now: realNow } = fixture.clock;
    Object.assign(fixture.clock, { now: () => deadline });
    expect((await submit(mine.id)).status).toBe(200);
    Object.assign(fixture.clock, { now: () => new Date(deadline.getTime() + 1) });
    expectRefused(await submit(late.id, undefined, stranger), 'DEADLINE_PASSED');
    Object.assign(fixture.clock, { now: realNow });
    expect((await fixture.rowOf(scholarship)).submittedCount).toBe(1);
  });

  it('counts the age on the day of the deadline in Hong Kong', async () => {
    // 23:30 on 30 June in UTC is 1 July in Hong Kong.
    const year = fixture.clock.now().getUTCFullYear() + 1;
    const scholarship = await fixture.scholarship({
      applicationDeadline: new Date(`${year}-06-30T23:30:00Z`),
    });
    const { id } = await fixture.draft(me, scholarship, { date_of_birth: `${year - 25}-07-01` });
    expect((await submit(id)).message).toBe('申请人在截止日期当天须未满 25 周岁');
    await save(id, { revision: 1, date_of_birth: `${year - 25}-07-02` });
    expect((await submit(id)).data).toMatchObject({ status: 'submitted', age: 24 });
  });

  it('DEADLINE_PASSED, even with missing fields', async () => {
    const id = await lateDraft();
    await save(id, { revision: 1, full_name: '' });
    const answer = await submit(id);
    expect([answer.status, answer.message]).toEqual([409, '申请截止日期已过']);
  });

  it('ILLEGAL_TRANSITION: for a submitted application', async () => {
    const { id } = await fixture.submitted(me);
    const answer = await submit(id);
    expectRefused(answer, 'ILLEGAL_TRANSITION');
    expect(answer.details).toEqual({ from: 'submitted', to: 'submitted' });
  });

  it('REVISION_CONFLICT: for an outdated revision', async () => {
    const { id } = await fixture.draft(me);
    await save(id, { revision: 1, major: '改过' });
    expectRefused(await submit(id, 1), 'REVISION_CONFLICT');
    expect((await fixture.read(me, id)).status).toBe('draft');
  });

  it('APPLICATIONS_FULL', async () => {
    const scholarship = await fixture.scholarship();
    await limitTo(1);
    await fixture.submitted(stranger, scholarship);
    const { id } = await fixture.draft(me, scholarship);
    expectRefused(await submit(id), 'APPLICATIONS_FULL');
    await fixture.portal.db.delete(scholarshipSettings);
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await submit(id, undefined, stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('withdrawApplication', () => {
  it('TOO_MANY_REQUESTS: a member submits for a scholarship again and again, six times an hour', async () => {
    const by = await fixture.person();
    const scholarshipId = await fixture.scholarship();
    const before = fixture.emails.length;
    for (let count = 0; count < 6; count += 1)
      await withdraw((await fixture.submitted(by, scholarshipId)).id, undefined, by);
    const { id, revision } = await fixture.draft(by, scholarshipId);
    const refused = await by.call(submitApplication, { params: { id }, body: { revision } });
    expect(refused).toMatchObject({ status: 429, details: { retry_after: expect.any(Number) } });
    expect(fixture.emails.slice(before)).toHaveLength(12);
    expect((await fixture.submitted(by)).status).toBe('submitted');
  });

  it('returns the place, records the reason, and allows another application', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.submitted(me, scholarship);
    const { data } = await withdraw(id, '想再改一改');
    expect(data.status).toBe('withdrawn');
    expect(data.timeline.at(-1)).toMatchObject({ event: 'withdrawn', note: '想再改一改' });
    expect(fixture.emails.at(-1)?.subject).toContain('已撤回');
    expect((await fixture.rowOf(scholarship)).submittedCount).toBe(0);
    expect((await fixture.submitted(me, scholarship)).status).toBe('submitted');
  });

  it('is allowed under review', async () => {
    const { id } = await fixture.submitted(me);
    await fixture.move(admin, id, 'beginReview');
    expect((await withdraw(id)).data.status).toBe('withdrawn');
  });

  it('ILLEGAL_TRANSITION: for a draft and after a decision', async () => {
    const { id } = await fixture.draft(me);
    expect((await withdraw(id)).details).toEqual({ from: 'draft', to: 'withdrawn' });
    const { id: decided } = await fixture.submitted(me);
    await fixture.move(admin, decided, 'beginReview');
    await fixture.move(admin, decided, 'reject', '不符');
    expectRefused(await withdraw(decided), 'ILLEGAL_TRANSITION');
  });

  it('DEADLINE_PASSED', async () => {
    const now = fixture.clock.now().getTime();
    const scholarship = await fixture.scholarship({ applicationDeadline: new Date(now + hour) });
    const { id } = await fixture.submitted(me, scholarship);
    fixture.clock.advance(2 * hour);
    expectRefused(await withdraw(id), 'DEADLINE_PASSED');
    expect((await fixture.read(me, id)).status).toBe('submitted');
    expect((await fixture.rowOf(scholarship)).submittedCount).toBe(1);
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.submitted(me);
    expectRefused(await withdraw(id, undefined, stranger), 'APPLICATION_NOT_FOUND');
  });
});

describe('deleteDraft', () => {
  it('deletes a draft with its materials, and allows another one', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.draft(me, scholarship);
    await fixture.upload(me, id);
    expect((await remove(id)).status).toBe(200);
    expect((await me.call(getApplication, { params: { id } })).status).toBe(404);
    expect((await fixture.draft(me, scholarship)).status).toBe('draft');
  });

  it('NOT_A_DRAFT', async () => {
    const { id } = await fixture.submitted(me);
    expectRefused(await remove(id), 'NOT_A_DRAFT');
  });

  it("APPLICATION_NOT_FOUND: for another user's", async () => {
    const { id } = await fixture.draft(me);
    expectRefused(await remove(id, stranger), 'APPLICATION_NOT_FOUND');
  });
});

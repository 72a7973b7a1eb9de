/** Concurrency: two submissions, one key twice, the last place, the deadline, two tabs. */

import type { Person } from '@apps/server/testing';
import { day } from '@platform/server/clock';
import { expectRefused } from '@platform/server/testing/caller';
import { waitForLocks } from '@platform/server/testing/locks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  saveDraft,
  submitApplication,
  withdrawApplication,
} from '../contract/application.ts';
import { defaultSettings } from '../contract/settings.ts';
import { someForm } from './factory.ts';
import { writeSettings } from './settings.store.ts';
import { scholarshipSettings } from './tables.ts';
import { type Fixture, openFixture } from './testing.fixture.ts';

let fixture: Fixture;
let me: Person;
beforeAll(async () => {
  fixture = await openFixture();
  me = await fixture.person();
});
afterAll(() => fixture.stop());

const create = (scholarship_id: string, by: Person, key?: string) =>
  by.call(createApplication, { body: { ...someForm(), scholarship_id } as never }, { key });
const submit = (id: string, by: Person) => by.call(submitApplication, { params: { id } });

/** In sequence, because hashing passwords is slow. */
async function registerMany(count: number): Promise<Person[]> {
  const created: Person[] = [];
  while (created.length < count) created.push(await fixture.person());
  return created;
}

/** Row counts of a scholarship's submitted applications: applications, submissions, events, and the counter. */
async function rowCounts(scholarshipId: string): Promise<number[]> {
  const { rows } = await fixture.portal.db.execute<{
    applications: string;
    records: string;
    events: string;
  }>(sql`
    select count(distinct a.id) filter (where a.status = 'submitted') as applications,
      count(distinct s.application_id) as records, count(distinct e.id) as events
    from scholarship_applications a
    left join application_submissions s on s.application_id = a.id
    left join application_events e on e.application_id = a.id and e.event = 'submitted'
    where a.scholarship_id = ${scholarshipId}`);
  const { applications, records, events } = rows[0] ?? {};
  const { submittedCount } = await fixture.rowOf(scholarshipId);
  return [Number(applications), Number(records), Number(events), submittedCount];
}

describe('one person, one scholarship', () => {
  it("twenty concurrent applications create one, which the others' errors name", async () => {
    const scholarship = await fixture.scholarship();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(scholarship, me)));
    const accepted = answers.filter(({ status }) => status === 201);
    expect(accepted).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 201)) {
      expectRefused(refused, 'ALREADY_APPLIED');
      expect(refused.details).toMatchObject({ application_id: accepted[0]?.data.id });
    }
    expect(await rowCounts(scholarship)).toEqual([1, 1, 1, 1]);
  });

  it('twenty with one key create one, and all return it', async () => {
    const scholarship = await fixture.scholarship();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(scholarship, me, 'same-key')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.application_number)).size).toBe(1);
    expect(await rowCounts(scholarship)).toEqual([1, 1, 1, 1]);
  });

  it('a draft submitted in ten tabs is submitted once, with one email', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.draft(me, scholarship);
    const before = fixture.emails.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(id, me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'ILLEGAL_TRANSITION']));
    expect(await rowCounts(scholarship)).toEqual([1, 1, 1, 1]);
    expect(fixture.emails).toHaveLength(before + 1);
  });

  it('withdrawn in five tabs returns one place', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.submitted(me, scholarship);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => me.call(withdrawApplication, { params: { id }, body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await fixture.rowOf(scholarship)).submittedCount).toBe(0);
  });
});

describe('two tabs', () => {
  it('that save the same revision: one succeeds, the other gets a conflict', async () => {
    const { id } = await fixture.draft(me);
    const save = (mark: string) =>
      me.call(saveDraft, { params: { id }, body: { revision: 1, major: mark, achievements: mark } });
    const answers = await Promise.all(['甲', '乙', '丙', '丁'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { major, achievements, revision } = await fixture.read(me, id);
    expect([major, revision]).toEqual([achievements, 2]);
  });

  it('one saving while the other submits: receipt and record agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await fixture.draft(me);
      const [saved] = await Promise.all([
        me.call(saveDraft, { params: { id }, body: { revision: 1, major: '最后一刻' } }),
        submit(id, me),
      ]);
      const read = await fixture.read(me, id);
      expect(read.status).toBe('submitted');
      expect(read.major).toBe(saved.status === 200 ? '最后一刻' : '建筑学');
    }
  });
});

describe('the last place', () => {
  afterEach(() => fixture.portal.db.delete(scholarshipSettings).then(() => {}));

  it('three of twelve get the three places, and a withdrawal frees one', async () => {
    const settings = { ...defaultSettings, max_applications: 3 };
    await writeSettings(fixture.portal.db, settings, { adminId: me.id, at: fixture.clock.now() });
    const scholarship = await fixture.scholarship();
    const applicants = await registerMany(12);
    const answers = await Promise.all(applicants.map((by) => create(scholarship, by)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'APPLICATIONS_FULL')).toHaveLength(9);
    expect(await rowCounts(scholarship)).toEqual([3, 3, 3, 3]);
    const winner = applicants[answers.findIndex(({ status }) => status === 201)];
    const id = answers.find(({ status }) => status === 201)?.data.id ?? '';
    await winner?.call(withdrawApplication, { params: { id }, body: {} });
    const again = await Promise.all(
      applicants.filter((by) => by !== winner).map((by) => create(scholarship, by)),
    );
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
  }, 60_000);
});

describe('the deadline', () => {
  it('moved during a waiting submission counts as moved', async () => {
    const scholarship = await fixture.scholarship();
    const { id } = await fixture.draft(me, scholarship);
    const past = new Date(fixture.clock.now().getTime() - day);
    // Another transaction locks the scholarship after the submission has read it.
    const client = await fixture.portal.db.$client.connect();
    await client.query('begin');
    await client.query('update scholarships set application_deadline = $1 where id = $2', [
      past,
      scholarship,
    ]);
    const waiting = submit(id, me);
    await waitForLocks(fixture.portal.db, 1);
    await client.query('commit');
    client.release();
    const answer = await waiting;
    expectRefused(answer, 'DEADLINE_PASSED');
    expect(await rowCounts(scholarship)).toEqual([0, 0, 0, 0]);
  });

  it('that passes during submissions: only those in time succeed, consistently', async () => {
    const applicants = await registerMany(6);
    const now = fixture.clock.now().getTime();
    const scholarship = await fixture.scholarship({ applicationDeadline: new Date(now + day) });
    const drafts = await Promise.all(applicants.map((by) => fixture.draft(by, scholarship)));
    const { now: realNow } = fixture.clock;
    let readings = 0;
    // Each reading of the clock advances it.
    Object.assign(fixture.clock, {
      now: () => {
        readings += 1;
        return new Date(now + (readings < 15 ? 0 : 2 * day));
      },
    });
    const answers = await Promise.all(drafts.map(({ id }, at) => submit(id, applicants[at] ?? me)));
    Object.assign(fixture.clock, { now: realNow });
    const accepted = answers.filter(({ status }) => status === 200).length;
    for (const { status, code } of answers) if (status !== 200) expect(code).toBe('DEADLINE_PASSED');
    expect(await rowCounts(scholarship)).toEqual([accepted, accepted, accepted, accepted]);
  });
});

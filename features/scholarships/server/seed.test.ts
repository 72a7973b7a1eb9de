/** The sample data of the scholarships: up to date on every day, consistent, and unchanged by a second seed. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import { day } from '@platform/server/clock';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getApplication, listMyApplications } from '../contract/application.ts';
import { scholarshipCategories } from '../contract/category.ts';
import { applicationStatuses } from '../contract/lifecycle.ts';
import { materialStatuses } from '../contract/material.ts';
import { listScholarships } from '../contract/scholarship.ts';
import { formOf } from './form.rules.ts';
import { readReceipt } from './receipt.actions.ts';
import { submissionIssues } from './rules.ts';
import { readSampleScholarships } from './seed.samples.ts';
import { seedScholarships } from './seed.ts';
import { applicationMaterials, scholarshipApplications, scholarships } from './tables.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await Promise.all([seedScholarships(portal.portal), seedScholarships(portal.portal)]);
  const { username, password } = await readDemoAccount('user');
  token = (await portal.call(login, { body: { login: username, password } })).data.token;
}, 120_000);
afterAll(() => portal.stop());

const all = async () =>
  portal.portal.db
    .select({ row: scholarshipApplications, of: scholarships })
    .from(scholarshipApplications)
    .innerJoin(scholarships, eq(scholarships.id, scholarshipApplications.scholarshipId));

describe('the scholarships', () => {
  it('are of every category, some open and some closed, gold and excellent as announced', async () => {
    const { data } = await portal.call(listScholarships, { query: { limit: 100 } });
    expect(data.scholarships).toHaveLength((await readSampleScholarships()).length);
    expect(new Set(data.scholarships.map(({ category }) => category))).toEqual(
      new Set(scholarshipCategories),
    );
    const open = data.scholarships.filter(({ is_open }) => is_open).length;
    expect(open).toBeGreaterThan(8);
    expect(open).toBeLessThan(data.scholarships.length);
    const awards = data.scholarships.filter(({ award_category }) => award_category);
    expect(
      awards
        .map(({ award_category, amount, available_slots }) => [award_category, amount, available_slots])
        .sort(),
    ).toEqual([
      ...Array(2).fill(['excellent', 3000, 3]),
      ...Array(2).fill(['gold', 10_000, 1]),
      ...Array(2).fill(['nomination', 0, 10]),
    ]);
  });

  it('end with a day in Hong Kong', async () => {
    const { data } = await portal.call(listScholarships, { query: {} });
    for (const { application_deadline } of data.scholarships)
      expect(application_deadline).toMatch(/T15:59:59\.999Z$/);
  });
});

describe('the applications', () => {
  it('of the demo visitor are a draft, a submitted and an approved one', async () => {
    const { data } = await portal.call(listMyApplications, {}, { token });
    expect(data.applications.map(({ status }) => status)).toEqual(['draft', 'submitted', 'approved']);
    for (const { id } of data.applications) {
      const { data: read } = await portal.call(getApplication, { params: { id } }, { token });
      const times = read.timeline.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(read.receipt !== null).toBe(read.status !== 'draft');
    }
  });

  it('are in every state, of at least fifteen people, with materials in every state', async () => {
    const rows = await all();
    expect(new Set(rows.map(({ row }) => row.status))).toEqual(new Set(applicationStatuses));
    expect(new Set(rows.map(({ row }) => row.userId)).size).toBeGreaterThanOrEqual(15);
    const materials = await portal.portal.db.select().from(applicationMaterials);
    expect(new Set(materials.map(({ status }) => status))).toEqual(new Set(materialStatuses));
    for (const { storageKey, size } of materials)
      expect((await portal.portal.storage.readPrivate(storageKey))?.byteLength).toBe(size);
  });

  it('were submitted complete, in time and under the age limit, with valid receipts', async () => {
    for (const { row, of } of await all()) {
      if (row.submittedAt === null) continue;
      expect(row.submittedAt.getTime()).toBeLessThan(of.applicationDeadline.getTime());
      expect(submissionIssues(formOf(row), of.applicationDeadline, row.submittedAt)).toEqual([]);
      expect(await readReceipt(portal.portal, row.id, null)).toMatchObject({ unaltered: true });
    }
  });

  it('agree with the counts of their scholarships', async () => {
    const { rows } = await portal.portal.db.execute(sql`
      select s.slug from scholarships s left join scholarship_applications a on a.scholarship_id = s.id
      group by s.id having s.approved_count <> count(*) filter (where a.status = 'approved')
        or s.submitted_count <> count(*) filter (where a.status not in ('draft', 'withdrawn'))`);
    expect(rows).toEqual([]);
  });

  it('sent no emails', () => expect(portal.emails).toEqual([]));
});

test('a later start reopens closed samples, and adds nothing', async () => {
  const before = (await all()).length;
  portal.clock.advance(40 * day);
  await seedScholarships(portal.portal);
  const { data } = await portal.call(listScholarships, { query: { limit: 100 } });
  const open = (await readSampleScholarships()).filter(({ closesInDays }) => closesInDays > 0).length;
  expect(data.scholarships.filter(({ is_open }) => is_open)).toHaveLength(open);
  expect(await all()).toHaveLength(before);
});

test('nothing is added in production', async () => {
  const bare = await testPortal({ PORTAL_MODE: 'demo' });
  await seedScholarships({ ...bare.portal, env: { ...bare.portal.env, PORTAL_MODE: 'production' } });
  expect((await bare.call(listScholarships, {})).data.pagination.total).toBe(0);
  await bare.stop();
});

/** The sample data of the reviews: complete, in order, and added once. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import { awardCategories } from '@features/scholarships/contract/category';
import { seedScholarships } from '@features/scholarships/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listReviewedApplications } from '../contract/application.ts';
import { listDisbursements } from '../contract/disbursement.ts';
import { disbursementStatuses } from '../contract/lifecycle.ts';
import { getReviewStatistics } from '../contract/overview.ts';
import { listReviewers } from '../contract/reviewer.ts';
import { seedReviews } from './seed.ts';

let portal: TestPortal;
let token: string;

beforeAll(async () => {
  portal = await testPortal();
  await seedAccounts(portal.portal);
  await seedScholarships(portal.portal);
  await Promise.all([seedReviews(portal.portal), seedReviews(portal.portal)]);
  await seedReviews(portal.portal);
  const { username, password } = await readDemoAccount('admin');
  token = (await portal.call(login, { body: { login: username, password } })).data.token;
}, 120_000);
afterAll(() => portal.stop());

it('has reviewers with work, one of them paused', async () => {
  const { data } = await portal.call(listReviewers, {}, { token });
  expect(data).toHaveLength(5);
  const active = data.filter(({ status }) => status === 'active');
  expect(active).toHaveLength(4);
  for (const { assignedCount, completedCount } of active) {
    expect(completedCount).toBeGreaterThan(0);
    expect(assignedCount).toBeGreaterThan(completedCount);
  }
});

it('has scores within the scale and applications that wait for a reviewer', async () => {
  const { data } = await portal.call(listReviewedApplications, { query: { limit: 100 } }, { token });
  const scores = data.applications.flatMap(({ score }) => (score === null ? [] : [score]));
  expect(scores.length).toBeGreaterThan(5);
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(new Set(scores).size).toBeGreaterThan(3);
  expect(
    data.applications.some(({ assignedCount, status }) => assignedCount === 0 && status === 'pending'),
  ).toBe(true);
});

it('has the awards of a year: one gold, three excellent, some nominations', async () => {
  const totals = await Promise.all(
    awardCategories.map(async (award) => {
      const { data } = await portal.call(listDisbursements, { query: { award } }, { token });
      return data.pagination.total;
    }),
  );
  expect(totals).toEqual([1, 3, 2]);
});

it('has a disbursement for each approved application, in every status', async () => {
  const { data } = await portal.call(listDisbursements, { query: { limit: 100 } }, { token });
  const { data: figures } = await portal.call(getReviewStatistics, {}, { token });
  expect(data.pagination.total).toBe(figures.approved);
  expect(new Set(data.disbursements.map(({ status }) => status))).toEqual(new Set(disbursementStatuses));
  for (const { createdAt, disbursementDate } of data.disbursements)
    if (disbursementDate !== null) expect(disbursementDate > createdAt).toBe(true);
});

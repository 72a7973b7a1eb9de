/** The sample courses: all statuses and categories, and seats that the audit accepts. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { insertMembers } from '@features/accounts/factory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseCategories } from '../contract/course.ts';
import { listSalesCourses } from '../contract/endpoints.ts';
import { courseStates } from '../contract/lifecycle.ts';
import { readSampleCourses, seedSales } from './seed.ts';
import { faultsOf } from './testing.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

it('are added once, after the sample people', async () => {
  const samples = await readSampleCourses();
  const list = () => portal.ok(listSalesCourses, { query: { limit: 50 } });
  await seedSales(portal.portal);
  expect((await list()).courses).toEqual([]);
  const names = new Set(
    samples.flatMap(({ seats }) => seats.flatMap(({ owner, listing }) => [owner, listing?.buyer ?? owner])),
  );
  for (const username of names) await insertMembers(portal.portal, 1, { username });
  await Promise.all([seedSales(portal.portal), seedSales(portal.portal)]);
  await seedSales(portal.portal);
  const { courses } = await list();
  expect(courses.length).toBe(samples.length);
  expect(samples.length).toBeGreaterThanOrEqual(12);
  expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(courseCategories));
  expect(new Set(courses.map(({ status }) => status))).toEqual(new Set(courseStates));
  for (const { image, shareImage } of courses) expect([image, shareImage]).not.toContain(null);
  expect(await faultsOf(portal.portal.db)).toEqual([]);
}, 60_000);

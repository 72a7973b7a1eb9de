/** The sample courses: each once, with exact counts, and videos that play. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { insertMembers } from '@features/accounts/factory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseCategories, courseLevels } from '../contract/category.ts';
import { getCourse, listCourses, listReviews } from '../contract/endpoints.ts';
import { readSampleCourses, seedCourses } from './seed.ts';

const samples = await readSampleCourses();
let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal();
});
afterAll(() => portal.stop());

it('covers all categories and levels', () => {
  expect(samples.length).toBeGreaterThanOrEqual(12);
  expect(new Set(samples.map(({ category }) => category))).toEqual(new Set(courseCategories));
  expect(new Set(samples.map(({ level }) => level))).toEqual(new Set(courseLevels));
});

it('waits for the sample people, then adds each course once with its students and reviews', async () => {
  await seedCourses(portal.portal);
  expect((await portal.ok(listCourses, {})).courses).toEqual([]);
  const names = samples.flatMap(({ students, instructorUsername = 'editor' }) => [
    ...students,
    instructorUsername,
  ]);
  for (const username of new Set(names)) await insertMembers(portal.portal, 1, { username } as object);
  await seedCourses(portal.portal);
  await seedCourses(portal.portal);
  const { courses, pagination } = await portal.ok(listCourses, { query: { limit: 50 } });
  expect(pagination.total).toBe(samples.length);
  for (const { id, title, students, rating, reviewCount, lessons, seconds } of courses) {
    const sample = samples.find((each) => each.title === title);
    const ratings = sample?.reviews.map((review) => review.rating) ?? [];
    const mean = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
    expect([students, reviewCount, rating]).toEqual([
      sample?.students.length,
      ratings.length,
      Math.round(mean * 100) / 100,
    ]);
    expect(seconds).toBeGreaterThan(lessons * 20);
    const course = await portal.ok(getCourse, { params: { id } });
    expect(course.previewVideo?.captions).toHaveLength(2);
    expect(course.curriculum.flatMap((section) => section.lessons.filter(({ video }) => video))).toHaveLength(
      1,
    );
    const { reviews } = await portal.ok(listReviews, { params: { id } });
    expect(reviews.map(({ content }) => content).sort()).toEqual(
      sample?.reviews.map(({ content }) => content).sort(),
    );
    const answer = await portal.portal.http.inject({ url: course.previewVideo?.address ?? '' });
    expect(answer.headers['content-type']).toBe('video/mp4');
  }
});

/** Reviews over HTTP: who may write, answer and report, and exact counts under parallel calls. */
import type { Person } from '@apps/server/testing';
import { listNotifications } from '@features/notifications/contract/notification';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredCourse } from '../contract/course.ts';
import { getCourse, listReviews } from '../contract/endpoints.ts';
import { getMyCourse } from '../contract/purchase.ts';
import * as reviews from '../contract/reviewEndpoints.ts';
import { type CoursesFixture, lessonIds, openCoursesFixture } from './testing.fixture.ts';

let fixture: CoursesFixture;
let course: StoredCourse;
let instructor: Person;
beforeAll(async () => {
  fixture = await openCoursesFixture();
  instructor = await fixture.person('user', { name: '阮清商' });
  course = await fixture.course({ price: 0, instructorId: instructor.id });
});
afterAll(() => fixture.stop());

const one = (id = course.id) => ({ params: { id } });
const form = (rating = 5) => ({ ...one(), body: { rating, content: '讲得很清楚' } });
const ratingOf = async () => {
  const { rating, reviewCount } = await fixture.ok(getCourse, one());
  return [rating, reviewCount];
};

/** A student who has finished a lesson. */
async function reviewer(): Promise<Person> {
  const person = await fixture.student(course.id);
  await fixture.finish(person, lessonIds(course)[0] ?? '');
  return person;
}

describe('PUT /courses/:id/review', () => {
  it('is for the enrolled who have finished a lesson, one each', async () => {
    await fixture.buyer.refuses(reviews.saveReview, form(), 'NOT_ENROLLED');
    await fixture.buyer.refuses(
      reviews.saveReview,
      { ...form(), ...one(fixture.buyer.id) },
      'COURSE_NOT_FOUND',
    );
    const early = await fixture.student(course.id);
    await early.refuses(reviews.saveReview, form(), 'REVIEW_TOO_EARLY');
    const by = await reviewer();
    await by.refuses(reviews.saveReview, form(6), 'VALIDATION_FAILED');
    const first = await by.ok(reviews.saveReview, form(5));
    expect(first).toMatchObject({ authorId: by.id, rating: 5, editTime: null, answer: null });
    const second = await by.ok(reviews.saveReview, form(2));
    expect(second).toMatchObject({ id: first.id, rating: 2, editTime: expect.any(String) });
    expect(await ratingOf()).toEqual([2, 1]);
    expect(await by.ok(getMyCourse, one())).toMatchObject({
      review: second,
      mayReview: true,
      mayAnswer: false,
    });
    await by.ok(reviews.deleteReview, one());
    await by.refuses(reviews.deleteReview, one(), 'REVIEW_NOT_FOUND');
    expect(await ratingOf()).toEqual([0, 0]);
  });

  it('keeps mean and count exact under 50 parallel reviews, changes and deletions', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 50; n += 1) people.push(await reviewer());
    await Promise.all(
      people.flatMap((by, n) => [
        by.call(reviews.saveReview, form(1 + (n % 5))),
        by.call(reviews.saveReview, form(1 + ((n * 7) % 5))),
        ...(n % 3 === 0 ? [by.call(reviews.deleteReview, one())] : []),
      ]),
    );
    const { rows } = await fixture.portal.db.execute<{ mean: number; count: number }>(
      sql`select round(avg(rating), 2)::float8 as mean, count(*)::int as count from course_reviews where course_id = ${course.id}`,
    );
    expect(await ratingOf()).toEqual([rows[0]?.mean, rows[0]?.count]);
    const { counts, pagination } = await fixture.ok(listReviews, one());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(pagination.total);
    expect(pagination.total).toBe(rows[0]?.count);
    for (const by of people) await by.call(reviews.deleteReview, one());
    expect(await ratingOf()).toEqual([0, 0]);
  });
});

describe('PUT /courses/reviews/:id/answer', () => {
  it('is for the instructor and editors, and tells the author', async () => {
    const by = await reviewer();
    const { id } = await by.ok(reviews.saveReview, form());
    const body = { content: '谢谢' };
    await fixture.buyer.refuses(reviews.answerReview, { ...one(id), body }, 'ANSWER_NOT_YOURS');
    const answered = await instructor.ok(reviews.answerReview, { ...one(id), body });
    expect(answered.answer).toMatchObject({ name: '阮清商', content: '谢谢' });
    expect((await by.ok(listNotifications, {})).notifications[0]).toMatchObject({ kind: 'review_answered' });
    expect(await instructor.ok(getMyCourse, one())).toMatchObject({ mayAnswer: true });
    const removed = await fixture.editor.ok(reviews.answerReview, { ...one(id), body: { content: null } });
    expect(removed.answer).toBeNull();
    await instructor.refuses(reviews.answerReview, { ...one(course.id), body }, 'REVIEW_NOT_FOUND');
  });
});

describe('reports', () => {
  it('wait for an editor, who hides the review or settles them', async () => {
    const by = await reviewer();
    const { id } = await by.ok(reviews.saveReview, form(1));
    const before = await ratingOf();
    const report = { ...one(id), body: { reason: 'abuse' as const, note: '无关内容' } };
    await by.refuses(reviews.reportReview, report, 'REPORTS_OWN_REVIEW');
    await fixture.buyer.ok(reviews.reportReview, report);
    await fixture.buyer.refuses(reviews.reportReview, report, 'ALREADY_REPORTED');
    const queue = async (state: 'open' | 'hidden') =>
      (await fixture.editor.ok(reviews.listReportedReviews, { query: { state } })).entries;
    expect(await queue('open')).toMatchObject([
      {
        review: { id },
        courseTitle: course.title,
        reports: [{ reason: 'abuse', reporter: { id: fixture.buyer.id } }],
      },
    ]);
    const moderate = (body: object) => ({ ...one(id), body });
    await fixture.editor.refuses(reviews.moderateReview, moderate({ hidden: true }), 'VALIDATION_FAILED');
    await fixture.editor.refuses(reviews.moderateReview, moderate({ featured: true }), 'VALIDATION_FAILED');
    await fixture.editor.ok(reviews.moderateReview, moderate({ hidden: true, reason: '辱骂' }));
    expect(await ratingOf()).not.toEqual(before);
    expect(await queue('open')).toEqual([]);
    expect(await queue('hidden')).toMatchObject([{ review: { id, hidden: true } }]);
    expect((await fixture.ok(listReviews, one())).reviews.map((review) => review.id)).not.toContain(id);
    await instructor.refuses(reviews.reportReview, report, 'REVIEW_NOT_FOUND');
    // A change by its author counts only when it is shown again.
    await by.ok(reviews.saveReview, form(1));
    await fixture.editor.ok(reviews.moderateReview, moderate({ hidden: false }));
    expect(await ratingOf()).toEqual(before);
    await instructor.ok(reviews.reportReview, report);
    await fixture.editor.ok(reviews.moderateReview, moderate({ approved: true }));
    expect(await queue('open')).toEqual([]);
    await fixture.editor.refuses(
      reviews.moderateReview,
      { ...one(course.id), body: { hidden: false } },
      'REVIEW_NOT_FOUND',
    );
  });

  it('lists the reviews of published courses only', () =>
    fixture.refuses(listReviews, one(instructor.id), 'COURSE_NOT_FOUND'));
});

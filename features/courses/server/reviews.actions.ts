/** Reviews: written by those who have finished a lesson, answered by the instructor, reported, hidden by editors. */
import { notify } from '@features/notifications/server/notify';
import type { Data } from '@platform/contract/endpoint';
import type { Moderation } from '@platform/contract/moderation';
import type { Queryable } from '@platform/server/database/database';
import { failure, invalid } from '@platform/server/http/failure';
import { moderate } from '@platform/server/moderation/moderate';
import type { Caller, Services } from '@platform/server/portal';
import type { z } from 'zod';
import type { listReviews as listReviewsEndpoint } from '../contract/endpoints.ts';
import { courseErrors } from '../contract/errors.ts';
import { coursePath } from '../contract/path.ts';
import type { Review } from '../contract/review.ts';
import type * as contract from '../contract/reviewEndpoints.ts';
import type { ReviewForm } from '../contract/reviewForm.ts';
import { findEnrolment } from './enrolments.store.ts';
import { hasFinishedLesson } from './learning.store.ts';
import * as store from './reviews.store.ts';
import { isStaff } from './rules.ts';
import { findCourse } from './store.ts';
import { coursesTag } from './tags.ts';

type Reviewing = Pick<Services, 'db' | 'clock' | 'random' | 'live' | 'cache'>;
const { COURSE_NOT_FOUND, REVIEW_NOT_FOUND } = courseErrors;

async function assertReview(db: Queryable, id: string): Promise<Review> {
  const review = await store.findReview(db, id);
  if (!review) throw failure(REVIEW_NOT_FOUND);
  return review;
}

/** A page of the visible reviews of a published course. Throws COURSE_NOT_FOUND. */
export async function listReviews(
  { db }: Pick<Services, 'db'>,
  id: string,
  page: { page: number; limit: number },
): Promise<Data<typeof listReviewsEndpoint>> {
  const course = await findCourse(db, id);
  if (!course || course.row.publishedAt === null) throw failure(COURSE_NOT_FOUND);
  return { ...(await store.findReviews(db, id, page)), counts: await store.countRatings(db, id) };
}

/** Writes or replaces the caller's review. Throws COURSE_NOT_FOUND, NOT_ENROLLED, REVIEW_TOO_EARLY. */
export async function saveReview(
  { db, clock, random, cache }: Reviewing,
  caller: Caller,
  courseId: string,
  form: ReviewForm,
): Promise<Review> {
  if (!(await findCourse(db, courseId))) throw failure(COURSE_NOT_FOUND);
  const review = await db.transaction(async (tx) => {
    await store.lockRating(tx, courseId);
    if (!(await findEnrolment(tx, caller.id, courseId))) throw failure(courseErrors.NOT_ENROLLED);
    if (!(await hasFinishedLesson(tx, caller.id, courseId))) throw failure(courseErrors.REVIEW_TOO_EARLY);
    const before = await store.ownRow(tx, caller.id, courseId);
    const now = clock.now();
    const id = before?.id ?? random.id();
    if (before) await store.updateReview(tx, id, { ...form, editedAt: now });
    else await store.insertReview(tx, { ...form, id, courseId, userId: caller.id, createdAt: now });
    await store.rate(tx, courseId, before, { rating: form.rating, hidden: before?.hidden ?? false });
    return assertReview(tx, id);
  });
  cache.invalidate(coursesTag);
  return review;
}

/** Deletes the caller's review. Throws REVIEW_NOT_FOUND. */
export async function deleteReview(
  { db, cache }: Reviewing,
  caller: Caller,
  courseId: string,
): Promise<{ id: string }> {
  const id = await db.transaction(async (tx) => {
    await store.lockRating(tx, courseId);
    const row = await store.ownRow(tx, caller.id, courseId);
    if (!row) throw failure(REVIEW_NOT_FOUND);
    await store.deleteReviewRow(tx, row.id);
    await store.rate(tx, courseId, row, null);
    return row.id;
  });
  cache.invalidate(coursesTag);
  return { id };
}

/** Whether a member answers the reviews of a course: its instructor, and editors. */
export const mayAnswer = (caller: Caller, { instructorId }: { instructorId: string | null }): boolean =>
  isStaff(caller) || caller.id === instructorId;

/** Answers a review, or takes the answer back. Throws REVIEW_NOT_FOUND, ANSWER_NOT_YOURS. */
export function answerReview(
  ctx: Reviewing,
  caller: Caller,
  id: string,
  answer: string | null,
): Promise<Review> {
  const { db, clock } = ctx;
  return db.transaction(async (tx) => {
    const found = await store.reviewRow(tx, id);
    if (!found) throw failure(REVIEW_NOT_FOUND);
    if (!mayAnswer(caller, found)) throw failure(courseErrors.ANSWER_NOT_YOURS);
    const by = { answeredBy: caller.id, answeredAt: clock.now() };
    await store.updateReview(tx, id, {
      answer,
      ...(answer === null ? { answeredBy: null, answeredAt: null } : by),
    });
    const { row, title } = found;
    if (answer !== null)
      await notify(tx, ctx, {
        ...{ to: row.userId, kind: 'review_answered', subject: title, path: coursePath(row.courseId) },
        ...{ actorId: caller.id, quote: answer },
      });
    return assertReview(tx, id);
  });
}

/** Reports a visible review of another member. Throws REVIEW_NOT_FOUND, REPORTS_OWN_REVIEW, ALREADY_REPORTED. */
export async function reportReview(
  { db, clock }: Reviewing,
  caller: Caller,
  id: string,
  { reason, note = '' }: z.output<typeof contract.reportReview.body>,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const found = await store.reviewRow(tx, id);
    if (!found || found.row.hidden) throw failure(REVIEW_NOT_FOUND);
    const { row } = found;
    if (row.userId === caller.id) throw failure(courseErrors.REPORTS_OWN_REVIEW);
    const at = clock.now();
    const isNew = await store.insertReport(tx, { reviewId: id, reporterId: caller.id, reason, note, at });
    if (!isNew) throw failure(courseErrors.ALREADY_REPORTED);
    if (row.queuedAt === null) await store.updateReview(tx, id, { queuedAt: at });
  });
  return { id };
}

/** A page of the reported or the hidden reviews. */
export const listReportedReviews = (
  { db }: Pick<Services, 'db'>,
  query: z.output<typeof contract.listReportedReviews.query>,
): Promise<Data<typeof contract.listReportedReviews>> => store.findReported(db, query);

/** Hides, shows or approves a review; a decision settles its reports. Throws REVIEW_NOT_FOUND, VALIDATION_FAILED. */
export async function moderateReview(
  ctx: Reviewing,
  caller: Caller,
  id: string,
  body: Moderation,
): Promise<Review> {
  if (body.featured !== undefined) throw invalid([{ field: 'featured', message: '请选择有效的选项' }]);
  if (body.hidden && !body.reason) throw invalid([{ field: 'reason', message: '请填写隐藏的原因' }]);
  const review = await moderate(
    ctx,
    {
      kind: 'course_review',
      notFound: REVIEW_NOT_FOUND,
      async lock(tx, id) {
        const found = await store.reviewRow(tx, id);
        if (!found) return null;
        await store.lockRating(tx, found.row.courseId);
        const row = (await store.reviewRow(tx, id))?.row;
        return row ? { row, hidden: row.hidden, approved: row.queuedAt === null } : null;
      },
      async save(tx, { row }, { hidden = row.hidden }) {
        await store.updateReview(tx, id, { hidden });
        await store.rate(tx, row.courseId, row, { rating: row.rating, hidden });
        await store.settleReports(tx, id, ctx.clock.now());
        return assertReview(tx, id);
      },
    },
    caller,
    id,
    body,
  );
  ctx.cache.invalidate(coursesTag);
  return review;
}

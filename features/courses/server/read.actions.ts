/** Reading the catalogue: lists, a course, and what it is to the caller. */
import type { Data } from '@platform/contract/endpoint';
import { wordSearch } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { Caller, Services } from '@platform/server/portal';
import type { z } from 'zod';
import type { CourseFilter } from '../contract/category.ts';
import type { Course, StoredCourse } from '../contract/course.ts';
import type * as contract from '../contract/endpoints.ts';
import { courseErrors } from '../contract/errors.ts';
import type { MyCourse } from '../contract/purchase.ts';
import { courseDocumentStore } from './documents.store.ts';
import { findEnrolment } from './enrolments.store.ts';
import { progressIn } from './learning.actions.ts';
import { hasFinishedLesson } from './learning.store.ts';
import { findCatalogue, findStoredPage } from './list.store.ts';
import { latestPurchase, presentPurchase } from './purchase.store.ts';
import { mayAnswer } from './reviews.actions.ts';
import { findOwnReview, findReviews } from './reviews.store.ts';
import { isStaff } from './rules.ts';
import { findCourse, presentCourse, presentListed } from './store.ts';

type Reading = Pick<Services, 'db'>;

/** A page of the published courses that match. */
export async function listCourses(
  { db }: Reading,
  { page, limit, search: words, ...filter }: CourseFilter,
): Promise<Data<typeof contract.listCourses>> {
  const search = wordSearch(words);
  if (search === 'nothing')
    return { courses: [], pagination: paginationOf({ total: 0, exact: true }, page, limit) };
  const window = { offset: (page - 1) * limit, limit };
  const { rows, ...totals } = await findCatalogue(db, { ...filter, search }, window);
  return {
    courses: rows.map((row) => presentListed(row, search)),
    pagination: paginationOf(totals, page, limit),
  };
}

/** A page of all courses for editors. */
export async function listStoredCourses(
  { db }: Reading,
  query: z.output<typeof contract.listStoredCourses.query>,
): Promise<Data<typeof contract.listStoredCourses>> {
  const { rows, pagination } = await findStoredPage(db, query);
  return { courses: rows.map((row) => presentListed(row)), pagination };
}

/** Reviews that a course's page begins with. */
const shownReviews = 3;

/** A course with its latest reviews; a draft for editors only. Throws COURSE_NOT_FOUND. */
export async function getCourse({ db }: Reading, caller: Caller | null, id: string): Promise<Course> {
  const stored = await findCourse(db, id);
  if (!stored || (stored.row.publishedAt === null && !isStaff(caller)))
    throw failure(courseErrors.COURSE_NOT_FOUND);
  const { reviews } = await findReviews(db, id, { page: 1, limit: shownReviews });
  return { ...(await presentCourse(db, stored)), reviews };
}

/** A course as its form has it. Throws COURSE_NOT_FOUND. */
export async function getStoredCourse({ db }: Reading, id: string): Promise<StoredCourse> {
  const stored = await courseDocumentStore.find(db, id);
  if (!stored) throw failure(courseErrors.COURSE_NOT_FOUND);
  return stored;
}

/** What a course is to the caller, who may have bought one that was taken back since. Throws COURSE_NOT_FOUND. */
export async function getMyCourse({ db }: Reading, caller: Caller, id: string): Promise<MyCourse> {
  const course = await findCourse(db, id);
  const enrolment = course && (await findEnrolment(db, caller.id, id));
  if (!course || (course.row.publishedAt === null && !enrolment && !isStaff(caller)))
    throw failure(courseErrors.COURSE_NOT_FOUND);
  const { done, nextLessonId } = await progressIn({ db }, caller.id, course);
  const purchase = await latestPurchase(db, caller.id, id);
  return {
    isEnrolled: enrolment !== null,
    purchase: purchase && presentPurchase(purchase),
    ...{ lessons: course.row.lessons, done, nextLessonId },
    review: await findOwnReview(db, caller.id, id),
    mayReview: enrolment !== null && (await hasFinishedLesson(db, caller.id, id)),
    mayAnswer: mayAnswer(caller, course.row),
    certificateNumber: enrolment?.certificateNumber ?? null,
  };
}

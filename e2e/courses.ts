/** Steps in the catalogue, and courses through the API. */
import { randomUUID } from 'node:crypto';
import type { Course, ListedCourse } from '@features/courses/contract/course';
import { getCourse, listCourses } from '@features/courses/contract/endpoints';
import { saveProgress } from '@features/courses/contract/learning';
import { buyCourse } from '@features/courses/contract/purchase';
import { saveReview } from '@features/courses/contract/reviewEndpoints';
import type { ReviewForm } from '@features/courses/contract/reviewForm';
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './api.ts';
import { waitUntilHydrated } from './hydration.ts';
import type { Member } from './members.ts';

/** The published courses of the sample data, the cheapest first. */
export const courses = async (): Promise<ListedCourse[]> =>
  (await call(listCourses, { query: { sort: 'price_asc', limit: 100 } })).courses;

async function firstCourse(isWanted: (course: ListedCourse) => boolean): Promise<Course> {
  const found = (await courses()).find(isWanted);
  if (!found) throw new Error('the sample data lack such a course');
  return call(getCourse, { params: { id: found.id } });
}

/** The cheapest course of the sample data that costs something. */
export const paidCourse = (): Promise<Course> => firstCourse(({ price }) => price > 0);

/** A free course of the sample data. */
export const freeCourse = (): Promise<Course> => firstCourse(({ price }) => price === 0);

/** Enrols a member in a free course through the API. */
export const enrolAs = ({ token }: Member, { id }: Pick<Course, 'id'>) =>
  call(buyCourse, { params: { id } }, { token, key: randomUUID() });

/** Finishes the first lesson of a course through the API. */
export async function finishLessonAs({ token }: Member, { curriculum }: Course): Promise<void> {
  const lessonId = curriculum[0]?.lessons[0]?.id ?? '';
  const at = new Date().toISOString();
  const messages = [{ lessonId, position: 0, done: true, sequence: 1, at }];
  await call(saveProgress, { body: { device: randomUUID(), sentAt: at, messages } }, { token });
}

/** Reviews a course through the API. */
export const reviewAs = ({ token }: Member, { id }: Pick<Course, 'id'>, body: ReviewForm) =>
  call(saveReview, { params: { id }, body }, { token });

/** The course over the catalogue. */
export const courseDialog = (page: Page): Locator => page.getByRole('dialog', { name: '课程详情' });

/** The dialog with the payment methods. */
export const buyDialog = (page: Page): Locator => page.getByRole('dialog', { name: '购买课程' });

/** The cards of the list. */
export const cards = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });

/** Finds a course by its title and opens it over the catalogue. */
export async function openCourse(page: Page, title: string): Promise<Locator> {
  await page.goto(`/courses?search=${encodeURIComponent(title)}`);
  await waitUntilHydrated(page);
  await page.getByRole('heading', { level: 3, name: title }).getByRole('link').click();
  const dialog = courseDialog(page);
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
  return dialog;
}

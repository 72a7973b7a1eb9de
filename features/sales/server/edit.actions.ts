/** Editors make, change, publish and cancel courses. */
import type { Data } from '@platform/contract/endpoint';
import { yuanToFen } from '@platform/contract/money';
import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import type { Caller } from '@platform/server/portal';
import type { z } from 'zod';
import { courseProblems, type SalesCourse } from '../contract/course.ts';
import type { courseDocuments } from '../contract/editing.ts';
import { salesErrors } from '../contract/errors.ts';
import { type Context, salesTag } from './context.ts';
import {
  courseCovers,
  hasBuyers,
  insertCourses,
  lockCourse,
  presentCourse,
  type StoredCourse,
  syncCatalogues,
  updateCourse,
} from './course.store.ts';
import { momentText, notifyMembers } from './notices.ts';
import { passPlaceOn } from './place.actions.ts';
import { resetReminders } from './seat.store.ts';
import type { CourseRow } from './tables.ts';
import { undoCancelledJob } from './undo.actions.ts';
import { clearWaiting, countWaiting } from './waiting.store.ts';

type CourseForm = z.output<typeof courseDocuments.create.body>;

/** The columns of a form. Throws VALIDATION_FAILED, COVER_NOT_FOUND. */
async function columnsOf(
  { portal }: Context,
  tx: Transaction,
  caller: Caller,
  { coverId, startTime, endTime, price, originalPrice, ...texts }: CourseForm,
  stored: StoredCourse | null,
) {
  const problems = courseProblems({ ...texts, startTime, endTime, price, originalPrice });
  if (problems.length > 0) throw invalid(problems);
  return {
    ...texts,
    startTime: new Date(startTime),
    endTime: new Date(endTime),
    price: yuanToFen(price),
    originalPrice: yuanToFen(originalPrice),
    coverId: await courseCovers.take(tx, portal, caller, coverId, stored?.coverId),
  };
}

/** Locks a course. Throws SALES_COURSE_NOT_FOUND. */
async function lockExisting(tx: Transaction, id: string): Promise<StoredCourse> {
  const course = await lockCourse(tx, id);
  if (!course) throw failure(salesErrors.SALES_COURSE_NOT_FOUND);
  return course;
}

/** The course as it is stored now, listed or not as its state says. */
async function stored({ portal }: Context, tx: Transaction, id: string): Promise<SalesCourse> {
  await syncCatalogues(tx, [await lockExisting(tx, id)]);
  return presentCourse(await lockExisting(tx, id), portal.clock.now());
}

/** Runs a change of courses, then drops cached answers. */
async function changing(ctx: Context, change: Promise<SalesCourse>): Promise<SalesCourse> {
  const course = await change;
  ctx.portal.cache.invalidate(salesTag);
  return course;
}

/** Stores a draft, once per command. Throws VALIDATION_FAILED, COVER_NOT_FOUND. */
export function createCourse(ctx: Context, caller: Caller, form: CourseForm, command: Command | null) {
  const { portal } = ctx;
  return transactOnce(portal, command, async (tx) => {
    const now = portal.clock.now();
    const id = portal.random.id();
    const columns = await columnsOf(ctx, tx, caller, form, null);
    await insertCourses(tx, [{ ...columns, id, createdAt: now, updatedAt: now }]);
    return stored(ctx, tx, id);
  });
}

/** Refuses times that contradict the clock, and fewer places than are taken. Throws COURSE_BEGUN, VALIDATION_FAILED. */
function assertChange(
  course: StoredCourse,
  { startTime, maxStudents }: Pick<CourseRow, 'startTime' | 'maxStudents'>,
  now: Date,
): void {
  if (maxStudents < course.currentStudents) {
    const message = `已有 ${course.currentStudents} 个名额被占用，不能再减少`;
    throw invalid([{ field: 'maxStudents', message }]);
  }
  if (course.publishedAt === null || startTime.getTime() === course.startTime.getTime()) return;
  if (course.startTime <= now) throw failure(salesErrors.COURSE_BEGUN);
  if (startTime <= now) throw invalid([{ field: 'startTime', message: '开课时间须晚于现在' }]);
}

/** Tells the owners of a published course that its time has changed; they may give their seats back. */
async function announceTime(ctx: Context, tx: Transaction, course: StoredCourse): Promise<void> {
  await updateCourse(tx, course.id, { rescheduledAt: ctx.portal.clock.now() });
  const owners = await resetReminders(tx, course.id);
  await notifyMembers(tx, ctx.portal, owners, course, {
    kind: 'course_changed',
    detail: `改为 ${momentText(course.startTime)} 开课，开课前可以退还席位`,
  });
}

/** Offers places that an editor has added to those who wait. */
async function offerPlaces(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const { currentStudents, maxStudents } = await lockExisting(tx, id);
  const offers = Math.min(maxStudents - currentStudents, await countWaiting(tx, id));
  if (offers === 0) return;
  // Taken before they are passed on, as those that are given back.
  await updateCourse(tx, id, { currentStudents: currentStudents + offers });
  const course = await lockExisting(tx, id);
  for (let place = 0; place < offers; place += 1) await passPlaceOn(ctx, tx, course);
}

/** Saves a course. Throws SALES_COURSE_NOT_FOUND, REVISION_CONFLICT, COURSE_BEGUN, VALIDATION_FAILED, COVER_NOT_FOUND. */
export function updateCourseTexts(
  ctx: Context,
  caller: Caller,
  id: string,
  { revision, ...form }: z.output<typeof courseDocuments.update.body>,
) {
  const { db, clock } = ctx.portal;
  const change = db.transaction(async (tx) => {
    const before = await lockExisting(tx, id);
    const now = clock.now();
    assertRevision(salesErrors.REVISION_CONFLICT, presentCourse(before, now), revision);
    const columns = await columnsOf(ctx, tx, caller, form, before);
    assertChange(before, columns, now);
    await updateCourse(tx, id, { ...columns, revision: revision + 1, updatedAt: now });
    const isMoved =
      columns.startTime.getTime() !== before.startTime.getTime() ||
      columns.endTime.getTime() !== before.endTime.getTime();
    if (before.publishedAt && before.startTime > now && isMoved)
      await announceTime(ctx, tx, { ...before, ...columns });
    await offerPlaces(ctx, tx, id);
    return stored(ctx, tx, id);
  });
  return changing(ctx, change);
}

/** Publishes a course, or takes it back before anybody buys. Throws SALES_COURSE_NOT_FOUND, COURSE_HAS_BUYERS. */
export function setPublished(
  ctx: Context,
  id: string,
  isPublished: boolean,
): Promise<Data<typeof courseDocuments.publish>> {
  const { db, clock } = ctx.portal;
  const change = db.transaction(async (tx) => {
    const course = await lockExisting(tx, id);
    if (!isPublished && (course.cancelledAt || (await hasBuyers(tx, id))))
      throw failure(salesErrors.COURSE_HAS_BUYERS);
    await updateCourse(tx, id, { publishedAt: isPublished ? (course.publishedAt ?? clock.now()) : null });
    return stored(ctx, tx, id);
  });
  return changing(ctx, change);
}

/**
 * Cancels a published course before its start. The job undoes seats, unpaid purchases and listings, each in a
 * transaction of its own. Throws SALES_COURSE_NOT_FOUND, COURSE_BEGUN.
 */
export function cancelCourse(ctx: Context, id: string, reason: string): Promise<SalesCourse> {
  const { portal } = ctx;
  const change = portal.db.transaction(async (tx) => {
    const course = await lockExisting(tx, id);
    const now = portal.clock.now();
    if (!course.publishedAt) throw failure(salesErrors.SALES_COURSE_NOT_FOUND);
    if (course.cancelledAt) return presentCourse(course, now);
    if (course.startTime <= now) throw failure(salesErrors.COURSE_BEGUN);
    await updateCourse(tx, id, { cancelledAt: now, cancelReason: reason, updatedAt: now });
    const notice = { kind: 'course_cancelled', quote: reason } as const;
    const owners = await resetReminders(tx, id);
    await notifyMembers(tx, portal, owners, course, { ...notice, detail: '付款将原路退回' });
    await notifyMembers(tx, portal, await clearWaiting(tx, id), course, { ...notice, detail: '候补已结束' });
    await portal.jobs.send(undoCancelledJob, {}, tx);
    return stored(ctx, tx, id);
  });
  return changing(ctx, change);
}

/** Stores a picture as the caller's cover. Throws COVER_UNREADABLE. */
export const uploadCover = ({ portal }: Context, caller: Caller, bytes: Uint8Array) =>
  courseCovers.upload(portal, caller, bytes);

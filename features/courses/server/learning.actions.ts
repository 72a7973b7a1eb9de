/** Learning: one's courses, the player's data, progress, notes, certificates. */
import { people } from '@features/accounts/people';
import { notify } from '@features/notifications/server/notify';
import type { Data } from '@platform/contract/endpoint';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { courseErrors } from '../contract/errors.ts';
import type * as contract from '../contract/learning.ts';
import { type Certificate, maxNotes, type Note, type ProgressBatch } from '../contract/learning.ts';
import { certificatePath } from '../contract/path.ts';
import { sealedVideo } from './addresses.ts';
import {
  certificateByNumber,
  certify,
  countOpenLessons,
  findCertificate,
  findMyCourses,
  lockEnrolment,
  mayLearn,
} from './enrolments.store.ts';
import * as store from './learning.store.ts';
import { readMedia } from './media.store.ts';
import { certificateNumber, lessonsOf, messageTime, summarise } from './rules.ts';
import {
  coursesById,
  findCourse,
  mediaOf,
  presentCurriculum,
  presentListed,
  type RankedCourse,
} from './store.ts';

type Learning = Pick<Services, 'db' | 'clock' | 'random' | 'live' | 'seal'>;
const { COURSE_NOT_FOUND, LESSON_NOT_FOUND, NOT_ENROLLED, NOTE_NOT_FOUND } = courseErrors;

/** A course that the caller may learn. Throws COURSE_NOT_FOUND, NOT_ENROLLED. */
async function assertLearning(
  { db }: Pick<Learning, 'db'>,
  caller: Caller,
  id: string,
): Promise<RankedCourse> {
  const course = await findCourse(db, id);
  if (!course) throw failure(COURSE_NOT_FOUND);
  if (!(await mayLearn(db, caller, id))) throw failure(NOT_ENROLLED);
  return course;
}

/** The progress of a member in a course: each lesson's, how many are done, and which comes next. */
export async function progressIn({ db }: Pick<Learning, 'db'>, userId: string, { row }: RankedCourse) {
  const ids = lessonsOf(row.curriculum).map(({ id }) => id);
  const progress = await store.readProgress(db, userId, ids);
  const isDone = (id: string) => progress.get(id)?.doneAt != null;
  return {
    progress,
    done: ids.filter(isDone).length,
    nextLessonId: ids.find((id) => !isDone(id)) ?? ids[0] ?? null,
  };
}

/** A page of the caller's courses. */
export async function listMyCourses(
  { db }: Learning,
  caller: Caller,
  query: z.output<typeof contract.listMyCourses.query>,
): Promise<Data<typeof contract.listMyCourses>> {
  const { rows, pagination } = await findMyCourses(db, caller.id, query);
  const found = await coursesById(
    db,
    rows.map(({ courseId }) => courseId),
  );
  const courses = rows.map(async ({ courseId, enrolledAt, certificateNumber: number }) => {
    const course = found.get(courseId);
    if (!course) throw new Error(`an enrolment has its course: ${courseId}`);
    const { done, nextLessonId } = await progressIn({ db }, caller.id, course);
    return {
      course: presentListed(course),
      enrolledAt: enrolledAt.toISOString(),
      ...{ done, nextLessonId, certificateNumber: number },
    };
  });
  return { courses: await Promise.all(courses), pagination };
}

/** The curriculum with the caller's progress. Throws COURSE_NOT_FOUND, NOT_ENROLLED. */
export async function getLearning(
  ctx: Learning,
  caller: Caller,
  id: string,
): Promise<Data<typeof contract.getLearning>> {
  const course = await assertLearning(ctx, caller, id);
  const { row, cover } = course;
  const { progress, nextLessonId } = await progressIn(ctx, caller.id, course);
  const latest = [...progress.values()].sort(
    (a, b) => b.at.getTime() - a.at.getTime() || b.sequence - a.sequence,
  )[0];
  const curriculum = presentCurriculum(row, await mediaOf(ctx.db, row), (lesson) => {
    const own = progress.get(lesson.id);
    return { progress: own ? store.presentProgress(own) : null };
  });
  return {
    ...{
      courseId: id,
      title: row.title,
      instructor: row.instructor,
      image: cover?.image ?? null,
      curriculum,
    },
    currentLessonId: latest && latest.doneAt === null ? latest.lessonId : nextLessonId,
    certificate: await findCertificate(ctx.db, caller.id, id),
  };
}

/** Addresses of a lesson's video for the caller. Throws COURSE_NOT_FOUND, NOT_ENROLLED, LESSON_NOT_FOUND. */
export async function getLessonVideo(
  ctx: Learning,
  caller: Caller,
  { id, lessonId }: { id: string; lessonId: string },
): Promise<Data<typeof contract.getLessonVideo>> {
  const { row } = await assertLearning(ctx, caller, id);
  const lesson = lessonsOf(row.curriculum).find((each) => each.id === lessonId);
  const media = lesson?.mediaId && (await readMedia(ctx.db, [lesson.mediaId])).get(lesson.mediaId);
  if (!media) throw failure(LESSON_NOT_FOUND);
  const own = (await store.readProgress(ctx.db, caller.id, [lessonId])).get(lessonId);
  return { ...sealedVideo(ctx, caller, media, id), position: own?.position ?? 0 };
}

/** Issues the certificate of a locked enrolment when nothing of the course is left. */
async function certifyFinished(
  ctx: Pick<Services, 'clock' | 'random' | 'live'>,
  tx: Transaction,
  enrolment: NonNullable<Awaited<ReturnType<typeof lockEnrolment>>>,
): Promise<Certificate | null> {
  const { userId, courseId } = enrolment;
  if (enrolment.finishedAt !== null || (await countOpenLessons(tx, userId, courseId)) > 0) return null;
  const [person] = await tx.select({ name: people.name }).from(people).where(eq(people.id, userId));
  const now = ctx.clock.now();
  await certify(tx, enrolment, {
    certificateNumber: certificateNumber(now, ctx.random.digits(12)),
    certificateName: person?.name ?? '',
    finishedAt: now,
  });
  const certificate = await findCertificate(tx, userId, courseId);
  if (certificate)
    await notify(tx, ctx, {
      ...{ to: userId, kind: 'course_finished', subject: certificate.courseTitle },
      ...{ detail: certificate.number, path: certificatePath(certificate.number) },
    });
  return certificate;
}

/** Records the messages of a device; lessons that the caller may not take are left out. */
export function saveProgress(
  ctx: Learning,
  caller: Caller,
  { device, sentAt, messages }: ProgressBatch,
): Promise<Data<typeof contract.saveProgress>> {
  const now = ctx.clock.now();
  const byLesson = Map.groupBy(messages, ({ lessonId }) => lessonId);
  return ctx.db.transaction(async (tx) => {
    const lessons = await store.readLessons(tx, caller.id, [...byLesson.keys()]);
    // Of two devices that finish the last two lessons, the second one waits here and sees both.
    const courseIds = [...new Set(lessons.map(({ courseId }) => courseId))].sort();
    const enrolments = [];
    for (const id of courseIds) enrolments.push(await lockEnrolment(tx, caller.id, id, now));
    const merged = await store.mergeProgress(
      tx,
      lessons.map(({ id: lessonId, seconds }) => {
        const { isDone, at, ...summary } = summarise(byLesson.get(lessonId) ?? [], seconds);
        return {
          ...{ userId: caller.id, lessonId, device, ...summary },
          at: messageTime(sentAt, at, now),
          doneAt: isDone ? now : null,
        };
      }),
    );
    const certificates: Certificate[] = [];
    for (const enrolment of enrolments) {
      const issued = enrolment && (await certifyFinished(ctx, tx, enrolment));
      if (issued) certificates.push(issued);
    }
    return { lessons: merged.map(store.presentProgress), certificates };
  });
}

/** The caller's notes of a course. Throws COURSE_NOT_FOUND, NOT_ENROLLED. */
export async function listNotes(ctx: Learning, caller: Caller, id: string): Promise<{ notes: Note[] }> {
  await assertLearning(ctx, caller, id);
  return { notes: await store.findNotes(ctx.db, caller.id, id) };
}

/** Stores a note once per command. Throws COURSE_NOT_FOUND, NOT_ENROLLED, LESSON_NOT_FOUND, TOO_MANY_NOTES. */
export async function createNote(
  ctx: Learning,
  caller: Caller,
  courseId: string,
  note: z.output<typeof contract.createNote.body>,
  command: Command | null,
): Promise<Note> {
  const { row } = await assertLearning(ctx, caller, courseId);
  if (!lessonsOf(row.curriculum).some(({ id }) => id === note.lessonId)) throw failure(LESSON_NOT_FOUND);
  return transactOnce(ctx, command, async (tx) => {
    const now = ctx.clock.now();
    await lockEnrolment(tx, caller.id, courseId, now);
    if ((await store.countNotes(tx, caller.id, courseId)) >= maxNotes)
      throw failure(courseErrors.TOO_MANY_NOTES);
    return store.insertNote(tx, {
      ...note,
      id: ctx.random.id(),
      userId: caller.id,
      courseId,
      createdAt: now,
    });
  });
}

/** Changes one of the caller's notes. Throws COURSE_NOT_FOUND, NOT_ENROLLED, NOTE_NOT_FOUND. */
export async function updateNote(
  ctx: Learning,
  caller: Caller,
  { id: courseId, noteId }: { id: string; noteId: string },
  content: string,
): Promise<Note> {
  await assertLearning(ctx, caller, courseId);
  const changes = { content, editedAt: ctx.clock.now() };
  const note = await store.updateNote(ctx.db, { userId: caller.id, courseId, noteId }, changes);
  if (!note) throw failure(NOTE_NOT_FOUND);
  return note;
}

/** Deletes one of the caller's notes. Throws COURSE_NOT_FOUND, NOT_ENROLLED, NOTE_NOT_FOUND. */
export async function deleteNote(
  ctx: Learning,
  caller: Caller,
  { id: courseId, noteId }: { id: string; noteId: string },
): Promise<{ id: string }> {
  await assertLearning(ctx, caller, courseId);
  if (!(await store.deleteNote(ctx.db, { userId: caller.id, courseId, noteId })))
    throw failure(NOTE_NOT_FOUND);
  return { id: noteId };
}

/** Confirms a certificate. Throws CERTIFICATE_NOT_FOUND. */
export async function getCertificate({ db }: Pick<Learning, 'db'>, number: string): Promise<Certificate> {
  const certificate = await certificateByNumber(db, number);
  if (!certificate) throw failure(courseErrors.CERTIFICATE_NOT_FOUND);
  return certificate;
}

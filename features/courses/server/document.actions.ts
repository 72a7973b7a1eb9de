/** What editors write: the columns of a course's form, with lessons whose ids stay theirs. */
import { yuanToFen } from '@platform/contract/money';
import { after } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { mountDocuments } from '@platform/server/document/documents';
import { failure, invalid } from '@platform/server/http/failure';
import type { Caller, Portal, Services } from '@platform/server/portal';
import { sanitiseRichText } from '@platform/server/richText';
import { type CourseForm, courseTexts, type StoredCourse } from '../contract/course.ts';
import { courseDocuments, uploadCourseCover } from '../contract/endpoints.ts';
import { courseErrors } from '../contract/errors.ts';
import { assertComplete, courseDocumentStore } from './documents.store.ts';
import { covers, foreignIds, hasAccount } from './form.store.ts';
import { unusedMediaLifetime } from './media.actions.ts';
import { lockMedia } from './media.store.ts';
import { lessonsOf } from './rules.ts';
import type { NewCourse } from './store.ts';
import type { StoredCurriculum } from './tables.ts';
import { coursesTag } from './tags.ts';

/** The curriculum with an id for each section and lesson; an id that is used twice or elsewhere is replaced. */
async function identified(
  tx: Transaction,
  { random }: Pick<Services, 'random'>,
  curriculum: CourseForm['curriculum'],
  courseId: string | null,
): Promise<StoredCurriculum> {
  const named = curriculum.flatMap(({ lessons }) => lessons.flatMap(({ id }) => id ?? []));
  const used = await foreignIds(tx, named, courseId);
  const idFor = (id: string | undefined) => {
    const own = id === undefined || used.has(id) ? random.id() : id;
    used.add(own);
    return own;
  };
  return curriculum.map(({ id, title, lessons }) => ({
    id: idFor(id),
    title,
    lessons: lessons.map((lesson) => ({ ...lesson, id: idFor(lesson.id) })),
  }));
}

interface WriteCall {
  tx: Transaction;
  caller: Caller;
  stored: StoredCourse | null;
}

/**
 * The columns of a form. Throws COVER_NOT_FOUND, MEDIA_UNAVAILABLE, INSTRUCTOR_NOT_FOUND, VALIDATION_FAILED without
 * text, and COURSE_INCOMPLETE where the course is published.
 */
async function writeCourse(
  ctx: Pick<Services, 'clock' | 'random'>,
  form: CourseForm,
  { tx, caller, stored }: WriteCall,
): Promise<Omit<NewCourse, 'id' | 'createdAt' | 'updatedAt'>> {
  const fullDescription = sanitiseRichText(form.fullDescription);
  const { error } = courseTexts.shape.fullDescription.safeParse(fullDescription);
  if (error) throw invalid([{ field: 'fullDescription', message: error.issues[0]?.message ?? '' }]);
  const curriculum = await identified(tx, ctx, form.curriculum, stored?.id ?? null);
  const lessons = lessonsOf(curriculum);
  const ids = new Set(
    [...lessons.map(({ mediaId }) => mediaId), form.previewMediaId].filter((id) => id !== null),
  );
  const media = await lockMedia(tx, [...ids], after(ctx.clock.now(), -unusedMediaLifetime));
  if (media.size < ids.size) throw failure(courseErrors.MEDIA_UNAVAILABLE);
  if (form.instructorId !== null && !(await hasAccount(tx, form.instructorId)))
    throw failure(courseErrors.INSTRUCTOR_NOT_FOUND);
  if (stored && stored.publishTime !== null) assertComplete(curriculum);
  return {
    ...form,
    fullDescription,
    curriculum,
    price: yuanToFen(form.price),
    originalPrice: form.originalPrice === null ? null : yuanToFen(form.originalPrice),
    coverId: await covers.take(tx, ctx, caller, form.coverId, stored?.coverId),
    seconds: lessons.reduce((sum, { mediaId }) => sum + (media.get(mediaId ?? '')?.seconds ?? 0), 0),
    lessons: lessons.length,
  };
}

/** Mounts what editors do with the documents and their covers. */
export function mountCourseDocuments(portal: Portal): void {
  mountDocuments(portal, courseDocuments, {
    store: courseDocumentStore,
    write: (form, call) => writeCourse(portal, form, call),
    notFound: courseErrors.COURSE_NOT_FOUND,
    conflict: courseErrors.REVISION_CONFLICT,
    cacheTag: coursesTag,
  });
  portal.route(uploadCourseCover, ({ caller, file }) => covers.upload(portal, caller, file.bytes));
}

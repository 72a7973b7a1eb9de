/** Learning: one's courses, the player, progress from any device, notes, certificates. */
import { endpoint } from '@platform/contract/endpoint';
import { memberText } from '@platform/contract/memberText';
import { pageFields, pagination } from '@platform/contract/paging';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { coursesPerPage } from './category.ts';
import { lesson, listedCourse, section, video } from './course.ts';
import { oneCourse } from './endpoints.ts';
import { courseErrors } from './errors.ts';

const { COURSE_NOT_FOUND, LESSON_NOT_FOUND, NOT_ENROLLED } = courseErrors;

/** A position in a video, in seconds. */
const position = z.number().min(0).max(86_400);

/** The progress of one lesson: the position to resume at, and the furthest one. */
export const lessonProgress = z.object({
  lessonId: id,
  position,
  furthest: position,
  done: z.boolean(),
});
export type LessonProgress = z.infer<typeof lessonProgress>;

/** A lesson is done when this share of it was reached, or when the member says so. */
export const doneShare = 0.95;

export const certificate = z.object({
  number: z.string(),
  /** The learner's name when the course was finished; with the course, all that is confirmed. */
  name: z.string(),
  courseId: id,
  courseTitle: z.string(),
  instructor: z.string(),
  finishedAt: z.iso.datetime(),
});
export type Certificate = z.infer<typeof certificate>;

export const listMyCourses = endpoint({
  name: 'listMyCourses',
  summary: 'Lists the courses in which the caller is enrolled, the latest learned first.',
  method: 'GET',
  path: '/courses/mine',
  access: 'member',
  query: z.object({
    state: z.enum(['all', 'learning', 'finished']).default('all'),
    ...pageFields(coursesPerPage),
  }),
  data: z.object({
    courses: z.array(
      z.object({
        course: listedCourse,
        enrolledAt: z.iso.datetime(),
        done: z.int().min(0),
        nextLessonId: id.nullable(),
        certificateNumber: z.string().nullable(),
      }),
    ),
    pagination,
  }),
});

const learningSection = section.extend({
  lessons: z.array(lesson.omit({ video: true }).extend({ progress: lessonProgress.nullable() })),
});

export const getLearning = endpoint({
  name: 'getLearning',
  summary: 'Reads the curriculum with the progress of each lesson; editors read it as a preview.',
  method: 'GET',
  path: '/courses/:id/learning',
  access: 'member',
  params: oneCourse,
  data: z.object({
    courseId: id,
    title: z.string(),
    instructor: z.string(),
    image: z.string().nullable(),
    curriculum: z.array(learningSection),
    /** The lesson that was played last, else the first that is not done; null without lessons. */
    currentLessonId: id.nullable(),
    certificate: certificate.nullable(),
  }),
  errors: [COURSE_NOT_FOUND, NOT_ENROLLED],
});

/** Minutes for which the addresses of a lesson's video work. */
export const videoMinutes = 10;

export const getLessonVideo = endpoint({
  name: 'getLessonVideo',
  summary:
    'Addresses of a lesson’s video and captions that work for some minutes, for the caller’s session alone; the answer sets the cookie that they need.',
  method: 'GET',
  path: '/courses/:id/lessons/:lessonId/video',
  access: 'member',
  params: oneCourse.extend({ lessonId: id }),
  data: z.object({
    video,
    /** Ask again before this time, and when the player reports an error. */
    expiresAt: z.iso.datetime(),
    position,
  }),
  errors: [COURSE_NOT_FOUND, LESSON_NOT_FOUND, NOT_ENROLLED],
});

/** Messages of one call. */
export const maxProgressMessages = 100;

/**
 * What a player reports. The position of a lesson is the latest message's: of one device the one with the highest
 * `sequence`, of several devices the one with the latest `at`, corrected by the difference of the two clocks.
 */
export const progressMessage = z.object({
  lessonId: id,
  position,
  /** The member marks the lesson as done; it is also done when `doneShare` of it was reached. */
  done: z.boolean().default(false),
  /** Grows with every message of a device; keep it with the device's name. */
  sequence: z.int().min(0),
  /** The device's clock when the position was reached. */
  at: z.iso.datetime(),
});
export type ProgressMessage = z.output<typeof progressMessage>;

export const progressBatch = z.object({
  /** A random name of the browser, kept in its storage. */
  device: text({ max: 40 }),
  /** The device's clock when the call is sent. */
  sentAt: z.iso.datetime(),
  messages: z.array(progressMessage).min(1).max(maxProgressMessages),
});
export type ProgressBatch = z.output<typeof progressBatch>;

export const saveProgress = endpoint({
  name: 'saveProgress',
  summary:
    'Records positions, in any order and repeatedly; send it with `keepalive` when the tab closes. Lessons that the caller may not take are left out of the answer.',
  method: 'POST',
  path: '/courses/progress',
  access: 'member',
  body: progressBatch,
  data: z.object({
    lessons: z.array(lessonProgress),
    /** The certificates of courses that are finished now. */
    certificates: z.array(certificate),
  }),
});

/** Notes of one course. */
export const maxNotes = 500;

const noteContent = memberText({
  max: 1000,
  multiline: true,
  required: '请输入笔记内容',
  length: '笔记不能超过 1000 个字符',
});

export const note = z.object({
  id,
  lessonId: id,
  position,
  content: z.string(),
  createTime: z.iso.datetime(),
  editTime: z.iso.datetime().nullable(),
});
export type Note = z.infer<typeof note>;

export const listNotes = endpoint({
  name: 'listNotes',
  summary: "Lists the caller's notes of a course by lesson and moment.",
  method: 'GET',
  path: '/courses/:id/notes',
  access: 'member',
  params: oneCourse,
  data: z.object({ notes: z.array(note).max(maxNotes) }),
  errors: [COURSE_NOT_FOUND, NOT_ENROLLED],
});

export const createNote = endpoint({
  name: 'createNote',
  summary: 'Stores a note at a moment of a lesson.',
  method: 'POST',
  path: '/courses/:id/notes',
  access: 'member',
  params: oneCourse,
  body: z.object({ lessonId: id, position, content: noteContent }),
  data: note,
  status: 201,
  idempotent: true,
  errors: [COURSE_NOT_FOUND, LESSON_NOT_FOUND, NOT_ENROLLED, courseErrors.TOO_MANY_NOTES],
});

const oneNote = oneCourse.extend({ noteId: id });

export const updateNote = endpoint({
  name: 'updateNote',
  summary: "Changes one of the caller's notes.",
  method: 'PUT',
  path: '/courses/:id/notes/:noteId',
  access: 'member',
  params: oneNote,
  body: z.object({ content: noteContent }),
  data: note,
  errors: [COURSE_NOT_FOUND, NOT_ENROLLED, courseErrors.NOTE_NOT_FOUND],
});

export const deleteNote = endpoint({
  name: 'deleteNote',
  summary: "Deletes one of the caller's notes.",
  method: 'DELETE',
  path: '/courses/:id/notes/:noteId',
  access: 'member',
  params: oneNote,
  data: z.object({ id }),
  errors: [COURSE_NOT_FOUND, NOT_ENROLLED, courseErrors.NOTE_NOT_FOUND],
});

export const getCertificate = endpoint({
  name: 'getCertificate',
  summary: 'Confirms a certificate by its number to anyone.',
  method: 'GET',
  path: '/certificates/:number',
  access: 'anyone',
  params: z.object({ number: text({ max: 30 }) }),
  data: certificate,
  errors: [courseErrors.CERTIFICATE_NOT_FOUND],
});

/** Catalogue courses: as visitors and as editors see them, and the form that writes them (specification, section 3). */
import { coverFields } from '@platform/contract/cover';
import { yuan } from '@platform/contract/money';
import { richText } from '@platform/contract/richText';
import { spans } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { scripts } from '@platform/contract/variant';
import { z } from 'zod';
import { courseCategory, courseLevel } from './category.ts';
import { review } from './review.ts';

/** Bounds of a curriculum. */
export const maxSections = 40;
export const maxLessons = 60;

/** Captions of a video, in each script converted from the one uploaded file. */
const captions = z.array(z.object({ script: z.enum(scripts), address: z.string() }));

/** A video that can be played; sizes in pixels. */
export const video = z.object({
  /** Answers range requests. */
  address: z.string(),
  mediaType: z.enum(['video/mp4', 'video/webm']),
  seconds: z.number().min(0),
  width: z.int(),
  height: z.int(),
  captions,
});
export type Video = z.infer<typeof video>;

/** A lesson in the public curriculum. */
export const lesson = z.object({
  id,
  title: z.string(),
  /** In minutes, with one decimal. */
  duration: z.number().min(0),
  seconds: z.number().min(0),
  isPreview: z.boolean(),
  /** Public, of preview lessons alone; others have theirs from getLessonVideo. */
  video: video.nullable(),
});
export type Lesson = z.infer<typeof lesson>;

const sectionOf = <L extends z.ZodType>(oneLesson: L) =>
  z.object({ id, title: z.string(), lessons: z.array(oneLesson) });
export const section = sectionOf(lesson);
export type Section = z.infer<typeof section>;

/** What a list shows of a course. Counts and durations are derived from the curriculum, the enrolments and the reviews. */
export const listedCourse = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  category: courseCategory,
  level: courseLevel,
  instructor: z.string(),
  instructorTitle: z.string(),
  /** The picture of the instructor's account; null where the page draws one from the name. */
  instructorAvatar: z.string().nullable(),
  price: yuan,
  originalPrice: yuan.nullable(),
  /** In hours, with two decimals; `seconds` is exact. */
  duration: z.number().min(0),
  seconds: z.number().min(0),
  /** Members who are enrolled. */
  students: z.int().min(0),
  /** Sections of the curriculum. */
  chapters: z.int().min(0),
  lessons: z.int().min(0),
  /** The mean of all reviews with two decimals; 0 without reviews. */
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0),
  isHot: z.boolean(),
  ...coverFields,
  /** Null while it is a draft. */
  publishTime: z.iso.datetime().nullable(),
  /** Of a search: the hits. */
  highlights: z
    .object({ title: spans, subtitle: spans, instructor: spans, description: spans })
    .partial()
    .optional(),
});
export type ListedCourse = z.infer<typeof listedCourse>;

/** A course on its page. */
export const course = listedCourse.omit({ highlights: true }).extend({
  /** Sanitised HTML. */
  fullDescription: z.string(),
  /** The account that answers reviews; null without one. */
  instructorId: id.nullable(),
  previewVideo: video.nullable(),
  learningGoals: z.array(z.string()),
  targetAudience: z.array(z.string()),
  curriculum: z.array(section),
  /** The latest; listReviews has all. */
  reviews: z.array(review),
});
export type Course = z.infer<typeof course>;

const lessonForm = z.object({
  /** Left out for a new lesson. The progress of members stays with the id, wherever the lesson is moved. */
  id: id.optional(),
  title: text({ max: 80, required: '请输入课时标题' }),
  isPreview: z.boolean().default(false),
  /** The uploaded video; without one the course cannot be published. */
  mediaId: id.nullable().default(null),
});

const sectionForm = z.object({
  id: id.optional(),
  title: text({ max: 80, required: '请输入章节标题' }),
  lessons: z.array(lessonForm),
});

const points = (message: string) => z.array(text({ max: 100, required: message })).max(12);
const price = yuan.max(1_000_000, '价格不能超过 100 万元');

export const courseTexts = z.object({
  title: text({ max: 60, required: '请输入课程标题' }),
  subtitle: text({ max: 100, required: '请输入副标题' }),
  description: text({ max: 300, multiline: true, required: '请输入课程简介' }),
  /** HTML; the server sanitises it. */
  fullDescription: richText({ max: 60_000, required: '请输入课程详情' }),
  category: courseCategory,
  level: courseLevel,
  instructor: text({ max: 40, required: '请输入讲师姓名' }),
  instructorTitle: text({ max: 60, required: '请输入讲师头衔' }),
  /** The member who answers reviews and whose picture is shown. */
  instructorId: id.nullable().default(null),
  /** 0 is free. */
  price,
  /** The price that is struck through. */
  originalPrice: price.nullable().default(null),
  isHot: z.boolean().default(false),
  previewMediaId: id.nullable().default(null),
  learningGoals: points('请输入学习目标').default([]),
  targetAudience: points('请输入适合人群').default([]),
  /** The order of the arrays is the order of sections and lessons. */
  curriculum: z
    .array(sectionForm)
    .max(maxSections, `最多 ${maxSections} 个章节`)
    .refine(
      (sections) => sections.reduce((sum, { lessons }) => sum + lessons.length, 0) <= maxLessons,
      `最多 ${maxLessons} 个课时`,
    )
    .default([]),
});
export type CourseTexts = z.output<typeof courseTexts>;

/** What an editor sends; `coverId` that is left out stays. */
export const courseForm = courseTexts.extend({ coverId: id.nullable().optional() });
export type CourseForm = z.output<typeof courseForm>;

/** A course as its editors see it. */
export const storedCourse = courseTexts.extend({
  id,
  // What a form may leave out is always stored.
  instructorId: id.nullable(),
  originalPrice: yuan.nullable(),
  isHot: z.boolean(),
  previewMediaId: id.nullable(),
  learningGoals: z.array(z.string()),
  targetAudience: z.array(z.string()),
  ...coverFields,
  coverId: id.nullable(),
  curriculum: z.array(
    sectionOf(
      lesson.omit({ video: true }).extend({ mediaId: id.nullable(), mediaName: z.string().nullable() }),
    ),
  ),
  students: z.int().min(0),
  publishTime: z.iso.datetime().nullable(),
  revision: z.int().min(1),
});
export type StoredCourse = z.infer<typeof storedCourse>;

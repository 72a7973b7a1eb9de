/** Sales courses: what visitors read, the filter of the list, and what editors write (specification, sections 2, 3, 4 and 9). */
import { coverFields } from '@platform/contract/cover';
import { longListQuery } from '@platform/contract/list';
import { yuan } from '@platform/contract/money';
import { searchText, spans } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { courseStates, courseStatus } from './lifecycle.ts';

export const courseCategories = ['programming', 'design', 'business', 'language'] as const;
export const courseCategory = z.enum(courseCategories, '请选择课程分类');
export type CourseCategory = z.infer<typeof courseCategory>;
export const courseCategoryNames: Readonly<Record<CourseCategory, string>> = {
  programming: '编程',
  design: '设计',
  business: '商业',
  language: '语言',
};

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const courseLevel = z.enum(courseLevels, '请选择课程难度');
export type CourseLevel = z.infer<typeof courseLevel>;
export const courseLevelNames: Readonly<Record<CourseLevel, string>> = {
  beginner: '入门',
  intermediate: '进阶',
  advanced: '高级',
};

/** Courses on a page of the list. */
export const coursesPerPage = 8;

/** The courses of the carousel. */
export const hotCourses = 5;

/**
 * The filter of the list; `hot` gives the courses of the carousel. Without a status the last published course comes
 * first; `upcoming` and `resellable` by start, the soonest first; `live` by end, the first to end; `ended` the last.
 */
export const courseFilter = longListQuery(
  {
    status: z.enum(['all', ...courseStates]).default('all'),
    category: z.enum(['all', ...courseCategories]).default('all'),
    search: searchText.optional(),
    hot: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  },
  { defaultLimit: coursesPerPage, noun: '门课程' },
);
export type CourseFilter = z.output<typeof courseFilter>;

/** Most places of a course. */
export const maxPlaces = 10_000;

const price = (required: string) => z.number(required).pipe(yuan).pipe(z.number().min(1, '价格至少为 1 元'));

/** What an editor writes, apart from the cover; `courseProblems` checks the rules over several fields. */
export const courseTexts = z.object({
  title: text({ max: 60, required: '请输入课程名称' }),
  subtitle: text({ max: 100, required: '请输入课程副标题' }),
  /** Plain text; blank lines separate paragraphs. */
  description: text({ max: 3000, multiline: true, required: '请输入课程介绍' }),
  category: courseCategory,
  level: courseLevel,
  instructor: text({ max: 40, required: '请输入讲师姓名' }),
  instructorTitle: text({ max: 60, required: '请输入讲师头衔' }),
  price: price('请输入价格'),
  originalPrice: price('请输入原价'),
  /** Hours of teaching; at most the time from start to end. */
  duration: z
    .number('请输入课时')
    .positive('课时须大于 0')
    .max(1000, '课时不能超过 1000 小时')
    .multipleOf(0.5),
  maxStudents: z.int('请输入名额').min(1, '名额至少为 1').max(maxPlaces, `名额不能超过 ${maxPlaces}`),
  startTime: z.iso.datetime({ offset: true, error: '请选择开课时间' }),
  endTime: z.iso.datetime({ offset: true, error: '请选择结束时间' }),
  canResell: z.boolean().default(false),
  /** In the carousel. */
  isHot: z.boolean().default(false),
  learningGoals: z
    .array(text({ max: 100, required: '请输入学习目标' }))
    .min(1, '请至少填写一个学习目标')
    .max(10, '学习目标不能超过 10 个'),
});
export type CourseTexts = z.output<typeof courseTexts>;

type ComparedFields = Pick<CourseTexts, 'price' | 'originalPrice' | 'duration' | 'startTime' | 'endTime'>;

/** The rules over several fields: each field at fault with its message. */
export function courseProblems(form: ComparedFields): { field: keyof ComparedFields; message: string }[] {
  const hours = (Date.parse(form.endTime) - Date.parse(form.startTime)) / 3_600_000;
  return [
    ...(form.originalPrice < form.price
      ? [{ field: 'originalPrice' as const, message: '原价不能低于现价' }]
      : []),
    ...(hours <= 0 ? [{ field: 'endTime' as const, message: '结束时间须晚于开课时间' }] : []),
    ...(hours > 0 && form.duration > hours
      ? [{ field: 'duration' as const, message: '课时不能超过开课到结束的时间' }]
      : []),
  ];
}

/** A course; prices in yuan. */
export const salesCourse = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  category: courseCategory,
  status: courseStatus,
  instructor: z.string(),
  instructorTitle: z.string(),
  price: yuan,
  originalPrice: yuan,
  /** The lowest price of an open listing; null without one. */
  resellPrice: yuan.nullable(),
  /** In hours. */
  duration: z.number(),
  maxStudents: z.int(),
  /** Places taken: seats, unpaid holds and offers to the waiting list; at most `maxStudents`. */
  currentStudents: z.int().min(0),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  ...coverFields,
  coverId: id.nullable(),
  canResell: z.boolean(),
  isHot: z.boolean(),
  level: courseLevel,
  learningGoals: z.array(z.string()),
  /** Open listings. */
  listings: z.int().min(0),
  /** Null while it is a draft, which only editors find. */
  publishTime: z.iso.datetime().nullable(),
  /** Why the organiser has cancelled it; null unless it is cancelled. */
  cancelReason: z.string().nullable(),
  revision: z.int().min(1),
});
export type SalesCourse = z.infer<typeof salesCourse>;

/** Whether all places are taken. */
export const isSoldOut = ({
  currentStudents,
  maxStudents,
}: Pick<SalesCourse, 'currentStudents' | 'maxStudents'>) => currentStudents >= maxStudents;

/** The fields whose hits are highlighted; the description is searched too. */
export const highlightedFields = ['title', 'subtitle', 'instructor'] as const;

/** A course in a list, with highlights after a search. */
export const listedCourse = salesCourse.extend({
  highlights: z.partialRecord(z.enum(highlightedFields), spans).optional(),
});
export type ListedCourse = z.infer<typeof listedCourse>;

/** What purchases and waiting entries show of their course. */
export const courseSummary = salesCourse.pick({
  id: true,
  title: true,
  image: true,
  imageSizes: true,
  instructor: true,
  status: true,
  startTime: true,
  endTime: true,
  cancelReason: true,
});

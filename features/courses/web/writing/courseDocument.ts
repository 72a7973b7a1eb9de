/** A course as a document: its fields, its rules and its calls. */
import { chosenCover, coverErrors } from '@platform/contract/cover';
import { textToMinor } from '@platform/contract/money';
import { documentType } from '@platform/web/document/documentType';
import { checkedAs, fromText, linesText } from '@platform/web/form/text.rules';
import { optionsOf } from '@platform/web/list/resourceList';
import { z } from 'zod';
import {
  courseCategories,
  courseCategory,
  courseCategoryNames,
  courseLevel,
  courseLevelNames,
  courseLevels,
} from '../../contract/category.ts';
import { courseTexts, type StoredCourse } from '../../contract/course.ts';
import {
  courseDocuments,
  getStoredCourse,
  listStoredCourses,
  uploadCourseCover,
} from '../../contract/endpoints.ts';
import { courseErrors } from '../../contract/errors.ts';
import { listCourseMedia } from '../../contract/media.ts';
import { changedByWriting } from '../queries.ts';
import {
  type ChosenMedia,
  chosenMedia,
  curriculumDraft,
  curriculumText,
  draftOf,
  type SectionDraft,
  sentOf,
} from './curriculum.rules.ts';

const { shape } = courseTexts;
const sectionRules = shape.curriculum.unwrap().element.shape;
const titleRules = { section: sectionRules.title, lesson: sectionRules.lessons.element.shape.title };

/** The message for a title of the curriculum; null for a valid one. */
export const titleError = (kind: keyof typeof titleRules, title: string): string | null =>
  titleRules[kind].safeParse(title).error?.issues[0]?.message ?? null;

/** Yuan as typed; null for an empty field and for what is no amount. */
function amount(text: string): number | null {
  const minor = textToMinor(text.trim());
  return minor === null ? null : minor / 100;
}
const isAmount = (text: string) => text.trim() === '' || amount(text) !== null;
const typedAmount = z.string().refine(isAmount, { error: '请输入金额，最多两位小数', abort: true });

/** The form's rules: the contract's, over what the inputs hold. */
const courseRules = z.object({
  title: shape.title,
  subtitle: shape.subtitle,
  category: z.string().pipe(courseCategory),
  level: z.string().pipe(courseLevel),
  description: shape.description,
  fullDescription: shape.fullDescription,
  instructor: shape.instructor,
  instructorTitle: shape.instructorTitle,
  instructorId: fromText((text) => text || null, shape.instructorId),
  price: typedAmount
    .refine((text) => text.trim() !== '', { error: '请输入价格，免费课程填 0', abort: true })
    .transform(checkedAs(shape.price, amount)),
  originalPrice: typedAmount.transform(checkedAs(shape.originalPrice, amount)),
  isHot: z.boolean(),
  learningGoals: linesText(shape.learningGoals),
  targetAudience: linesText(shape.targetAudience),
  previewMediaId: chosenMedia.transform((media) => media?.id ?? null),
  curriculum: curriculumDraft.transform(checkedAs(shape.curriculum, sentOf)),
  cover: chosenCover,
});
export type CourseValues = z.input<typeof courseRules>;

const lines = { kind: 'longText', rows: 4, description: '每行一条，最多 12 条' } as const;

const declared = documentType({
  name: 'courseDraft',
  fields: {
    title: { label: '课程标题', required: true },
    subtitle: { label: '副标题', required: true },
    category: {
      kind: 'select',
      label: '分类',
      required: true,
      options: optionsOf(courseCategories, courseCategoryNames),
    },
    level: {
      kind: 'select',
      label: '难度',
      required: true,
      options: optionsOf(courseLevels, courseLevelNames),
    },
    cover: { kind: 'cover', label: '封面图片', endpoint: uploadCourseCover },
    description: { kind: 'longText', label: '课程简介', required: true, rows: 3 },
    fullDescription: { kind: 'richText', label: '课程详情' },
    instructor: { label: '讲师姓名', required: true },
    instructorTitle: { label: '讲师头衔', required: true },
    instructorId: {
      label: '讲师账号编号',
      description: '选填；可以回复评价，并显示其头像。编号在讲师个人页面的地址里',
    },
    price: { kind: 'decimal', label: '价格（元）', required: true, description: '免费课程填 0' },
    originalPrice: { kind: 'decimal', label: '原价（元）', description: '选填，显示为划线价' },
    isHot: { kind: 'flag', label: '热门课程' },
    learningGoals: { ...lines, label: '学习目标' },
    targetAudience: { ...lines, label: '适合人群' },
    previewMediaId: {
      kind: 'custom',
      label: '预览视频',
      draft: chosenMedia,
      empty: null,
      textOf: (media: ChosenMedia) => media?.name ?? '没有',
    },
    curriculum: {
      kind: 'custom',
      label: '课程目录',
      draft: curriculumDraft,
      empty: [],
      textOf: (sections: readonly SectionDraft[]) => curriculumText(sections),
    },
  },
  schema: courseRules,
  endpoints: courseDocuments,
  conflict: courseErrors.REVISION_CONFLICT,
  errorFields: {
    [coverErrors.COVER_NOT_FOUND.code]: 'cover',
    [courseErrors.INSTRUCTOR_NOT_FOUND.code]: 'instructorId',
    [courseErrors.MEDIA_UNAVAILABLE.code]: 'curriculum',
    [courseErrors.COURSE_INCOMPLETE.code]: 'curriculum',
  },
  invalidates: [...changedByWriting, getStoredCourse, listStoredCourses, listCourseMedia],
});

/** A course whose form differs from what is stored in amounts, lists and the curriculum. */
export const courseDocument: typeof declared = {
  ...declared,
  valuesOf: (stored: StoredCourse) => ({
    ...declared.valuesOf(stored),
    instructorId: stored.instructorId ?? '',
    price: String(stored.price),
    originalPrice: stored.originalPrice === null ? '' : String(stored.originalPrice),
    learningGoals: stored.learningGoals.join('\n'),
    targetAudience: stored.targetAudience.join('\n'),
    previewMediaId:
      stored.previewMediaId === null ? null : { id: stored.previewMediaId, name: '预览视频', seconds: 0 },
    curriculum: draftOf(stored.curriculum),
  }),
};

/** A sales course as a document: its fields, its rules and its calls. */
import { chosenCover, coverErrors } from '@platform/contract/cover';
import { portalMinute } from '@platform/contract/zone';
import { documentType } from '@platform/web/document/documentType';
import { linesText, numberText, portalMinuteText } from '@platform/web/form/text.rules';
import { optionsOf } from '@platform/web/list/resourceList';
import type { z } from 'zod';
import {
  courseCategories,
  courseCategoryNames,
  courseLevelNames,
  courseLevels,
  courseProblems,
  courseTexts,
  type SalesCourse,
} from '../../contract/course.ts';
import { courseDocuments, uploadCourseCover } from '../../contract/editing.ts';
import { salesErrors } from '../../contract/errors.ts';
import { changedByEditing } from './queries.ts';

const { price, originalPrice, duration, maxStudents, startTime, endTime, canResell, isHot, learningGoals } =
  courseTexts.shape;

/** The contract's rules for the texts of the inputs. */
const form = courseTexts
  .extend({
    price: numberText(price),
    originalPrice: numberText(originalPrice),
    duration: numberText(duration),
    maxStudents: numberText(maxStudents),
    startTime: portalMinuteText(startTime),
    endTime: portalMinuteText(endTime),
    learningGoals: linesText(learningGoals),
    canResell: canResell.unwrap(),
    isHot: isHot.unwrap(),
    cover: chosenCover,
  })
  .superRefine((values, context) => {
    for (const { field, message } of courseProblems(values))
      context.addIssue({ code: 'custom', path: [field], message });
  });
type Values = z.input<typeof form>;

const plain = documentType({
  name: 'salesCourseDraft',
  fields: {
    title: { label: '名称', required: true },
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
    instructor: { label: '讲师', required: true },
    instructorTitle: { label: '讲师头衔', required: true },
    price: { kind: 'decimal', label: '价格（元）', required: true },
    originalPrice: { kind: 'decimal', label: '原价（元）', required: true, description: '不低于价格' },
    startTime: { kind: 'dateTime', label: '开课时间（香港时间）', required: true },
    endTime: { kind: 'dateTime', label: '结束时间（香港时间）', required: true },
    duration: { kind: 'decimal', label: '课时（小时）', required: true, description: '以半小时为单位' },
    maxStudents: { kind: 'integer', label: '名额', required: true },
    cover: { kind: 'cover', label: '封面图片', endpoint: uploadCourseCover },
    learningGoals: {
      kind: 'longText',
      label: '学习目标',
      required: true,
      description: '一行一个，至多 10 个',
    },
    description: {
      kind: 'longText',
      label: '课程介绍',
      required: true,
      rows: 6,
      schema: courseTexts.shape.description,
    },
    canResell: {
      kind: 'flag',
      label: '可以转售',
      description: '学员开课前能以购买价的 110% 到 150% 转售席位',
    },
    isHot: { kind: 'flag', label: '热门', description: '进入列表上方的轮播' },
  },
  schema: form,
  endpoints: courseDocuments,
  conflict: salesErrors.REVISION_CONFLICT,
  errorFields: {
    [coverErrors.COVER_NOT_FOUND.code]: 'cover',
    [salesErrors.COURSE_BEGUN.code]: 'startTime',
  },
  invalidates: changedByEditing,
});

/** The inputs of a stored course. */
const textsOf = (course: SalesCourse) => ({
  price: String(course.price),
  originalPrice: String(course.originalPrice),
  duration: String(course.duration),
  maxStudents: String(course.maxStudents),
  startTime: portalMinute(new Date(course.startTime)),
  endTime: portalMinute(new Date(course.endTime)),
  learningGoals: course.learningGoals.join('\n'),
});

export const salesCourseDocument: typeof plain = {
  ...plain,
  valuesOf: (course): Values => ({ ...plain.valuesOf(course), ...textsOf(course) }),
};

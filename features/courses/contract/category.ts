/** Categories, levels and sorts of courses, with the filter of the catalogue (specification, section 9, Courses page). */
import { longListQuery } from '@platform/contract/list';
import { searchText } from '@platform/contract/search';
import { z } from 'zod';

export const courseCategories = ['traditional', 'calligraphy', 'music', 'literature', 'history'] as const;
export const courseCategory = z.enum(courseCategories, { error: '请选择课程分类' });
export type CourseCategory = z.infer<typeof courseCategory>;

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const courseLevel = z.enum(courseLevels, { error: '请选择课程难度' });
export type CourseLevel = z.infer<typeof courseLevel>;

/** The choices of the two filters: all, and every value. */
export const categoryChoices = ['all', ...courseCategories] as const;
export const levelChoices = ['all', ...courseLevels] as const;

export const courseCategoryNames: Readonly<Record<(typeof categoryChoices)[number], string>> = {
  all: '全部',
  traditional: '传统文化',
  calligraphy: '书法艺术',
  music: '传统音乐',
  literature: '古典文学',
  history: '历史文化',
};

export const courseLevelNames: Readonly<Record<(typeof levelChoices)[number], string>> = {
  all: '全部',
  beginner: '入门',
  intermediate: '进阶',
  advanced: '高级',
};

export const courseSorts = ['newest', 'price_asc', 'price_desc', 'rating', 'popular'] as const;
export const courseSort = z.enum(courseSorts);
export type CourseSort = z.infer<typeof courseSort>;

export const courseSortNames: Readonly<Record<CourseSort, string>> = {
  newest: '最新上架',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
  rating: '评分最高',
  popular: '最受欢迎',
};

/** Courses of a page (specification, section 9). */
export const coursesPerPage = 8;

/** The catalogue's filters; words are searched in title, subtitle, instructor and description. */
export const courseFilter = longListQuery(
  {
    category: z.enum(categoryChoices).default('all'),
    level: z.enum(levelChoices).default('all'),
    sort: courseSort.default('newest'),
    search: searchText.optional(),
  },
  { defaultLimit: coursesPerPage, noun: '门课程' },
);
export type CourseFilter = z.output<typeof courseFilter>;

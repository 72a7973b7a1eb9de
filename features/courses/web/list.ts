/** The catalogue's declaration for the list kit: all courses, and the member's own. */
import { maxOffset } from '@platform/contract/search';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import {
  categoryChoices,
  courseCategoryNames,
  courseFilter,
  courseLevelNames,
  courseSortNames,
  courseSorts,
  coursesPerPage,
  levelChoices,
} from '../contract/category.ts';
import { coursesPath } from '../contract/path.ts';

const tabs = ['all', 'mine', 'purchases'] as const;
const tabNames = { all: '全部课程', mine: '我的课程', purchases: '购买记录' };

const states = ['all', 'learning', 'finished'] as const;
const stateNames = { all: '全部', learning: '学习中', finished: '已学完' };

const { category, level, sort, search } = courseFilter.shape;

export const courseList = resourceList({
  path: coursesPath,
  noun: { name: '课程', counter: '门' },
  fields: {
    tab: z.enum(tabs).default('all'),
    category,
    level,
    sort,
    search,
    state: z.enum(states).default('all'),
  },
  pageSizes: [coursesPerPage],
  maxOffset,
  filters: ['search', 'category', 'level', 'state'],
  controls: {
    tab: { label: '课程', options: optionsOf(tabs, tabNames) },
    category: { label: '课程分类', options: optionsOf(categoryChoices, courseCategoryNames) },
    level: {
      label: '难度',
      options: optionsOf(levelChoices, { ...courseLevelNames, all: '全部难度' }),
    },
    sort: { label: '排序', options: optionsOf(courseSorts, courseSortNames) },
    state: { label: '学习状态', options: optionsOf(states, stateNames) },
  },
  search: { label: '搜索课程', placeholder: '课程、讲师或简介中的词，简繁皆可' },
});

type CourseListState = ListState<typeof courseList>;
export type CourseListView = ListView<CourseListState>;

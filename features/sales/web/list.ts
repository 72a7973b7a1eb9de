/** The declarations of the lists for the list kit: courses on sale, and the member's seats. */
import { maxOffset } from '@platform/contract/search';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { courseCategories, courseCategoryNames, courseFilter, coursesPerPage } from '../contract/course.ts';
import { courseStates, courseStatusLabels } from '../contract/lifecycle.ts';
import { salesPath, seatsPath } from '../contract/path.ts';

const { status, category, search } = courseFilter.shape;

export const salesList = resourceList({
  path: salesPath,
  noun: { name: '课程', counter: '门' },
  fields: { status, category, search },
  pageSizes: [coursesPerPage],
  maxOffset,
  filters: ['search', 'status', 'category'],
  controls: {
    status: {
      label: '课程状态',
      options: [{ value: 'all', label: '全部' }, ...optionsOf(courseStates, courseStatusLabels)],
    },
    category: {
      label: '课程分类',
      options: [{ value: 'all', label: '全部分类' }, ...optionsOf(courseCategories, courseCategoryNames)],
    },
  },
  search: { label: '搜索课程', placeholder: '课程、讲师或介绍中的词，简繁皆可' },
});
export type SalesListState = ListState<typeof salesList>;

const seatViews = ['active', 'waiting', 'all'] as const;
const seatViewNames = { active: '有效席位', waiting: '候补', all: '全部记录' };

export const seatList = resourceList({
  path: seatsPath,
  noun: { name: '席位', counter: '个' },
  fields: { view: z.enum(seatViews).default('active') },
  pageSizes: [10],
  filters: [],
  controls: { view: { label: '席位', options: optionsOf(seatViews, seatViewNames) } },
});
export type SeatListView = ListView<ListState<typeof seatList>>;

/** The lists of /scholarship: the public one and the member's applications. */
import { id } from '@platform/contract/text';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { applicationsPerPage } from '../contract/application.ts';
import { scholarshipCategories, scholarshipCategoryNames } from '../contract/category.ts';
import {
  listScholarships,
  scholarshipSortNames,
  scholarshipSorts,
  scholarshipsPerPage,
} from '../contract/scholarship.ts';

/** In the order of the specification, section 2. */
const tabs = ['list', 'apply', 'mine'] as const;
const tabNames = { list: '奖学金列表', apply: '在线申请', mine: '我的申请' };
const tab = z.enum(tabs).default('list');
const path = '/scholarship';

const { category, search, sort } = listScholarships.query.shape;

export const scholarshipList = resourceList({
  path,
  noun: { name: '奖学金', counter: '项' },
  fields: {
    tab,
    category,
    search,
    sort,
    /** The scholarship that is looked at, or applied for. */
    scholarship: id.optional(),
  },
  pageSizes: [scholarshipsPerPage],
  filters: ['search', 'category'],
  overlays: ['scholarship'],
  controls: {
    tab: { label: '奖学金', options: optionsOf(tabs, tabNames) },
    category: { label: '类别', options: optionsOf(scholarshipCategories, scholarshipCategoryNames) },
    sort: { label: '排序', options: optionsOf(scholarshipSorts, scholarshipSortNames) },
  },
  search: { label: '搜索奖学金', placeholder: '搜索奖学金，简繁皆可' },
});
export type ScholarshipListView = ListView<ListState<typeof scholarshipList>>;

export const myApplications = resourceList({
  path,
  noun: { name: '申请', counter: '份' },
  fields: { tab, application: id.optional() },
  pageSizes: [applicationsPerPage],
  filters: [],
  overlays: ['application'],
});

/** The list's declaration for the list kit. */
import { type ListState, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { announcementCategoryNames } from '../contract/category.ts';
import { announcementFilter, categoryChoices, pageSizes } from '../contract/reading.ts';
import { announcementsPath } from './path.ts';

const categoryNames = { all: '全部', ...announcementCategoryNames };

export const announcementList = resourceList({
  path: announcementsPath,
  noun: { name: '公告', counter: '则' },
  fields: {
    ...announcementFilter.shape,
    /** Published announcements, or the editors' drafts. */
    view: z.enum(['published', 'drafts']).default('published'),
  },
  pageSizes,
  filters: ['search', 'category', 'year'],
  controls: {
    category: {
      label: '公告类别',
      options: categoryChoices.map((value) => ({ value, label: categoryNames[value] })),
    },
    year: { label: '年份' },
  },
  search: { label: '搜索公告', placeholder: '标题、摘要或正文中的词，简繁皆可' },
});

export type AnnouncementListState = ListState<typeof announcementList>;
export type AnnouncementListView = ListView<AnnouncementListState>;

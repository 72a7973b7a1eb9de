/** The board's declaration for the list kit: three tabs, each with its own list. */
import { maxOffset } from '@platform/contract/search';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { postTabNames, postTabs } from '../contract/category.ts';
import { myPostFilter, pageSizes, postFilter, postSortNames, postSorts } from '../contract/filter.ts';
import { contentStates } from '../contract/lifecycle.ts';
import { communityPath } from '../contract/path.ts';

/** In the specification's order. */
const tabs = ['hot', 'mine', 'collected'] as const;
const tabNames = { hot: '热门话题', mine: '我的话题', collected: '我的收藏' };

const { category, sort, search } = postFilter.shape;
const { status } = myPostFilter.shape;

export const board = resourceList({
  path: communityPath,
  noun: { name: '话题', counter: '个' },
  fields: { tab: z.enum(tabs).default('hot'), category, sort, search, status },
  pageSizes,
  maxOffset,
  filters: ['search', 'category', 'status'],
  controls: {
    tab: { label: '社区', options: optionsOf(tabs, tabNames) },
    category: { label: '话题分类', options: optionsOf(postTabs, postTabNames) },
    sort: { label: '排序', options: optionsOf(postSorts, postSortNames) },
    status: {
      label: '状态',
      options: optionsOf(['all', ...contentStates.states], { all: '全部', ...contentStates.labels }),
    },
  },
  search: { label: '搜索话题', placeholder: '标题或内容中的词，简繁皆可' },
});

type BoardState = ListState<typeof board>;
export type BoardView = ListView<BoardState>;

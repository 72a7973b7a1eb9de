/** The list's declaration for the list kit. */
import { maxOffset, searchText } from '@platform/contract/search';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { newsTab, newsTabNames, newsTabs } from '../contract/category.ts';
import { newsState, newsStateNames, newsStates, pageSizes } from '../contract/filter.ts';
import { newsPath } from './path.ts';

/** All news, the member's own, or the editors' list. */
export type View = 'all' | 'mine' | 'moderation';

export const newsList = resourceList({
  path: newsPath,
  noun: { name: '新闻', counter: '条' },
  fields: {
    view: z.enum(['all', 'mine', 'moderation']).default('all'),
    category: newsTab.default('all'),
    search: searchText.optional(),
    state: newsState.default('all'),
  },
  pageSizes,
  maxOffset,
  filters: ['search', 'category', 'state'],
  controls: {
    category: { label: '新闻分类', options: optionsOf(newsTabs, newsTabNames) },
    state: { label: '状态', options: optionsOf(newsStates, newsStateNames) },
  },
  search: { label: '搜索新闻', placeholder: '标题或摘要中的词，简繁皆可' },
});

export type NewsListState = ListState<typeof newsList>;
export type NewsListView = ListView<NewsListState>;

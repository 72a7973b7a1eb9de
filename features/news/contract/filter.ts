/** Filters and sorts of news lists (specification, sections 2 and 9, News). */
import { longListQuery } from '@platform/contract/list';
import { searchText } from '@platform/contract/search';
import { z } from 'zod';
import { newsTab } from './category.ts';

/** Page sizes; the first is the default. */
export const pageSizes = [6, 12, 18, 24] as const;

/** Sorts: featured items first and then the latest, or only the latest. */
export const newsSorts = ['featured', 'latest'] as const;
export const newsSort = z.enum(newsSorts);
export type NewsSort = z.infer<typeof newsSort>;

/** The states in the editors' filter. */
export const newsStates = ['all', 'unapproved', 'visible', 'hidden', 'featured'] as const;
export const newsState = z.enum(newsStates);
export type NewsState = z.infer<typeof newsState>;

export const newsStateNames: Readonly<Record<NewsState, string>> = {
  all: '全部状态',
  unapproved: '待审核',
  visible: '已发布',
  hidden: '已隐藏',
  featured: '已推荐',
};

const fields = { category: newsTab.default('all'), search: searchText.optional() };
const paging = { defaultLimit: pageSizes[0], noun: '条新闻' };

/** The public list's filters; words are searched in title and summary. */
export const newsFilter = longListQuery({ ...fields, sort: newsSort.default('featured') }, paging);
export type NewsFilter = z.output<typeof newsFilter>;

/** The editors' filters. */
export const moderationFilter = longListQuery({ ...fields, state: newsState.default('all') }, paging);
export type ModerationFilter = z.output<typeof moderationFilter>;

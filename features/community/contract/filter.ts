/** Filters and sorts of the board (specification, sections 2 and 9, Community). */
import { longListQuery } from '@platform/contract/list';
import { pageFields } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { postTab } from './category.ts';
import { contentStates } from './lifecycle.ts';

/** Page sizes; the first is the default. */
export const pageSizes = [10, 20, 50] as const;

/** Sorts; `hot` is of the tab 热门话题, the others are the specification's. */
export const postSorts = ['hot', 'latest', 'likes', 'replies', 'views'] as const;
export const postSort = z.enum(postSorts);
export type PostSort = z.infer<typeof postSort>;

export const postSortNames: Readonly<Record<PostSort, string>> = {
  hot: '热门',
  latest: '最新',
  likes: '点赞最多',
  replies: '回复最多',
  views: '浏览最多',
};

/** The board's filters; words are searched in title and content, `author` lists the posts of one member. */
export const postFilter = longListQuery(
  {
    category: postTab.default('all'),
    sort: postSort.default('hot'),
    search: searchText.optional(),
    author: id.optional(),
  },
  { defaultLimit: pageSizes[0], noun: '个话题' },
);
export type PostFilter = z.output<typeof postFilter>;

/** The filter of one's own posts. */
export const myPostFilter = z.object({
  status: z.enum(['all', ...contentStates.states]).default('all'),
  ...pageFields(pageSizes[0]),
});
export type MyPostFilter = z.output<typeof myPostFilter>;

/** What the list of news shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { maxOffset, searchText } from '@platform/contract/search';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { newsTab } from '../contract/category.ts';
import { newsState, pageSizes } from '../contract/filter.ts';

/** Everybody's news, one's own, or the editors' list. */
export const views = ['all', 'mine', 'desk'] as const;
export type View = (typeof views)[number];

const address = listAddress({
  view: z.enum(views).default('all'),
  category: newsTab.default('all'),
  search: searchText.optional(),
  state: newsState.default('all'),
  page: pageFields(pageSizes[0]).page,
  limit: z.coerce.number().pipe(z.literal(pageSizes)).default(pageSizes[0]),
});

export type NewsAddress = typeof address.defaults;

/** The parameters that the server reads for the first view. */
export const readParameters = ['view', 'category', 'search', 'page', 'limit'] as const;

/** The values of /news without a query. */
export const { defaults } = address;

/** Reads a query; what makes no sense is left out, a page too far becomes the last one that can be asked for. */
export function readAddress(search: string): NewsAddress {
  const { search: words, ...read } = address.read(search);
  const page = Math.min(read.page, Math.ceil(maxOffset / read.limit));
  return { ...read, page, ...(words ? { search: words } : {}) };
}

/** Writes a query; default values are left out. */
export const writeAddress = address.write;

/** A change of what is listed starts again at its first page; a change of the page does not. */
export function changeAddress(shown: NewsAddress, change: Partial<NewsAddress>): NewsAddress {
  return { ...shown, page: 1, ...change };
}

/** Everything of the same view. */
export function widen({ view, limit }: NewsAddress): NewsAddress {
  return { ...defaults, view, limit };
}

/** Whether anything narrows the list. */
export function isNarrowed({ category, search, state }: NewsAddress): boolean {
  return category !== 'all' || state !== 'all' || Boolean(search);
}

/** What the list shows is written in the address; here one becomes the other. */

import { pageFields } from '@platform/contract/paging';
import { maxOffset } from '@platform/contract/search';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { pageSizes, productFilter } from '../contract/filter.ts';

/** List or card (specification, section 9). */
export const modes = ['card', 'list'] as const;
export type Mode = (typeof modes)[number];

/** The tab in front: the products, or the categories to enter by. */
export const tabs = ['browse', 'categories'] as const;
export type Tab = (typeof tabs)[number];

const address = listAddress({
  ...productFilter.shape,
  page: pageFields(pageSizes[0]).page,
  limit: z.coerce.number().pipe(z.literal(pageSizes)).default(pageSizes[0]),
  mode: z.enum(modes).default('card'),
  tab: z.enum(tabs).default('browse'),
});

export type ShopAddress = typeof address.defaults;

/** The values of /library without a query. */
export const { defaults } = address;

/** Reads a query; what makes no sense is left out, a page too far becomes the last one that can be asked for. */
export function readAddress(search: string): ShopAddress {
  const read = address.read(search);
  return { ...read, page: Math.min(read.page, Math.ceil(maxOffset / read.limit)) };
}

/** Writes a query; default values are left out. */
export const writeAddress = address.write;

/** A change of what is listed starts again at its first page; a change of the page does not. */
export function changeAddress(shown: ShopAddress, change: Partial<ShopAddress>): ShopAddress {
  return { ...shown, page: 1, ...change };
}

const narrowing = ['search', 'searchType', 'category', 'priceRange', 'region', 'rating', 'inStock'] as const;

/** Everything shown, as against narrowed; how it is ordered and laid out stays. */
export function widen(shown: ShopAddress): ShopAddress {
  return { ...shown, ...Object.fromEntries(narrowing.map((name) => [name, defaults[name]])), page: 1 };
}

/** How many of the advanced panel's filters are set. */
export function advancedCount({ priceRange, region, rating, inStock }: ShopAddress): number {
  return [priceRange, region, rating, inStock].filter(Boolean).length;
}

/** Whether anything narrows the list. */
export function isNarrowed(shown: ShopAddress): boolean {
  return Boolean(shown.search || shown.category) || advancedCount(shown) > 0;
}

/** What the list shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { announcementFilter, pageSizes } from '../contract/reading.ts';

/** What everybody sees, and what editors have not published yet. */
const views = ['published', 'drafts'] as const;

const address = listAddress({
  ...announcementFilter.shape,
  view: z.enum(views).default('published'),
  page: pageFields(pageSizes[0]).page,
  limit: z.coerce.number().pipe(z.literal(pageSizes)).default(pageSizes[0]),
});

export type ListAddress = typeof address.defaults;

/** Where the announcements are. */
export const announcementsPath = '/scholarship/announcements';

/** The values of path without a query. */
export const { defaults } = address;

/** Reads a query; what makes no sense is left out. */
export const readAddress = address.read;

/** Writes a query; default values are left out. */
export const writeAddress = address.write;

/** A change of what is listed starts again at its first page; a change of the page does not. */
export function changeAddress(shown: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...shown, page: 1, ...change };
}

/** Everything there is, in pages of the same size. */
export function widen({ limit }: ListAddress): ListAddress {
  return { ...defaults, limit };
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, category, year }: ListAddress): boolean {
  return Boolean(search) || category !== 'all' || year !== undefined;
}

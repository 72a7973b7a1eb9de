/** What the list shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { z } from 'zod';
import { announcementFilter, pageSizes } from '../contract/reading.ts';

/** What everybody sees, and what editors have not published yet. */
const views = ['published', 'drafts'] as const;

const fields = {
  ...announcementFilter.shape,
  view: z.enum(views).default('published'),
  page: pageFields(pageSizes[0]).page,
  limit: z.coerce.number().pipe(z.literal(pageSizes)).default(pageSizes[0]),
};
const address = z.object(fields);

export type ListAddress = z.output<typeof address>;

/** Where the announcements are. */
export const announcementsPath = '/scholarship/announcements';

/** What the plain path shows. */
export const plain: ListAddress = address.parse({});

/** Reads a query; what makes no sense is left out. */
export function readAddress(search: string): ListAddress {
  const given = Object.fromEntries(new URLSearchParams(search));
  const sensible = Object.entries(fields).filter(
    ([name, field]) => name in given && field.safeParse(given[name]).success,
  );
  return address.parse(Object.fromEntries(sensible.map(([name]) => [name, given[name]])));
}

/** Writes a query, beginning with `?`; what is as on the plain page is left out. */
export function writeAddress(shown: ListAddress): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(shown)) {
    const usual = plain[name as keyof ListAddress];
    if (value !== undefined && value !== '' && value !== usual) query.append(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** A change of what is listed starts again at its first page; a change of the page does not. */
export function changeAddress(shown: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...shown, page: 1, ...change };
}

/** Everything there is, in pages of the same size. */
export function widen({ limit }: ListAddress): ListAddress {
  return { ...plain, limit };
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, category, year }: ListAddress): boolean {
  return Boolean(search) || category !== 'all' || year !== undefined;
}

/** What /scholarship shows is written in the address; here one becomes the other. */
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { listScholarships, scholarshipsPerPage } from '../contract/scholarship.ts';

/** The tabs (specification, section 2). */
export const tabs = ['list', 'apply', 'mine'] as const;
export type Tab = (typeof tabs)[number];

const { category, search, sort } = listScholarships.query.shape;
const fields = {
  tab: z.enum(tabs).default('list'),
  page: pageFields(scholarshipsPerPage).page,
  category,
  search,
  sort,
  /** The scholarship that is looked at, or applied for. */
  scholarship: id.optional(),
  /** The application that is looked at. */
  application: id.optional(),
};
const address = z.object(fields);

export type Address = z.output<typeof address>;

/** What a plain /scholarship shows. */
export const plain: Address = address.parse({});

/** Reads a query; what makes no sense is left out. */
export function readAddress(query: string): Address {
  const given = Object.fromEntries(new URLSearchParams(query));
  const sensible = Object.entries(fields).filter(
    ([name, field]) => name in given && field.safeParse(given[name]).success,
  );
  return address.parse(Object.fromEntries(sensible.map(([name]) => [name, given[name]])));
}

const names = Object.keys(fields) as (keyof Address)[];

/** Writes a query, beginning with `?`, always in the same order; what is as on the plain page is left out. */
export function writeAddress(shown: Address): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = shown[name];
    if (value !== undefined && value !== '' && value !== plain[name]) query.append(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The address after a change; another list starts at its first page, and a dialog closes unless the change opens it. */
export function pathOf(shown: Address, change: Partial<Address>): string {
  const { application: _, scholarship: __, ...rest } = shown;
  const page = 'scholarship' in change || 'application' in change ? shown.page : 1;
  return `/scholarship${writeAddress({ ...rest, page, ...change })}`;
}

/** Another tab, with nothing of the one before. */
export function tabPath(tab: Tab, chosen: Pick<Address, 'scholarship' | 'application'> = {}): string {
  return `/scholarship${writeAddress({ ...plain, tab, ...chosen })}`;
}

/** Whether anything narrows the list. */
export function isNarrowed({ category: chosen, search: words }: Address): boolean {
  return Boolean(chosen ?? words);
}

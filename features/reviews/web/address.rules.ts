/** What /scholarship/admin shows is written in the address; here one becomes the other. */
import { awardCategory } from '@features/scholarships/contract/category';
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { applicationFilters, reviewedPerPage } from '../contract/application.ts';
import { disbursementStatus } from '../contract/lifecycle.ts';

/** The tabs (specification, section 2). */
export const tabs = ['applications', 'reviewers', 'disbursement', 'settings'] as const;
export type Tab = (typeof tabs)[number];

const { status, category, scholarshipId, search, mine } = applicationFilters.shape;
const fields = {
  tab: z.enum(tabs).default('applications'),
  page: pageFields(reviewedPerPage).page,
  status,
  category,
  scholarshipId,
  mine,
  search,
  /** The application that is looked at. */
  application: id.optional(),
  /** What narrows the disbursements. */
  paid: disbursementStatus.optional(),
  award: awardCategory.optional(),
};
const address = z.object(fields);

export type Address = z.output<typeof address>;

/** What a plain /scholarship/admin shows. */
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
    if (value !== undefined && value !== '' && value !== false && value !== plain[name])
      query.append(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** The address after a change; another list starts at its first page, and what was open over it closes. */
export function pathOf(shown: Address, change: Partial<Address>): string {
  const { application: _, ...rest } = shown;
  const page = 'application' in change ? shown.page : 1;
  return `/scholarship/admin${writeAddress({ ...rest, page, ...change })}`;
}

/** Another tab, with nothing of the one before. */
export const tabPath = (tab: Tab): string => `/scholarship/admin${writeAddress({ ...plain, tab })}`;

/** What narrows the applications. */
export function filtersOf({ status, category, scholarshipId, search, mine }: Address) {
  return { status, category, scholarshipId, search, mine };
}

/** Whether anything narrows the applications. */
export function isNarrowed(shown: Address): boolean {
  return Object.values(filtersOf(shown)).some(Boolean);
}

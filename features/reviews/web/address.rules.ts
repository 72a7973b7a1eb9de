/** What /scholarship/admin shows is written in the address; here one becomes the other. */
import { awardCategory } from '@features/scholarships/contract/category';
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { listAddress } from '@platform/web/list/address';
import { z } from 'zod';
import { applicationFilters, reviewedPerPage } from '../contract/application.ts';
import { disbursementStatus } from '../contract/lifecycle.ts';
import { rankedPerPage } from '../contract/score.ts';

/** The tabs (specification, section 2). */
export const tabs = ['applications', 'reviewers', 'disbursement', 'settings'] as const;
export type Tab = (typeof tabs)[number];

const { status, category, scholarshipId, search, mine } = applicationFilters.shape;
const address = listAddress({
  tab: z.enum(tabs).default('applications'),
  page: pageFields(reviewedPerPage).page,
  status,
  category,
  scholarshipId,
  mine,
  search,
  /** The application that is looked at. */
  application: id.optional(),
  /** The page of the ranking; where an application is looked at, the one on which it stands unless it says so. */
  ranked: pageFields(rankedPerPage).page.unwrap().optional(),
  /** What narrows the disbursements. */
  paid: disbursementStatus.optional(),
  award: awardCategory.optional(),
});

export type Address = typeof address.defaults;

/** The values of /scholarship/admin without a query. */
export const { defaults } = address;

/** Reads a query; what makes no sense is left out. */
export const readAddress = address.read;

/** Writes a query; default values are left out. */
export const writeAddress = address.write;

/** The address after a change; another list starts at its first page, as its ranking does, and what was open over it closes. */
export function pathOf(shown: Address, change: Partial<Address>): string {
  const { application: _, ranked: __, ...rest } = shown;
  const page = 'application' in change ? shown.page : 1;
  return `/scholarship/admin${writeAddress({ ...rest, page, ...change })}`;
}

/** Another tab, with nothing of the one before. */
export const tabPath = (tab: Tab): string => `/scholarship/admin${writeAddress({ ...defaults, tab })}`;

/** What narrows the applications. */
export function filtersOf({ status, category, scholarshipId, search, mine }: Address) {
  return { status, category, scholarshipId, search, mine };
}

/** Whether anything narrows the applications. */
export function hasFilters(shown: Address): boolean {
  return Object.values(filtersOf(shown)).some(Boolean);
}

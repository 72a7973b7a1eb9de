/** The address of /scholarship/admin: tabs, lists and dialogs. */
import {
  awardCategories,
  awardCategory,
  awardCategoryNames,
  scholarshipCategories,
  scholarshipCategoryNames,
} from '@features/scholarships/contract/category';
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { listAddress } from '@platform/web/list/address';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { applicationFilters, reviewedPerPage } from '../contract/application.ts';
import { disbursementsPerPage } from '../contract/disbursement.ts';
import { disbursementStatus } from '../contract/lifecycle.ts';
import { rankedPerPage } from '../contract/score.ts';

/** The tabs (specification, section 2). */
export const tabs = ['applications', 'reviewers', 'disbursement', 'settings'] as const;
export type Tab = (typeof tabs)[number];

const { status, category, scholarshipId, search, mine } = applicationFilters.shape;
const path = '/scholarship/admin';
const tab = z.enum(tabs).default('applications');

export const applicationList = resourceList({
  path,
  noun: { name: '申请', counter: '份' },
  fields: { status, category, scholarshipId, mine, search },
  pageSizes: [reviewedPerPage],
  filters: ['status', 'category', 'scholarshipId', 'mine', 'search'],
  controls: {
    category: { label: '类别', options: optionsOf(scholarshipCategories, scholarshipCategoryNames) },
    scholarshipId: { label: '奖学金' },
  },
  search: { label: '搜索申请', placeholder: '编号、姓名、院校、专业' },
});
export type ApplicationListView = ListView<ListState<typeof applicationList>>;

const disbursementFilters = { paid: disbursementStatus.optional(), award: awardCategory.optional() };
export const disbursementList = resourceList({
  path,
  noun: { name: '发放记录', counter: '笔' },
  fields: { tab, ...disbursementFilters },
  pageSizes: [disbursementsPerPage],
  filters: ['paid', 'award'],
  controls: { award: { label: '奖项', options: optionsOf(awardCategories, awardCategoryNames) } },
});
export type DisbursementListView = ListView<ListState<typeof disbursementList>>;

const address = listAddress({
  tab,
  page: pageFields(reviewedPerPage).page,
  status,
  category,
  scholarshipId,
  mine,
  search,
  /** The application in the dialog. */
  application: id.optional(),
  /** The page of the ranking; by default the one that contains the application in the dialog. */
  ranked: pageFields(rankedPerPage).page.unwrap().optional(),
  ...disbursementFilters,
});

export type Address = typeof address.defaults;

/** The values of an address without a query. */
export const { defaults } = address;

/** Reads a query; invalid values are dropped. */
export const readAddress = address.read;

/** Writes a query; default values are omitted. */
export const writeAddress = address.write;

/** The address after a change; a changed filter resets the page, the ranking and the dialog. */
export function pathOf(current: Address, change: Partial<Address>): string {
  const { application: _, ranked: __, ...rest } = current;
  const page = 'application' in change ? current.page : 1;
  return `${path}${writeAddress({ ...rest, page, ...change })}`;
}

/** The address of another tab, with its defaults. */
export const tabPath = (tab: Tab): string => `${path}${writeAddress({ ...defaults, tab })}`;

/** The filters for the endpoints. */
export function filtersOf(state: ApplicationListView['state']) {
  const { status, category, scholarshipId, search, mine } = state;
  return { status, category, scholarshipId, search, mine };
}

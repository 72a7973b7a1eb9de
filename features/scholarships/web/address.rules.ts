/** The address of /scholarship: tabs, the public list, dialogs. */
import { pageFields } from '@platform/contract/paging';
import { id } from '@platform/contract/text';
import { listAddress } from '@platform/web/list/address';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import { z } from 'zod';
import {
  listScholarships,
  scholarshipSortNames,
  scholarshipSorts,
  scholarshipsPerPage,
} from '../contract/scholarship.ts';

/** The tabs (specification, section 2). */
export const tabs = ['list', 'apply', 'mine'] as const;
export type Tab = (typeof tabs)[number];

const { category, search, sort } = listScholarships.query.shape;
const path = '/scholarship';

export const scholarshipList = resourceList({
  path,
  noun: { name: '奖学金', counter: '项' },
  fields: { category, search, sort },
  pageSizes: [scholarshipsPerPage],
  filters: ['search', 'category'],
  controls: { sort: { label: '排序', options: optionsOf(scholarshipSorts, scholarshipSortNames) } },
  search: { label: '搜索奖学金', placeholder: '搜索奖学金，简繁皆可' },
});
export type ScholarshipListState = ListState<typeof scholarshipList>;

const address = listAddress({
  tab: z.enum(tabs).default('list'),
  page: pageFields(scholarshipsPerPage).page,
  category,
  search,
  sort,
  /** The scholarship in the dialog or the form. */
  scholarship: id.optional(),
  /** The application in the dialog. */
  application: id.optional(),
});

export type Address = typeof address.defaults;

/** The values of an address without a query. */
export const { defaults } = address;

/** Reads a query; invalid values are dropped. */
export const readAddress = address.read;

/** Writes a query; default values are omitted. */
export const writeAddress = address.write;

/** The address after a change; a changed filter resets the page, and every change closes the dialog unless it opens one. */
export function pathOf(current: Address, change: Partial<Address>): string {
  const { application: _, scholarship: __, ...rest } = current;
  const page = 'scholarship' in change || 'application' in change ? current.page : 1;
  return `${path}${writeAddress({ ...rest, page, ...change })}`;
}

/** The address of another tab, with its defaults. */
export function tabPath(tab: Tab, chosen: Pick<Address, 'scholarship' | 'application'> = {}): string {
  return `${path}${writeAddress({ ...defaults, tab, ...chosen })}`;
}

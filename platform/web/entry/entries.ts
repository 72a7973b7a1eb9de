/** What the pages of entries ask; see platform/contract/entry.ts. */
import type { Endpoint, Input } from '@platform/contract/endpoint';
import type { FavouriteEndpoints } from '@platform/contract/favourite';
import type { Pagination } from '@platform/contract/paging';
import { z } from 'zod';
import { query } from '../api/api.ts';
import type { ListPage } from '../list/resourceList.ts';

/** The field of a list that says what is listed: what everyone sees, or for writers all. */
export const entryView = z.enum(['public', 'stored']).default('public');
export const entryViewControl = {
  label: '范围',
  options: [
    { value: 'public', label: '已发布' },
    { value: 'stored', label: '含草稿与隐藏' },
  ],
} as const;

export interface EntryListState extends ListPage {
  view: z.output<typeof entryView>;
}

type ListEndpoint<Entry> = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ items: Entry[]; pagination: Pagination }>
>;

/** The endpoints that `entryEndpoints` declares, as far as pages need to know them. */
export interface EntryEndpoints<Entry> {
  list: ListEndpoint<Entry>;
  listStored: ListEndpoint<Entry>;
  get: Endpoint;
  create: Endpoint;
  moderate: Endpoint;
  favourite: FavouriteEndpoints;
}

/** The page of entries that the address asks for; a page's loader asks as a visitor. */
export function entryListQuery<Entry>(
  { list, listStored }: Pick<EntryEndpoints<Entry>, 'list' | 'listStored'>,
  { view, ...filter }: EntryListState,
  isWriter = false,
) {
  const declared = isWriter && view === 'stored' ? listStored : list;
  return query(declared, { query: filter } as unknown as Input<typeof declared>);
}

/** What is out of date after an entry was written, marked or hidden. */
export const answersOf = <Entry>({ list, listStored, get }: EntryEndpoints<Entry>): Endpoint[] => [
  list,
  listStored,
  get,
];

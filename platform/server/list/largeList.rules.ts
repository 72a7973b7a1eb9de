/** The decisions behind long lists (docs/decisions/0008): which strategy is cheaper, and how far one may page. */
import { type LongPagination, maxOffset } from '@platform/contract/search';

/** The part of a list that is asked for. */
export interface PageWindow {
  offset: number;
  limit: number;
}

/** How many entries the planner expects the filters alone, the words alone, and both to leave. */
export interface RowEstimates {
  filtered: number;
  searched: number;
  matching: number;
}

/** Whether matches are best fetched by the index of the words; else the filters leave less to read. */
export const isSearchMoreSelective = ({ filtered, searched }: RowEstimates): boolean => searched <= filtered;

/** Times of a row, by the time of passing one in an index: found by timing 200,000 products. */
const fetchedRowCost = 6;
const textLookupCost = 15;

/**
 * Whether scanning all `population` entries in their order, until the page is full, takes less time than
 * fetching and sorting all matches. A scan looks up the texts of the entries that pass the filters.
 */
export function isIndexScanCheaper(
  { filtered, searched, matching }: RowEstimates,
  population: number,
  page: PageWindow,
): boolean {
  const passed = Math.min(((page.offset + page.limit) * population) / Math.max(1, matching), population);
  const lookedUp = matching < filtered ? (passed * filtered) / population : 0;
  return passed + lookedUp * textLookupCost < Math.min(filtered, searched) * fetchedRowCost;
}

/** The paging of a list of `counted` entries; an estimate says so. */
export function paginationOf(
  counted: { total: number; exact: boolean },
  page: number,
  limit: number,
): LongPagination {
  return {
    current_page: page,
    per_page: limit,
    total: counted.total,
    relation: counted.exact ? 'exact' : 'estimated',
    last_page: Math.max(1, Math.ceil(Math.min(counted.total, maxOffset) / limit)),
  };
}

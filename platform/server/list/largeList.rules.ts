/** The decisions behind long lists (docs/decisions/0008): the cheaper strategy, and the limit of paging. */
import { type LongPagination, maxOffset } from '@platform/contract/search';

/** The requested part of a list. */
export interface PageWindow {
  offset: number;
  limit: number;
}

/** How many entries the planner expects to match the filters alone, the words alone, and both. */
export interface RowEstimates {
  filtered: number;
  searched: number;
  matching: number;
}

/** Whether fewer entries match the words than the filters; then matches are fetched by the term index. */
export const isSearchMoreSelective = ({ filtered, searched }: RowEstimates): boolean => searched <= filtered;

/** Costs per row in units of one scanned index row, measured with 200,000 products. */
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
  const scannedRows = Math.min(((page.offset + page.limit) * population) / Math.max(1, matching), population);
  const textLookups = matching < filtered ? (scannedRows * filtered) / population : 0;
  return scannedRows + textLookups * textLookupCost < Math.min(filtered, searched) * fetchedRowCost;
}

/** The paging of a list with `count` entries, exact or estimated. */
export function paginationOf(
  count: { total: number; exact: boolean },
  page: number,
  limit: number,
): LongPagination {
  return {
    current_page: page,
    per_page: limit,
    total: count.total,
    relation: count.exact ? 'exact' : 'estimated',
    last_page: Math.max(1, Math.ceil(Math.min(count.total, maxOffset) / limit)),
  };
}

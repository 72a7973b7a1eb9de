/** Lists of products, by the strategies of platform/server/list/largeList. */
import type { Database } from '@platform/server/database/database';
import { findListPage, type IdPage, type LargeList, sortByIds } from '@platform/server/list/largeList';
import type { PageWindow } from '@platform/server/list/largeList.rules';
import { eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ProductFilter, Sort } from '../contract/filter.ts';
import { fenBounds, type ProductSearch } from './rules.ts';
import { countByCategory, type ProductRow } from './store.ts';
import { productListings, products } from './tables.ts';

/** The list's filters, the search prepared. */
export type ListFilter = Omit<ProductFilter, 'search' | 'searchType' | 'sort'> & {
  search: ProductSearch | null;
};

/** A page of a list and its sort. */
export interface Slice extends PageWindow {
  sort: Sort;
}

const orders: Readonly<Record<Sort, SQL>> = {
  latest: sql.raw('created_at desc, id desc'),
  popular: sql.raw('sales desc, id desc'),
  price_asc: sql.raw('price, id'),
  price_desc: sql.raw('price desc, id desc'),
};

function conditionsOf({ category, region, rating, inStock, priceRange }: ListFilter): SQL[] {
  const price = priceRange ? fenBounds(priceRange) : { from: null, to: null };
  return [
    ...(category ? [eq(productListings.category, category)] : []),
    ...(region ? [eq(productListings.region, region)] : []),
    ...(rating ? [gte(productListings.stars, rating)] : []),
    ...(inStock ? [eq(productListings.inStock, true)] : []),
    ...(price.from === null ? [] : [gte(productListings.price, price.from)]),
    ...(price.to === null ? [] : [lt(productListings.price, price.to)]),
  ];
}

const searchedColumns = {
  all: 'everything',
  title: 'title',
  inheritor: 'inheritor',
  brand: 'brand',
} as const;

/** The index scan of a sort. */
function scanOf(filter: ListFilter, sort: Sort): LargeList['scan'] {
  const { search, priceRange } = filter;
  const byPrice = sort === 'price_asc' || sort === 'price_desc';
  const popular = sort === 'popular';
  const own = byPrice ? [] : [popular ? 'sales' : 'created_at'];
  const columns = ['id', 'category', 'region', 'stars', 'in_stock', 'price', ...own];
  // With filters the scan reads only the index.
  const readsTexts = search !== null && !popular && conditionsOf(filter).length === 0;
  return {
    ...(popular ? { source: products } : {}),
    columns: readsTexts ? [...columns, searchedColumns[search.type]] : columns,
    // A scan by price starts at the range's bound.
    start: byPrice ? conditionsOf({ search: null, inStock: false, priceRange }) : [],
    readsTexts,
  };
}

/** A page of the products that match, in order, and the total. */
export async function findPage(
  db: Database,
  filter: ListFilter,
  slice: Slice,
): Promise<Omit<IdPage, 'ids'> & { rows: ProductRow[] }> {
  const counts = await countByCategory(db);
  const population = [...counts.values()].reduce((sum, next) => sum + next, 0);
  const { category, search, region, rating, inStock, priceRange } = filter;
  const isCounted = !(search || region || rating || inStock || priceRange);
  const { ids, ...totals } = await findListPage(
    db,
    {
      listings: productListings,
      filters: conditionsOf(filter),
      search,
      searchedField: searchedColumns[search?.type ?? 'all'],
      order: orders[slice.sort],
      orderColumns: [productListings.createdAt, productListings.price],
      scan: scanOf(filter, slice.sort),
      population,
      exactTotal: isCounted ? (category ? (counts.get(category) ?? 0) : population) : null,
    },
    slice,
  );
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return { ...totals, rows: sortByIds(rows, ids) };
}

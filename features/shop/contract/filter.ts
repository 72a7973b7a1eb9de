/** Filters and sorts of product lists (specification, section 9, Shop). */
import { searchText } from '@platform/contract/search';
import { z } from 'zod';
import { productCategory, region } from './category.ts';

/** Page sizes; the first is the default. */
export const pageSizes = [12, 24, 48, 96] as const;

export const sorts = ['latest', 'popular', 'price_asc', 'price_desc'] as const;
export const sort = z.enum(sorts);
export type Sort = z.infer<typeof sort>;

export const sortNames: Readonly<Record<Sort, string>> = {
  latest: '最新上架',
  popular: '最受欢迎',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
};

/** The type selector: the searched field. */
export const searchTypes = ['all', 'title', 'inheritor', 'brand'] as const;
export const searchType = z.enum(searchTypes);
export type SearchType = z.infer<typeof searchType>;

export const searchTypeNames: Readonly<Record<SearchType, string>> = {
  all: '全部',
  title: '名称',
  inheritor: '传承人',
  brand: '品牌',
};

export const priceRanges = ['0-100', '100-500', '500-1000', '1000-5000', '5000+'] as const;
export const priceRange = z.enum(priceRanges);
export type PriceRange = z.infer<typeof priceRange>;

/** Bounds in yuan: from (inclusive) to (exclusive). */
export const priceBounds: Readonly<Record<PriceRange, { from: number; to: number | null }>> = {
  '0-100': { from: 0, to: 100 },
  '100-500': { from: 100, to: 500 },
  '500-1000': { from: 500, to: 1000 },
  '1000-5000': { from: 1000, to: 5000 },
  '5000+': { from: 5000, to: null },
};

export const priceRangeNames: Readonly<Record<PriceRange, string>> = {
  '0-100': '100 元以下',
  '100-500': '100–500 元',
  '500-1000': '500–1000 元',
  '1000-5000': '1000–5000 元',
  '5000+': '5000 元以上',
};

/** Rating filters: the minimum of stars. */
export const ratings = [5, 4, 3, 2] as const;

/** Filters and sort of a list; an omitted filter does not filter. */
export const productFilter = z.object({
  category: productCategory.optional(),
  search: searchText.optional(),
  searchType: searchType.default('all'),
  sort: sort.default('latest'),
  priceRange: priceRange.optional(),
  region: region.optional(),
  rating: z.coerce.number().pipe(z.literal(ratings)).optional(),
  inStock: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
});
export type ProductFilter = z.output<typeof productFilter>;

/** The list's declaration for the list kit. */
import { maxOffset } from '@platform/contract/search';
import { type ListState, optionsOf, resourceList } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { z } from 'zod';
import { productCategories, productCategoryNames, regionNames, regions } from '../contract/category.ts';
import {
  pageSizes,
  priceRangeNames,
  priceRanges,
  productFilter,
  ratings,
  searchTypeNames,
  searchTypes,
  sortNames,
  sorts,
} from '../contract/filter.ts';
import { shopPath } from '../contract/path.ts';

/** List or card (specification, section 9). */
export type Mode = 'card' | 'list';

export const productList = resourceList({
  path: shopPath,
  noun: { name: '商品', counter: '件' },
  fields: {
    ...productFilter.shape,
    mode: z.enum(['card', 'list']).default('card'),
    /** The tab of products or of categories. */
    tab: z.enum(['browse', 'categories']).default('browse'),
  },
  pageSizes,
  maxOffset,
  filters: ['search', 'category', 'priceRange', 'region', 'rating', 'inStock'],
  controls: {
    category: { label: '商品门类', options: optionsOf(productCategories, productCategoryNames) },
    sort: { label: '排序', options: optionsOf(sorts, sortNames) },
    priceRange: { label: '价格', options: optionsOf(priceRanges, priceRangeNames) },
    region: { label: '地区', options: optionsOf(regions, regionNames) },
    rating: {
      label: '评分',
      options: ratings.map((value) => ({ value, label: value === 5 ? '5 星' : `${value} 星及以上` })),
    },
    inStock: { label: '仅看有货' },
    searchType: { label: '搜索范围', options: optionsOf(searchTypes, searchTypeNames) },
    tab: {
      label: '浏览方式',
      options: [
        { value: 'browse', label: '浏览' },
        { value: 'categories', label: '门类' },
      ],
    },
  },
  search: { label: '搜索商品', placeholder: '器物、传承人，简繁皆可', scope: 'searchType' },
});

export type ProductListState = ListState<typeof productList>;
export type ProductListView = ListView<ProductListState>;

/** The number of active filters in the advanced panel. */
export const advancedCount = ({ priceRange, region, rating, inStock }: ProductListState): number =>
  [priceRange, region, rating, inStock].filter(Boolean).length;

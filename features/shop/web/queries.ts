/** Queries of the shop's pages. */
import { query } from '@platform/web/api/api';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productCategories, productCategoryIcons, productCategoryNames } from '../contract/category.ts';
import {
  type CategoryEntry,
  listProductCategories,
  listProducts,
  listRelatedProducts,
  showProduct,
} from '../contract/endpoints.ts';
import type { Product } from '../contract/product.ts';
import type { ProductListState } from './list.ts';

/** One product. */
export const productQuery = (id: string) => query(showProduct, { params: { id } });

/** Related products. */
export const relatedQuery = (id: string) => query(listRelatedProducts, { params: { id } });

/** The bestsellers in stock, for the home page. */
export const featuredQuery = () =>
  query(listProducts, { query: { sort: 'popular', inStock: 'true', limit: 4 } });

/** The page of products in the address; the previous page stays until it is loaded. */
export function useProducts({ mode: _mode, tab: _tab, inStock, ...rest }: ProductListState) {
  const client = useQueryClient();
  const answer = useQuery({
    ...query(listProducts, { query: { ...rest, inStock: inStock ? 'true' : undefined } }),
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt } = answer;
  useEffect(() => {
    // The listed product is the placeholder.
    for (const { highlights: _, ...product } of data?.products ?? []) {
      const { queryKey } = productQuery(product.id);
      client.setQueryData<Product>(queryKey, product, { updatedAt: dataUpdatedAt });
    }
  }, [client, data, dataUpdatedAt]);
  return answer;
}

/** The default list, without counts. */
const defaultCategories = productCategories.map((key) => ({
  key,
  name: productCategoryNames[key],
  icon: productCategoryIcons[key],
  count: null,
}));

export type Category = Omit<CategoryEntry, 'count'> & { count: number | null };

/** The categories; the default list until they are loaded. A failure is only logged (specification, section 8). */
export function useCategories(): readonly Category[] {
  const answer = useQuery(query(listProductCategories));
  const { error } = answer;
  useEffect(() => {
    if (error) console.error('product categories', error);
  }, [error]);
  return answer.data ?? defaultCategories;
}

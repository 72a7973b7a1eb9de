/** What the shop's pages ask. */
import { query } from '@platform/web/api/api';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  listProductCategories,
  listProducts,
  listRelatedProducts,
  showProduct,
} from '../contract/endpoints.ts';
import type { Product } from '../contract/product.ts';
import type { ProductListState } from './list.ts';

/** One product. */
export const productQuery = (id: string) => query(showProduct, { params: { id } });

/** Products that go with one. */
export const relatedQuery = (id: string) => query(listRelatedProducts, { params: { id } });

/** The best sold products in stock, for the home page. */
export const featuredQuery = () =>
  query(listProducts, { query: { sort: 'popular', inStock: 'true', limit: 4 } });

/** The page of products that the address asks for; the page before stays until the next has come. */
export function useProducts({ mode: _mode, tab: _tab, inStock, ...rest }: ProductListState) {
  const client = useQueryClient();
  const answer = useQuery({
    ...query(listProducts, { query: { ...rest, inStock: inStock ? 'true' : undefined } }),
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt } = answer;
  useEffect(() => {
    // A product opened from the list is there at once.
    for (const { highlights: _, ...product } of data?.products ?? []) {
      const { queryKey } = productQuery(product.id);
      client.setQueryData<Product>(queryKey, product, { updatedAt: dataUpdatedAt });
    }
  }, [client, data, dataUpdatedAt]);
  return answer;
}

/** The category navigation; that it could not be loaded is only logged (specification, section 8). */
export function useCategories() {
  const answer = useQuery(query(listProductCategories));
  const { error } = answer;
  useEffect(() => {
    if (error) console.error('product categories', error);
  }, [error]);
  return answer.data;
}

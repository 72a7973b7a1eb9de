/** The shop's public endpoints (specification, section 7). */
import { endpoint } from '@platform/contract/endpoint';
import { longListQuery } from '@platform/contract/list';
import { longPagination } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { productCategory } from './category.ts';
import { shopErrors } from './errors.ts';
import { pageSizes, productFilter } from './filter.ts';
import { listedProduct, product, productOffer } from './product.ts';

export const listProducts = endpoint({
  name: 'listProducts',
  summary: 'Lists products by category, search words, price, region, rating and stock.',
  method: 'GET',
  path: '/products',
  access: 'anyone',
  query: longListQuery(productFilter.shape, { defaultLimit: pageSizes[0], noun: '件商品' }),
  data: z.object({ products: z.array(listedProduct), pagination: longPagination }),
});

/** One entry of the category navigation; `icon` names an icon of the page. */
export const categoryEntry = z.object({
  key: productCategory,
  name: z.string(),
  icon: z.string(),
  count: z.int().min(0),
});
export type CategoryEntry = z.infer<typeof categoryEntry>;

export const listProductCategories = endpoint({
  name: 'listProductCategories',
  summary: 'Lists the seven heritage categories with the number of products in each.',
  method: 'GET',
  path: '/products/categories',
  access: 'anyone',
  data: z.array(categoryEntry),
});

export const listProductsByIds = endpoint({
  name: 'listProductsByIds',
  summary: 'Reads the current price and stock of up to 100 products; unknown ids are omitted.',
  method: 'GET',
  path: '/products/offers',
  access: 'anyone',
  query: z.object({
    /** Separated by commas. */
    ids: z
      .string()
      .max(4000)
      .transform((list) => [...new Set(list.split(','))])
      .pipe(z.array(id).max(100)),
  }),
  data: z.array(productOffer),
});

export const showProduct = endpoint({
  name: 'showProduct',
  summary: 'Reads a product.',
  method: 'GET',
  path: '/products/:id',
  access: 'anyone',
  params: z.object({ id }),
  data: product,
  errors: [shopErrors.PRODUCT_NOT_FOUND],
});

export const listRelatedProducts = endpoint({
  name: 'listRelatedProducts',
  summary: "Lists up to four bestsellers of a product's category.",
  method: 'GET',
  path: '/products/:id/related',
  access: 'anyone',
  params: z.object({ id }),
  data: z.array(product),
  errors: [shopErrors.PRODUCT_NOT_FOUND],
});

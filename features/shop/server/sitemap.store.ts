/** The products' pages, for the portal's sitemap. */
import { tableSitemap } from '@platform/server/sitemap';
import { productPath } from '../contract/path.ts';
import { productListings } from './tables.ts';

export const productSitemap = tableSitemap({
  name: 'products',
  table: productListings,
  changedAt: productListings.createdAt,
  path: productPath,
});

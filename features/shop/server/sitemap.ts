/** The products' pages, for the portal's sitemap. */

import type { SitemapSource } from '@platform/server/sitemap';
import { productPath } from '../contract/path.ts';
import { listProductSections, listProductsFrom } from './sitemap.store.ts';

export const productSitemap: SitemapSource = {
  name: 'products',
  sections: listProductSections,
  async pages(db, from, limit) {
    const rows = await listProductsFrom(db, from, limit);
    return rows.map(({ id, createdAt }) => ({ id, path: productPath(id), changedAt: createdAt }));
  },
};

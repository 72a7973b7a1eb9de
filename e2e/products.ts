/** Products of the sample data, by the names of their images. */
import { listProducts, showProduct } from '@features/shop/contract/endpoints';
import type { Product } from '@features/shop/contract/product';
import { call } from './api.ts';

const ids = new Map<string, string>();

async function loadIds(): Promise<void> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { products, pagination } = await call(listProducts, { query: { page, limit: 96 } });
    for (const { slug, id } of products) ids.set(slug, id);
    last = pagination.last_page;
  }
}

/** The current state of a product in the shop. */
export async function productOf(slug: string): Promise<Product> {
  if (ids.size === 0) await loadIds();
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`no sample product ${slug}`);
  return call(showProduct, { params: { id } });
}

/** The sample story's products, by the names of their drawings. */
import { listProducts, showProduct } from '@features/shop/contract/endpoints';
import type { Product } from '@features/shop/contract/product';
import { call } from './api.ts';

const ids = new Map<string, string>();

async function learnIds(): Promise<void> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { products, pagination } = await call(listProducts, { query: { page, limit: 96 } });
    for (const { slug, id } of products) ids.set(slug, id);
    last = pagination.last_page;
  }
}

/** A product as the shop shows it now. */
export async function productOf(slug: string): Promise<Product> {
  if (ids.size === 0) await learnIds();
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`no sample product ${slug}`);
  return call(showProduct, { params: { id } });
}

/** Products of the list. */
import type { ListedProduct } from '@features/shop/contract/product';

/** Fetches products from the portal at `url`. */
export async function productsOf(url: string, query: string): Promise<ListedProduct[]> {
  const answer = await fetch(`${url}/api/products?${query}`);
  const { data } = (await answer.json()) as { data: { products: ListedProduct[] } };
  return data.products;
}

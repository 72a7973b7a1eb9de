/** Products as the list gives them. */
import type { ListedProduct } from '@features/shop/contract/product';

/** Asks the portal at `url` for products. */
export async function productsOf(url: string, query: string): Promise<ListedProduct[]> {
  const answer = await fetch(`${url}/api/products?${query}`);
  const { data } = (await answer.json()) as { data: { products: ListedProduct[] } };
  return data.products;
}

/** Public reading of the shop. */
import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import { paginationOf } from '@platform/server/list/largeList.rules';
import type { Services } from '@platform/server/portal';
import { productCategories, productCategoryIcons, productCategoryNames } from '../contract/category.ts';
import type * as endpoints from '../contract/endpoints.ts';
import { shopErrors } from '../contract/errors.ts';
import type { ProductFilter } from '../contract/filter.ts';
import type { Product, ProductOffer } from '../contract/product.ts';
import { findPage } from './list.store.ts';
import { highlightsOf, productSearch } from './rules.ts';
import { countByCategory, findOffers, findProduct, presentProduct } from './store.ts';

type Shop = Pick<Services, 'db'>;

/** A page of the products that match, with highlights. */
export async function listProducts(
  { db }: Shop,
  { page, limit, search: words, searchType, sort, ...rest }: ProductFilter & { page: number; limit: number },
): Promise<Data<typeof endpoints.listProducts>> {
  const search = productSearch(words, searchType);
  if (search === 'nothing')
    return { products: [], pagination: paginationOf({ total: 0, exact: true }, page, limit) };
  const slice = { sort, offset: (page - 1) * limit, limit };
  const { rows, ...totals } = await findPage(db, { ...rest, search }, slice);
  return {
    products: rows.map((row) => {
      const product = presentProduct(row);
      return search ? { ...product, highlights: highlightsOf(product, search) } : product;
    }),
    pagination: paginationOf(totals, page, limit),
  };
}

/** The category navigation, in its order, empty categories included. */
export async function listProductCategories({
  db,
}: Shop): Promise<Data<typeof endpoints.listProductCategories>> {
  const counts = await countByCategory(db);
  return productCategories.map((key) => ({
    key,
    name: productCategoryNames[key],
    icon: productCategoryIcons[key],
    count: counts.get(key) ?? 0,
  }));
}

/** Current price and stock of products. */
export function listProductsByIds({ db }: Shop, ids: readonly string[]): Promise<ProductOffer[]> {
  return findOffers(db, ids);
}

/** One product. Throws PRODUCT_NOT_FOUND. */
export async function showProduct({ db }: Shop, id: string): Promise<Product> {
  const product = await findProduct(db, id);
  if (!product) throw failure(shopErrors.PRODUCT_NOT_FOUND);
  return product;
}

const relatedCount = 4;

/** The bestsellers of a product's category, without itself. Throws PRODUCT_NOT_FOUND. */
export async function listRelatedProducts(shop: Shop, id: string): Promise<Product[]> {
  const { category } = await showProduct(shop, id);
  const { products } = await listProducts(shop, {
    category,
    sort: 'popular',
    searchType: 'all',
    inStock: false,
    page: 1,
    limit: relatedCount + 1,
  });
  return products.filter((other) => other.id !== id).slice(0, relatedCount);
}

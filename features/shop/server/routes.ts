/** The shop's public endpoints, cached until products change. */
import type { Portal } from '@platform/server/portal';
import * as endpoints from '../contract/endpoints.ts';
import * as actions from './actions.ts';

/** The cache tag of products, their stock and their sales. */
export const productsTag = 'products';

/** Mounts the shop's endpoints. */
export function mountShop(portal: Portal): void {
  const cached = { cacheTag: productsTag };
  portal.route(endpoints.listProducts, ({ query }) => actions.listProducts(portal, query), cached);
  portal.route(endpoints.listProductCategories, () => actions.listProductCategories(portal), cached);
  portal.route(endpoints.listProductsByIds, ({ query }) => actions.listProductsByIds(portal, query.ids));
  portal.route(endpoints.showProduct, ({ params }) => actions.showProduct(portal, params.id), cached);
  portal.route(
    endpoints.listRelatedProducts,
    ({ params }) => actions.listRelatedProducts(portal, params.id),
    cached,
  );
}

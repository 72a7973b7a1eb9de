/** The cart's page. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'cart', file: 'CartPage.tsx', menu: { label: '购物车', position: 12, membersOnly: true } },
];

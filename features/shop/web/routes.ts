/** The shop's routes: the list, and a product as a dialog or a page. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  {
    path: 'library',
    file: 'ShopLayout.tsx',
    menu: { label: '商城', position: 8 },
    children: [
      { path: '', file: 'ShopPage.tsx' },
      { path: ':id', file: 'ProductPage.tsx' },
    ],
  },
];

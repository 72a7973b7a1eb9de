/** The route of the reviews' page, linked from the staff's menu. */
import type { PageRoute } from '@platform/web/page/routes';
import { staff } from '../contract/access.ts';

export const routes: readonly PageRoute[] = [
  {
    path: 'scholarship/admin',
    file: 'AdminPage.tsx',
    menu: { label: '奖学金评审', position: 2, place: 'account', roles: staff },
  },
];

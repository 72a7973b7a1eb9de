/** The pages of the wallet. */
import type { PageRoute } from '@platform/web/page/routes';

export const routes: readonly PageRoute[] = [
  { path: 'wallet', file: 'WalletPage.tsx', menu: { label: '我的钱包', position: 3, place: 'account' } },
  { path: 'wallet/recharges/:id', file: 'RechargePage.tsx' },
];

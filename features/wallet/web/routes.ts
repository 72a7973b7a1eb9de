/** The pages of the wallet. */
import type { PageRoute } from '@platform/web/page/routes';
import { payers } from '../contract/access.ts';

export const routes: readonly PageRoute[] = [
  { path: 'wallet', file: 'WalletPage.tsx', menu: { label: '我的钱包', position: 3, place: 'account' } },
  { path: 'wallet/recharges/:id', file: 'RechargePage.tsx' },
  {
    path: 'wallet/withdrawals',
    file: 'WithdrawalsPage.tsx',
    menu: { label: '提现处理', position: 6, place: 'account', roles: payers },
  },
];

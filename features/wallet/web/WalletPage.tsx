/** /wallet: what a member has, how it came and went, and what was recharged. */

import { TabList } from '@platform/web/list/TabList.tsx';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { assetOf, readAddress, type Tab, tabPath } from './address.rules.ts';
import { Accounts } from './parts/Accounts.tsx';
import { PendingRecharges } from './parts/PendingRecharges.tsx';
import { Recharges } from './parts/Recharges.tsx';
import { Statement } from './parts/Statement.tsx';
import { useLiveWallet, useWallet } from './queries.ts';
import { RechargeDialog } from './RechargeDialog.tsx';
import classes from './WalletPage.module.css';

export const handle = page({ title: '我的钱包', needsLogin: true });

const tabs: { value: Tab; label: string }[] = [
  { value: 'beans', label: '浣熊豆明细' },
  { value: 'money', label: '余额明细' },
  { value: 'recharges', label: '充值记录' },
];

const panel = 'wallet-panel';

export default function WalletPage() {
  const shown = readAddress(useLocation().search);
  const navigate = useNavigate();
  useLiveWallet();
  const { data: wallet, error, isFetching, refetch } = useWallet();
  const [dialog, setDialog] = useState<{ opened: boolean; amount?: number | undefined }>({ opened: false });
  const recharge = (amount?: number) => setDialog({ opened: true, amount });
  return (
    <div className={classes['page']}>
      <SectionHeading order={1}>我的钱包</SectionHeading>
      {error && !wallet ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Accounts wallet={wallet} onRecharge={() => recharge()} />
      )}
      <PendingRecharges />
      <TabList
        label="明细与充值"
        tabs={tabs}
        shown={shown.tab}
        panel={panel}
        onShow={(tab) => void navigate(tabPath(tab), { preventScrollReset: true })}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`tab-${shown.tab}`} className={classes['panel']}>
        {shown.tab === 'recharges' ? (
          <Recharges shown={shown} onRecharge={recharge} />
        ) : (
          <Statement key={shown.tab} asset={assetOf[shown.tab]} shown={shown} />
        )}
      </div>
      <RechargeDialog {...dialog} onClose={() => setDialog(({ amount }) => ({ opened: false, amount }))} />
    </div>
  );
}

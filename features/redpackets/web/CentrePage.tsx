/** /redpacket: the balance, and three tabs to send, grab and look back (specification, section 2). */
import { useLiveWallet } from '@features/wallet/web/queries.ts';
import { RechargeDialog } from '@features/wallet/web/RechargeDialog.tsx';
import { TabList } from '@platform/web/list/TabList.tsx';
import { page } from '@platform/web/page/page';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { centrePath, readAddress, tabNames, tabs } from './address.rules.ts';
import { BalanceCards } from './BalanceCards.tsx';
import classes from './CentrePage.module.css';
import { afterMovement } from './queries.ts';

const SendPanel = lazy(() => import('./send/SendPanel.tsx'));
const GrabPanel = lazy(() => import('./grab/GrabPanel.tsx'));
const HistoryPanel = lazy(() => import('./history/HistoryPanel.tsx'));

export const handle = page({ title: '红包', needsLogin: true });

const choices = tabs.map((value) => ({ value, label: tabNames[value] }));
const panel = 'packets-panel';

export default function CentrePage() {
  const navigate = useNavigate();
  const shown = readAddress(useLocation().search);
  useLiveWallet(afterMovement);
  const [recharging, setRecharging] = useState(false);
  const recharge = () => setRecharging(true);
  const front = () => {
    switch (shown.tab) {
      case 'send':
        return <SendPanel onRecharge={recharge} />;
      case 'grab':
        return <GrabPanel page={shown.page} />;
      case 'history':
        return <HistoryPanel shown={shown} />;
    }
  };
  return (
    <div className={classes['page']}>
      <h1 className={classes['title']}>红包</h1>
      <BalanceCards onRecharge={recharge} />
      <TabList
        label="红包"
        tabs={choices}
        shown={shown.tab}
        panel={panel}
        onShow={(tab) => void navigate(centrePath({ tab }), { preventScrollReset: true })}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`tab-${shown.tab}`} className={classes['panel']}>
        <Suspense fallback={<ListSkeleton />}>{front()}</Suspense>
      </div>
      <RechargeDialog opened={recharging} onClose={() => setRecharging(false)} />
    </div>
  );
}

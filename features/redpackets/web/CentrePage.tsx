/** /redpacket: the balance, and three tabs to send, grab and look back (specification, section 2). */

import { useLiveWallet } from '@features/wallet/web/queries.ts';
import { RechargeDialog } from '@features/wallet/web/RechargeDialog.tsx';
import { Box } from '@mantine/core';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { ListSkeleton } from '@platform/web/states/ListSkeleton.tsx';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { BalanceCards } from './BalanceCards.tsx';
import { grabList } from './list.ts';
import { changedByTransfer } from './queries.ts';

const SendPanel = lazyPart(() => import('./send/SendPanel.tsx'));
const GrabPanel = lazyPart(() => import('./grab/GrabPanel.tsx'));
const HistoryPanel = lazyPart(() => import('./HistoryPanel.tsx'));

export const handle = page({ title: '红包', needsLogin: true });

export default function CentrePage() {
  const { search } = useLocation();
  const view = useList(grabList, search);
  const { tab } = view.state;
  useLiveWallet(changedByTransfer);
  const [isRecharging, setRecharging] = useState(false);
  const recharge = () => setRecharging(true);
  return (
    <Box maw="72rem" mx="auto" px="clamp(0.9rem, 2.5vw, 2rem)" pb={64}>
      <ListHead title="红包" motto="发一份心意，抢一份手气" />
      <BalanceCards onRecharge={recharge} />
      <ListTabs view={view} field="tab" ofPage>
        <Suspense fallback={<ListSkeleton />}>
          {tab === 'send' && <SendPanel onRecharge={recharge} />}
          {tab === 'grab' && <GrabPanel search={search} />}
          {tab === 'history' && <HistoryPanel search={search} />}
        </Suspense>
      </ListTabs>
      <RechargeDialog opened={isRecharging} onClose={() => setRecharging(false)} />
    </Box>
  );
}

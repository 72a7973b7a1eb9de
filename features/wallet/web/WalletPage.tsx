/** /wallet: a member's balances, their statements and the recharges. */
import { Box, Container } from '@mantine/core';
import { TabList } from '@platform/web/list/TabList.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { ErrorState } from '@platform/web/states/ErrorState.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { assetOf, rechargeList, statementList, type Tab, tabPath } from './list.ts';
import { Accounts } from './parts/Accounts.tsx';
import { PendingRecharges } from './parts/PendingRecharges.tsx';
import { Recharges } from './parts/Recharges.tsx';
import { Statement } from './parts/Statement.tsx';
import { useLiveWallet, useWallet } from './queries.ts';
import { RechargeDialog } from './RechargeDialog.tsx';

export const handle = page({ title: '我的钱包', needsLogin: true });

const tabs: { value: Tab; label: string }[] = [
  { value: 'beans', label: '浣熊豆明细' },
  { value: 'money', label: '余额明细' },
  { value: 'recharges', label: '充值记录' },
];

const panel = 'wallet-panel';

export default function WalletPage() {
  const { search } = useLocation();
  const statement = useList(statementList, search);
  const recharges = useList(rechargeList, search);
  const { tab } = statement.state;
  const navigate = useNavigate();
  useLiveWallet();
  const { data: wallet, error, isFetching, refetch } = useWallet();
  const [dialog, setDialog] = useState<{ opened: boolean; amount?: number | undefined }>({ opened: false });
  const recharge = (amount?: number) => setDialog({ opened: true, amount });
  return (
    <Container size="68rem" pb={64}>
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
        current={tab}
        panel={panel}
        pathOf={tabPath}
        onChange={(next) => void navigate(tabPath(next), { preventScrollReset: true })}
      />
      <Box id={panel} role="tabpanel" aria-labelledby={`tab-${tab}`} pt="lg">
        {tab === 'recharges' ? (
          <Recharges view={recharges} onRecharge={recharge} />
        ) : (
          <Statement key={tab} asset={assetOf[tab]} view={statement} />
        )}
      </Box>
      <RechargeDialog {...dialog} onClose={() => setDialog(({ amount }) => ({ opened: false, amount }))} />
    </Container>
  );
}

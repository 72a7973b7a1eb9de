/** /wallet: a member's balances, their statements and the recharges and withdrawals. */
import { Container } from '@mantine/core';
import { ListTabs } from '@platform/web/list/ListTabs.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { SectionHeading } from '@platform/web/page/SectionHeading.tsx';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Asset } from '../contract/ledger.ts';
import { assetOf, rechargeList, statementList, withdrawalList } from './list.ts';
import { Accounts } from './parts/Accounts.tsx';
import { PendingRecharges } from './parts/PendingRecharges.tsx';
import { Recharges } from './parts/Recharges.tsx';
import { Statement } from './parts/Statement.tsx';
import { WithdrawalDialog } from './parts/WithdrawalDialog.tsx';
import { Withdrawals } from './parts/Withdrawals.tsx';
import { useLiveWallet, useWallet } from './queries.ts';
import { RechargeDialog } from './RechargeDialog.tsx';

export const handle = page({ title: '我的钱包', needsLogin: true });

export default function WalletPage() {
  const { search } = useLocation();
  const statement = useList(statementList, search);
  const recharges = useList(rechargeList, search);
  const withdrawals = useList(withdrawalList, search);
  const { tab } = statement.state;
  useLiveWallet();
  const [dialog, setDialog] = useState<{ opened: boolean; asset?: Asset; amount?: number }>({
    opened: false,
  });
  const recharge = (asset: Asset, amount?: number) =>
    setDialog({ opened: true, asset, ...(amount === undefined ? {} : { amount }) });
  const [isWithdrawing, setWithdrawing] = useState(false);
  const withdraw = () => setWithdrawing(true);
  const accounts = { onRecharge: recharge, onWithdraw: withdraw };
  return (
    <Container size="68rem" pb={64}>
      <SectionHeading order={1}>我的钱包</SectionHeading>
      <QueryState query={useWallet()} loading={<Accounts {...accounts} />}>
        {(wallet) => <Accounts wallet={wallet} {...accounts} />}
      </QueryState>
      <PendingRecharges />
      <ListTabs view={statement} field="tab" ofPage>
        {tab === 'recharges' ? (
          <Recharges view={recharges} onRecharge={recharge} />
        ) : tab === 'withdrawals' ? (
          <Withdrawals view={withdrawals} onWithdraw={withdraw} />
        ) : (
          <Statement key={tab} asset={assetOf[tab]} view={statement} />
        )}
      </ListTabs>
      <RechargeDialog {...dialog} onClose={() => setDialog((shown) => ({ ...shown, opened: false }))} />
      <WithdrawalDialog opened={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </Container>
  );
}

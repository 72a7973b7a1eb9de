/** The tab of withdrawals. */
import { Button, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { formatDateTime } from '@platform/web/format/time';
import { StatusBadge } from '@platform/web/lifecycle/StatusBadge.tsx';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import type { ListState } from '@platform/web/list/resourceList';
import type { ListView } from '@platform/web/list/useList';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import {
  cancelWithdrawal,
  payoutMethodNames,
  type Withdrawal,
  withdrawalEvents,
  withdrawalLifecycle,
} from '../../contract/withdrawal.ts';
import type { withdrawalList } from '../list.ts';
import { ofWallet, useWithdrawals } from '../queries.ts';

/** 支付宝 138****8000（林**）. */
export function Destination({ method, account, holder }: Pick<Withdrawal, 'method' | 'account' | 'holder'>) {
  return (
    <>
      {payoutMethodNames[method]}{' '}
      <Verbatim>
        {account}（{holder}）
      </Verbatim>
    </>
  );
}

/** The columns that members and admins see alike. */
export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  {
    key: 'amount',
    label: '提现',
    place: 'head',
    cell: ({ amount, number }) => (
      <>
        <b>{formatYuan(amount)}</b>
        <small>{number}</small>
      </>
    ),
  },
  {
    key: 'destination',
    label: '收款账号',
    cell: (withdrawal) => <Destination {...withdrawal} />,
  },
  {
    key: 'timeline',
    label: '经过',
    cell: ({ timeline }) => (
      <Stack gap="0.4rem">
        {timeline.map(({ event, at, note }) => (
          <div key={event}>
            {withdrawalEvents.labels[event]}{' '}
            <Text component="time" dateTime={at} size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {formatDateTime(at)}
            </Text>
            {note && (
              <Text size="sm">
                <Verbatim>{note}</Verbatim>
              </Text>
            )}
          </div>
        ))}
      </Stack>
    ),
  },
  {
    key: 'status',
    label: '状态',
    place: 'state',
    cell: ({ status }) => <StatusBadge of={withdrawalLifecycle} status={status} size="lg" />,
  },
];

const columns: readonly Column<Withdrawal>[] = [
  ...withdrawalColumns,
  {
    key: 'action',
    label: '操作',
    place: 'actions',
    cell: ({ id, status }) => (
      <CommandButton
        size="compact-md"
        variant="default"
        endpoint={cancelWithdrawal}
        input={() => ({ params: { id } })}
        invalidates={ofWallet}
        success="提现申请已撤回"
        available={withdrawalLifecycle.canMove('cancel', status)}
        label="撤回"
        title="撤回提现申请？"
        confirmLabel="撤回申请"
      >
        冻结的金额会退回余额。
      </CommandButton>
    ),
  },
];

interface WithdrawalsProps {
  view: ListView<ListState<typeof withdrawalList>>;
  onWithdraw: () => void;
}

export function Withdrawals({ view, onWithdraw }: WithdrawalsProps) {
  return (
    <ListPanel
      view={view}
      answer={useWithdrawals(view.state)}
      items={({ withdrawals }) => withdrawals}
      choices={<FieldSelect view={view} field="withdrawal" none="全部状态" />}
      empty={{ action: <Button onClick={onWithdraw}>申请提现</Button> }}
    >
      {(withdrawals) => (
        <ResourceTable label="提现记录" columns={columns} rows={withdrawals} rowKey={({ id }) => id} />
      )}
    </ListPanel>
  );
}

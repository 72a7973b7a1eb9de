/** /wallet/withdrawals: admins pay out members' withdrawals or refuse them. */
import { Container, Group, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { FieldSelect } from '@platform/web/list/FieldSelect.tsx';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { ListPanel } from '@platform/web/list/ListPanel.tsx';
import { type Column, ResourceTable } from '@platform/web/list/ResourceTable.tsx';
import { useList } from '@platform/web/list/useList';
import { page } from '@platform/web/page/page';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  listMemberWithdrawals,
  type MemberWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  revealDestination,
  withdrawalLifecycle,
} from '../contract/withdrawal.ts';
import { memberWithdrawalList } from './list.ts';
import { Destination, withdrawalColumns } from './parts/Withdrawals.tsx';
import { useMemberWithdrawals } from './queries.ts';

export const handle = page({ title: '提现处理', needsLogin: true });

const buttonProps = { size: 'compact-sm', invalidates: [listMemberWithdrawals] } as const;

function Decision({ withdrawal }: { withdrawal: MemberWithdrawal }) {
  const { id, status, amount } = withdrawal;
  const params = { id };
  return (
    <Group gap="0.4rem">
      <CommandButton
        {...buttonProps}
        endpoint={payWithdrawal}
        input={(reference) => ({ params, body: { reference } })}
        success="已标记为已打款"
        available={withdrawalLifecycle.canMove('pay', status)}
        label="标为已打款"
        title="确认已经打款？"
        confirmLabel="确认已打款"
        reason={{ label: '打款流水号（申请人会看到）', required: '请输入打款流水号', limit: 100 }}
      >
        <b>{formatYuan(amount)}</b> 付给 <Destination {...withdrawal} />
        。确认后不能撤回。
      </CommandButton>
      <CommandButton
        {...buttonProps}
        endpoint={refuseWithdrawal}
        input={(reason) => ({ params, body: { reason } })}
        success="已拒绝，金额已退回余额"
        available={withdrawalLifecycle.canMove('refuse', status)}
        variant="subtle"
        color="red"
        label="拒绝"
        title="拒绝这笔提现？"
        confirmLabel="拒绝提现"
        destructive
        reason={{ label: '拒绝原因（申请人会看到）', required: '请输入拒绝原因', limit: 200 }}
      >
        <b>{formatYuan(amount)}</b> 会退回申请人的余额。
      </CommandButton>
    </Group>
  );
}

/** Where the money goes: masked until the admin needs it. */
function RevealableDestination({ withdrawal }: { withdrawal: MemberWithdrawal }) {
  const [revealed, setRevealed] = useState<Pick<MemberWithdrawal, 'account' | 'holder'> | null>(null);
  return (
    <>
      <Destination {...withdrawal} {...revealed} />
      <CommandButton
        endpoint={revealDestination}
        input={() => ({ params: { id: withdrawal.id } })}
        onSuccess={setRevealed}
        available={revealed === null}
        display="block"
        variant="subtle"
        size="compact-sm"
        ml="-0.5rem"
        label="查看完整账号"
      />
    </>
  );
}

const columns: readonly Column<MemberWithdrawal>[] = [
  ...withdrawalColumns.map((column) =>
    column.key === 'destination'
      ? {
          ...column,
          cell: (withdrawal: MemberWithdrawal) => <RevealableDestination withdrawal={withdrawal} />,
        }
      : column,
  ),
  {
    key: 'member',
    label: '申请人',
    cell: ({ member }) => (
      <Text span style={{ whiteSpace: 'nowrap' }}>
        <Verbatim>{member}</Verbatim>
      </Text>
    ),
  },
  {
    key: 'decision',
    label: '操作',
    place: 'actions',
    cell: (withdrawal) => <Decision withdrawal={withdrawal} />,
  },
];

export default function WithdrawalsPage() {
  const { search } = useLocation();
  const view = useList(memberWithdrawalList, search);
  return (
    <Container size="76rem" pb={64}>
      <ListHead title="提现处理" />
      <Text c="dimmed" size="sm" mb="md">
        收款账号是个人信息：每次查看都会连同您的姓名和时间记入记录。
      </Text>
      <ListPanel
        view={view}
        answer={useMemberWithdrawals(view.state)}
        items={({ withdrawals }) => withdrawals}
        choices={<FieldSelect view={view} field="status" none="全部状态" />}
        empty={{ title: '还没有提现申请', text: '会员申请提现后会列在这里。' }}
      >
        {(withdrawals) => (
          <ResourceTable label="提现申请" columns={columns} rows={withdrawals} rowKey={({ id }) => id} />
        )}
      </ListPanel>
    </Container>
  );
}

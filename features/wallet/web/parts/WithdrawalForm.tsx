/** The content of the withdrawal dialog: the available balance, the amount, and where it goes. */
import { Text } from '@mantine/core';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { formatYuan } from '@platform/web/format/amount';
import { useState } from 'react';
import {
  type PayoutMethod,
  payoutMethodNames,
  payoutMethods,
  requestWithdrawal,
  withdrawalRequest,
} from '../../contract/withdrawal.ts';
import { ofWallet, useWallet } from '../queries.ts';

const fields = {
  amount: { label: '提现金额（元）', kind: 'decimal', required: true },
  method: {
    label: '收款方式',
    kind: 'select',
    required: true,
    options: payoutMethods.map((value) => ({ value, label: payoutMethodNames[value] })),
  },
  account: { label: '收款账号', required: true, description: '微信号、支付宝账号或银行卡号及开户行' },
  holder: { label: '收款人姓名', required: true, autoComplete: 'name' },
} as const;

interface Values extends Record<string, unknown> {
  amount: unknown;
  method: PayoutMethod;
  account: string;
  holder: string;
}
const empty: Values = { amount: '', method: 'wechat', account: '', holder: '' };

export default function WithdrawalForm({ onDone }: { onDone: () => void }) {
  const { data } = useWallet();
  const [keyOf] = useState(idempotencyKeys);
  const state = useCommandForm(requestWithdrawal, empty, {
    schema: withdrawalRequest,
    input: (body) => ({ body, key: keyOf(body) }),
    errorFields: { INSUFFICIENT_BALANCE: 'amount' },
    invalidates: ofWallet,
    success: '提现申请已提交',
    onSuccess: onDone,
  });
  return (
    <>
      <Text c="dimmed" mb="md">
        {data && `可提现 ${formatYuan(data.yuan.available)}。`}
        申请后金额先行冻结，由管理员核对后打款；未通过时退回余额。
      </Text>
      <CommandForm {...state} fields={fields} action="申请提现" onCancel={onDone} />
    </>
  );
}

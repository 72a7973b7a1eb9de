/** The content of the recharge dialog: the balance, the amounts and the payment panel. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Divider, Group, Stack, Text } from '@mantine/core';
import { formatYuan } from '@platform/web/format/amount';
import { useRef, useState } from 'react';
import type { Asset } from '../../contract/ledger.ts';
import {
  rechargedAmount,
  rechargeMethods,
  rechargeMissing,
  rechargeOption,
  rechargeProblem,
} from '../../contract/recharge.ts';
import { showCredit } from '../amount.rules.ts';
import { BeanBalance } from '../BeanBalance.tsx';
import { useRechargePayer } from '../useRechargePayer.ts';
import { RechargeOptions } from './RechargeOptions.tsx';
import { TopUpOptions } from './TopUpOptions.tsx';

interface RechargeFormProps {
  asset: Asset;
  /** The preselected amount, in beans or yuan. */
  amount: number | null;
  onDone: () => void;
}

export default function RechargeForm({ asset, amount: preselected, onDone }: RechargeFormProps) {
  const [amount, setAmount] = useState(preselected);
  const [method, setMethod] = useState<PaymentMethod>('wechat');
  const [error, setError] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const payer = useRechargePayer({
    asset,
    amount,
    onMissing() {
      setError(amount === null ? rechargeMissing : rechargeProblem(asset));
      (asset === 'BEAN' ? first : other).current?.focus();
    },
    onDone,
  });
  const option = amount === null ? null : rechargeOption(amount, asset);
  const select = (chosen: number | null) => {
    setAmount(chosen);
    setError(null);
  };

  return (
    <Stack>
      {asset === 'BEAN' ? (
        <>
          <Group gap="xs" c="dimmed">
            现有 <BeanBalance />
          </Group>
          <RechargeOptions value={amount} onChange={select} error={error} first={first} />
        </>
      ) : (
        <TopUpOptions value={amount} onChange={select} error={error} input={other} />
      )}
      <Divider />
      <Text ta="center" aria-live="polite">
        {option ? (
          <>
            付 <b>{formatYuan(option.price)}</b>，得{' '}
            <b>{showCredit({ asset, amount: rechargedAmount(option) })}</b>
          </>
        ) : (
          '选一个金额，付款后马上到账。'
        )}
      </Text>
      <Divider />
      <PaymentPanel
        method={method}
        onMethod={setMethod}
        payer={payer}
        due={option?.price ?? null}
        methods={rechargeMethods}
      />
    </Stack>
  );
}

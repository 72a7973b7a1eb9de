/** The content of the recharge dialog: the balance, the options and the payment panel. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { Divider, Group, Stack, Text } from '@mantine/core';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { useRef, useState } from 'react';
import { rechargedBeans, rechargeMethods, rechargeMissing, rechargeOption } from '../../contract/recharge.ts';
import { BeanBalance } from '../BeanBalance.tsx';
import { useRechargePayer } from '../useRechargePayer.ts';
import { RechargeOptions } from './RechargeOptions.tsx';

interface RechargeFormProps {
  /** The preselected option, in beans. */
  amount: number | null;
  onDone: () => void;
}

export default function RechargeForm({ amount: preselected, onDone }: RechargeFormProps) {
  const [amount, setAmount] = useState(preselected);
  const [method, setMethod] = useState<PaymentMethod>('wechat');
  const [error, setError] = useState<string | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const payer = useRechargePayer({
    amount,
    onMissing() {
      setError(rechargeMissing);
      first.current?.focus();
    },
    onDone,
  });
  const option = amount === null ? null : rechargeOption(amount);

  return (
    <Stack>
      <Group gap="xs" c="dimmed">
        现有 <BeanBalance />
      </Group>
      <RechargeOptions
        value={amount}
        onChange={(chosen) => {
          setAmount(chosen);
          setError(null);
        }}
        error={error}
        first={first}
      />
      <Divider />
      <Text ta="center" aria-live="polite">
        {option ? (
          <>
            付 <b>{formatYuan(option.price)}</b>，得 <b>{formatCount(rechargedBeans(option))}</b> 浣熊豆
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

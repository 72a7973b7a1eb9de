/** What the recharge dialog holds: the balance, the options, and the checkout's payment panel. */

import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { formatCount, formatYuan } from '@platform/web/format/amount';
import { useRef, useState } from 'react';
import { rechargedBeans, rechargeMethods, rechargeMissing, rechargeOption } from '../../contract/recharge.ts';
import { BeanBalance } from '../BeanBalance.tsx';
import { useRechargePayer } from '../useRechargePayer.ts';
import classes from './RechargeDesk.module.css';
import { RechargeOptions } from './RechargeOptions.tsx';

interface RechargeDeskProps {
  /** What is chosen to begin with, in beans. */
  amount: number | null;
  onDone: () => void;
}

export default function RechargeDesk({ amount: given, onDone }: RechargeDeskProps) {
  const [amount, setAmount] = useState(given);
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
    <div className={classes['desk']}>
      <div className={classes['balance']}>
        现有 <BeanBalance />
      </div>
      <RechargeOptions
        value={amount}
        onChange={(chosen) => {
          setAmount(chosen);
          setError(null);
        }}
        error={error}
        first={first}
      />
      <p className={classes['sum']} aria-live="polite">
        {option ? (
          <>
            付 <b>{formatYuan(option.price)}</b>，得 <b>{formatCount(rechargedBeans(option))}</b> 浣熊豆
          </>
        ) : (
          '选一个金额，付款后马上到账。'
        )}
      </p>
      <PaymentPanel
        method={method}
        onMethod={setMethod}
        payer={payer}
        due={option?.price ?? null}
        methods={rechargeMethods}
      />
    </div>
  );
}

/** Paying for an existing recharge, while its payment is polled. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { outcomeOf } from '@features/payments/web/outcome.rules.ts';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { usePaymentStatus } from '@features/payments/web/queries.ts';
import { useEffect, useState } from 'react';
import { type RechargeDetail, rechargeMethods } from '../../contract/recharge.ts';
import { useWalletRefresh } from '../queries.ts';
import { useExistingRechargePayer } from '../useRechargePayer.ts';

export function RechargePayment({ recharge }: { recharge: RechargeDetail }) {
  const refresh = useWalletRefresh();
  const payer = useExistingRechargePayer(recharge);
  const last = rechargeMethods.find((method) => method === recharge.payments[0]?.method);
  const [method, setMethod] = useState<PaymentMethod>(last ?? 'wechat');
  const { data } = usePaymentStatus(recharge.id);
  const outcome = data ? outcomeOf(data).is : 'waiting';
  useEffect(() => {
    if (outcome !== 'waiting') refresh();
  }, [outcome, refresh]);
  return (
    <PaymentPanel
      method={method}
      onMethod={setMethod}
      payer={payer}
      due={recharge.price}
      methods={rechargeMethods}
    />
  );
}

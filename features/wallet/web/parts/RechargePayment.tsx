/** Paying for a recharge that stands, while the server's word on its payment is waited for. */
import type { PaymentMethod } from '@features/payments/contract/provider';
import { PaymentPanel } from '@features/payments/web/PaymentPanel.tsx';
import { verdictOf } from '@features/payments/web/verdict.rules.ts';
import { useEffect, useState } from 'react';
import { type RechargeDetail, rechargeMethods } from '../../contract/recharge.ts';
import { usePaymentWord, useWalletRefresh } from '../queries.ts';
import { useStandingPayer } from '../useRechargePayer.ts';

export function RechargePayment({ recharge }: { recharge: RechargeDetail }) {
  const refresh = useWalletRefresh();
  const payer = useStandingPayer(recharge);
  const last = rechargeMethods.find((method) => method === recharge.payments[0]?.method);
  const [method, setMethod] = useState<PaymentMethod>(last ?? 'wechat');
  const { data } = usePaymentWord(recharge.id);
  const word = data ? verdictOf(data).is : 'waiting';
  useEffect(() => {
    if (word !== 'waiting') refresh();
  }, [word, refresh]);
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

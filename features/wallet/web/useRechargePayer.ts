/** A recharge as the payment panel sees it. */
import type { PayableOrder, Payer } from '@features/payments/web/payer.ts';
import { useMemberBilling } from '@features/payments/web/useMemberBilling.ts';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import { notices } from '@platform/web/notices';
import { useRef, useState } from 'react';
import type { Asset } from '../contract/ledger.ts';
import { createRecharge, type Recharge, rechargeOption, rechargeSuccess } from '../contract/recharge.ts';
import { useWalletRefresh } from './queries.ts';

const payableOf = ({ id, number }: Recharge): PayableOrder => ({ orderId: id, orderNumber: number });

interface RechargePayerOptions {
  asset: Asset;
  /** The selected amount, in beans or yuan. */
  amount: number | null;
  onMissing: () => void;
  /** The payment has arrived, or the provider still processes it. */
  onDone: (paid: boolean) => void;
}

/** Pays for the selected amount; the recharge is created when the payment begins. */
export function useRechargePayer({ asset, amount, onMissing, onDone }: RechargePayerOptions): Payer {
  const refresh = useWalletRefresh();
  const billing = useMemberBilling();
  const [keyOf] = useState(idempotencyKeys);
  /** Counts the purchases that have ended: until then, a repeated call gets the same recharge. */
  const purchase = useRef(0);
  const option = amount === null ? null : rechargeOption(amount, asset);

  function endPurchase(): void {
    purchase.current += 1;
    refresh();
  }

  return {
    paidMessage: option ? rechargeSuccess({ asset, ...option }) : undefined,
    check() {
      if (!option) onMissing();
      return option !== null;
    },
    async prepare() {
      if (amount === null) throw new Error('no amount is selected');
      try {
        const key = keyOf({ asset, amount, purchase: purchase.current });
        const recharge = await call(createRecharge, { body: { asset, amount } }, { key });
        refresh();
        return payableOf(recharge);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isSessionExpired(error)) notices.error(error.message);
        return null;
      }
    },
    billing,
    onDone(_, paid) {
      if (!paid) notices.warning('支付结果确认中，到账后会自动记入钱包');
      endPurchase();
      onDone(paid);
    },
    onClosed: endPurchase,
  };
}

/** Pays for a recharge that already exists. */
export function useExistingRechargePayer(recharge: Recharge): Payer {
  const refresh = useWalletRefresh();
  return {
    paidMessage: rechargeSuccess(recharge),
    check: () => true,
    prepare: async () => payableOf(recharge),
    billing: useMemberBilling(),
    onDone: refresh,
    onClosed: refresh,
  };
}

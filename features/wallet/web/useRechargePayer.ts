/** A recharge as the payment panel sees it: chosen, made once, paid. */
import type { PayableOrder, Payer } from '@features/payments/web/payer.ts';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { displayName } from '@platform/web/people/displayName';
import { useSession } from '@platform/web/session/session';
import { useRef } from 'react';
import { createRecharge, type Recharge, rechargeOption, rechargeSuccess } from '../contract/recharge.ts';
import { type Intention, intentionFor } from './intention.rules.ts';
import { useWalletRefresh } from './queries.ts';

/** Said when the provider is still at it; the wallet goes on asking. */
const underWay = '支付结果确认中，到账后会自动记入钱包';

const payableOf = ({ id, number }: Recharge): PayableOrder => ({ orderId: id, orderNumber: number });

interface RechargePayerOptions {
  /** What was chosen, in beans. */
  amount: number | null;
  onMissing: () => void;
  /** Paid, or on its way. */
  onDone: (paid: boolean) => void;
}

/** Pays for what is chosen; the recharge is made when the payment begins. */
export function useRechargePayer({ amount, onMissing, onDone }: RechargePayerOptions): Payer {
  const user = useSession((session) => session.userInfo);
  const refresh = useWalletRefresh();
  const intention = useRef<Intention | null>(null);
  const option = amount === null ? null : rechargeOption(amount);

  async function make(): Promise<Recharge> {
    if (amount === null) throw new Error('nothing was chosen');
    const mine = intentionFor(intention.current, amount, () => crypto.randomUUID());
    intention.current = mine;
    if (mine.made) return mine.made;
    const made = await call(createRecharge, { body: { amount } }, { key: mine.key });
    intention.current = { ...mine, made };
    refresh();
    return made;
  }

  return {
    paidMessage: option ? rechargeSuccess(option) : undefined,
    check() {
      if (!option) onMissing();
      return option !== null;
    },
    async prepare() {
      try {
        return payableOf(await make());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isSessionExpired(error)) notices.error(error.message);
        return null;
      }
    },
    billing: () => ({ name: displayName(user), email: user?.email ?? '' }),
    onDone(_, paid) {
      intention.current = null;
      if (!paid) notices.warning(underWay);
      refresh();
      onDone(paid);
    },
    onClosed() {
      intention.current = null;
      refresh();
    },
  };
}

/** Pays for a recharge that stands already. */
export function useStandingPayer(recharge: Recharge): Payer {
  const user = useSession((session) => session.userInfo);
  const refresh = useWalletRefresh();
  return {
    paidMessage: rechargeSuccess(recharge),
    check: () => true,
    prepare: async () => payableOf(recharge),
    billing: () => ({ name: displayName(user), email: user?.email ?? '' }),
    onDone: refresh,
    onClosed: refresh,
  };
}

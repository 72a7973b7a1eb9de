/** Paying by WeChat: a code to scan in a dialog, watched through the server. */
import { Button } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { lazy, Suspense, useRef, useState } from 'react';
import { cancelPayment, startWechatPayment } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { outcomeOf } from '../outcome.rules.ts';
import type { PayableOrder } from '../payer.ts';
import { isBusy } from '../phase.rules.ts';
import type { PollResult } from '../poll.ts';
import type { ProviderProps } from './provider.ts';
import type { WechatStatus } from './WechatDialog.tsx';

// The code's drawing is only loaded by those who pay so.
const WechatDialog = lazy(() => import('./WechatDialog.tsx'));

interface OpenDialog {
  order: PayableOrder;
  codeUrl: string;
  status: WechatStatus;
}

/** How the dialog shows what came of it; all else is a failure. */
const statusOf: Partial<Record<PollResult['is'], WechatStatus>> = { paid: 'success', closed: 'closed' };

export function WechatPayment({ paying, payer, amount, balance }: ProviderProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** Grows with each attempt: an earlier one is over as soon as a later one begins or the dialog closes. */
  const attempt = useRef(0);

  async function pay() {
    if (!payer.check()) return;
    attempt.current += 1;
    const mine = attempt.current;
    const begun = await paying.begin(
      'wechat',
      (orderId) => call(startWechatPayment, { query: { orderId, balance } }),
      paymentMessages.wechatFailed,
    );
    if (!begun) return setDialog(null);
    setDialog({ order: begun.order, codeUrl: begun.answer.codeUrl, status: 'waiting' });
    const result = await paying.poll(
      begun.order,
      paymentMessages.wechatFailed,
      () => attempt.current !== mine,
    );
    if (result.is === 'left') return;
    setDialog((now) => now && { ...now, status: statusOf[result.is] ?? 'failure' });
  }

  async function cancel() {
    attempt.current += 1;
    const order = dialog?.order;
    setDialog(null);
    if (!order) return paying.end(paymentMessages.cancelled);
    try {
      const progress = await call(cancelPayment, { body: { orderId: order.orderId } });
      // The payer may have been quicker than the buyer's change of mind.
      if (outcomeOf(progress).is === 'paid')
        await paying.confirm(order, paymentMessages.wechatFailed, async () => progress);
      else paying.end(paymentMessages.cancelled);
    } catch {
      // Not heard: the code lapses by itself, and the order tells what became of it.
      paying.end(paymentMessages.cancelled);
    }
  }

  return (
    <>
      <Button fullWidth size="lg" loading={isBusy(paying.phase)} onClick={() => void pay()}>
        微信扫码支付 {amount}
      </Button>
      {dialog && (
        <Suspense>
          <WechatDialog
            codeUrl={dialog.codeUrl}
            status={dialog.status}
            amount={amount}
            onCancel={() => void cancel()}
            onRetry={() => void pay()}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}

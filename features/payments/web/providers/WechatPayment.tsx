/** Paying by WeChat: a code to scan in a dialog, watched through the server. */

import { Button } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useRef, useState } from 'react';
import { cancelPayment, startWechatPayment } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { outcomeOf } from '../outcome.rules.ts';
import type { PayableOrder } from '../payer.ts';
import { isBusy } from '../phase.rules.ts';
import type { PollResult } from '../poll.ts';
import type { ProviderProps } from './provider.ts';
import type { WechatStatus } from './WechatDialog.tsx';

// Loaded only when it is opened.
const WechatDialog = lazyPart(() => import('./WechatDialog.tsx'));

interface OpenDialog {
  order: PayableOrder;
  codeUrl: string;
  status: WechatStatus;
}

/** The dialog's status by the result; all others are failures. */
const statusOf: Partial<Record<PollResult['is'], WechatStatus>> = { paid: 'success', closed: 'closed' };

export function WechatPayment({ flow, payer, amount, due, balance }: ProviderProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The number of the current attempt: a later one or closing the dialog ends it. */
  const attempt = useRef(0);

  async function pay() {
    if (!payer.check()) return;
    attempt.current += 1;
    const own = attempt.current;
    const payment = await flow.begin(
      'wechat',
      (orderId) => call(startWechatPayment, { query: { orderId, amount: due, balance } }),
      paymentMessages.wechatFailed,
    );
    if (!payment) return setDialog(null);
    setDialog({ order: payment.order, codeUrl: payment.answer.codeUrl, status: 'waiting' });
    const result = await flow.poll(
      payment.order,
      paymentMessages.wechatFailed,
      () => attempt.current !== own,
    );
    if (result.is === 'left') return;
    setDialog((now) => now && { ...now, status: statusOf[result.is] ?? 'failure' });
  }

  async function cancel() {
    attempt.current += 1;
    const order = dialog?.order;
    setDialog(null);
    if (!order) return flow.end(paymentMessages.cancelled);
    try {
      const progress = await call(cancelPayment, { body: { orderId: order.orderId } });
      // It may have been paid before the cancellation.
      if (outcomeOf(progress).is === 'paid')
        await flow.confirm(order, paymentMessages.wechatFailed, async () => progress);
      else flow.end(paymentMessages.cancelled);
    } catch {
      // Best effort: the code expires, and the order shows the outcome.
      flow.end(paymentMessages.cancelled);
    }
  }

  return (
    <>
      <Button fullWidth size="lg" loading={isBusy(flow.phase)} onClick={() => void pay()}>
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

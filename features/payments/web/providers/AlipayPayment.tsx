/** Paying at Alipay: submits the server's form; the buyer returns by its return address. */
import { Button } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { startAlipayPayment } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { isBusy } from '../phase.rules.ts';
import { formIn } from './alipayForm.ts';
import type { ProviderProps } from './provider.ts';

export function AlipayPayment({ flow, payer, amount, due, balance }: ProviderProps) {
  async function pay() {
    if (!payer.check()) return;
    const payment = await flow.begin(
      'alipay',
      (orderId) => call(startAlipayPayment, { query: { orderId, amount: due, balance } }),
      paymentMessages.alipayFailed,
    );
    if (!payment) return;
    const form = formIn(payment.answer.formStr);
    if (!form) return flow.end(paymentMessages.alipayFailed);
    document.body.append(form);
    // After the browser's back button the page can be used again.
    const reset = () => {
      form.remove();
      flow.end(null);
    };
    window.addEventListener('pageshow', reset, { once: true });
    form.submit();
  }

  return (
    <Button fullWidth size="lg" loading={isBusy(flow.phase)} onClick={() => void pay()}>
      前往支付宝支付 {amount}
    </Button>
  );
}

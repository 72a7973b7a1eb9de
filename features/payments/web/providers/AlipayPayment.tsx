/** Paying at Alipay: submits the server's form; the buyer returns by its return address. */
import { Button } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { startAlipayPayment } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import { isBusy } from '../phase.rules.ts';
import { formIn } from './alipayForm.ts';
import type { ProviderProps } from './provider.ts';

export function AlipayPayment({ paying, payer, amount, balance }: ProviderProps) {
  async function pay() {
    if (!payer.check()) return;
    const begun = await paying.begin(
      'alipay',
      (orderId) => call(startAlipayPayment, { query: { orderId, balance } }),
      paymentMessages.alipayFailed,
    );
    if (!begun) return;
    const form = formIn(begun.answer.formStr);
    if (!form) return paying.end(paymentMessages.alipayFailed);
    document.body.append(form);
    // After the browser's back button the page can be used again.
    const reset = () => {
      form.remove();
      paying.end(null);
    };
    window.addEventListener('pageshow', reset, { once: true });
    form.submit();
  }

  return (
    <Button fullWidth size="lg" loading={isBusy(paying.phase)} onClick={() => void pay()}>
      前往支付宝支付 {amount}
    </Button>
  );
}

/** The part of the panel that belongs to the chosen method's provider. */
import { Alert, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { CheckoutConfig } from '../contract/payment.ts';
import type { PaymentMethod } from '../contract/provider.ts';
import { paymentMessages } from './messages.ts';
import { AlipayPayment } from './providers/AlipayPayment.tsx';
import { BalancePayment } from './providers/BalancePayment.tsx';
import { CardPayment } from './providers/CardPayment.tsx';
import type { ProviderProps } from './providers/provider.ts';
import { WechatPayment } from './providers/WechatPayment.tsx';
import { useSettled } from './useSettled.ts';

// PayPal's wrapper is large and only loaded by those who choose it.
const PaypalPayment = lazy(() => import('./providers/PaypalPayment.tsx'));

/** Milliseconds between the choice of a method and its buttons or fields (specification, section 4). */
const mountDelay = 300;

interface ProviderPartProps extends ProviderProps {
  method: PaymentMethod;
  config: CheckoutConfig;
  /** What is due, in yuan. */
  due: number;
}

const waiting = <Skeleton height={50} />;

/** What was mounted goes at once when the method changes; the new one comes after a moment. */
export function ProviderPart({ method, config, due, ...props }: ProviderPartProps) {
  const mounted = useSettled(method, mountDelay);
  if (mounted === null) return waiting;
  if (mounted === 'wechat') return <WechatPayment {...props} />;
  if (mounted === 'balance') return <BalancePayment due={due} {...props} />;
  if (mounted === 'alipay') return <AlipayPayment {...props} />;
  if (mounted === 'paypal' && config.paypal)
    return (
      <Suspense fallback={waiting}>
        <PaypalPayment config={config.paypal} {...props} />
      </Suspense>
    );
  if ((mounted === 'stripe' || mounted === 'credit') && config.stripe)
    return <CardPayment key={mounted} method={mounted} config={config.stripe} {...props} />;
  return (
    <Alert color="red" role="alert">
      {paymentMessages.notConfigured}
    </Alert>
  );
}

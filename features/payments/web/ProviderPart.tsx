/** The part of the panel that belongs to the chosen method's provider. */

import { Alert, Skeleton } from '@mantine/core';
import { lazyPart } from '@platform/web/states/lazyPart.tsx';
import { Suspense, useEffect, useState } from 'react';
import type { CheckoutConfig } from '../contract/payment.ts';
import type { PaymentMethod } from '../contract/provider.ts';
import { paymentMessages } from './messages.ts';
import { AlipayPayment } from './providers/AlipayPayment.tsx';
import { BalancePayment } from './providers/BalancePayment.tsx';
import { CardPayment } from './providers/CardPayment.tsx';
import type { ProviderProps } from './providers/provider.ts';
import { WechatPayment } from './providers/WechatPayment.tsx';

// PayPal's wrapper is large and loaded only when it is chosen.
const PaypalPayment = lazyPart(() => import('./providers/PaypalPayment.tsx'));

/** Milliseconds between the choice of a method and its buttons or fields (specification, section 4). */
const mountDelay = 300;

interface ProviderPartProps extends ProviderProps {
  method: PaymentMethod;
  config: CheckoutConfig;
}

const waiting = <Skeleton height={50} />;

/** A change of method unmounts the old part at once and mounts the new one after the delay. */
export function ProviderPart({ method, config, ...props }: ProviderPartProps) {
  const [mountedMethod, setMountedMethod] = useState<PaymentMethod | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMountedMethod(method), mountDelay);
    return () => clearTimeout(timer);
  }, [method]);
  if (mountedMethod !== method) return waiting;
  if (mountedMethod === 'wechat') return <WechatPayment {...props} />;
  if (mountedMethod === 'balance') return <BalancePayment {...props} />;
  if (mountedMethod === 'alipay') return <AlipayPayment {...props} />;
  if (mountedMethod === 'paypal' && config.paypal)
    return (
      <Suspense fallback={waiting}>
        <PaypalPayment config={config.paypal} {...props} />
      </Suspense>
    );
  if ((mountedMethod === 'stripe' || mountedMethod === 'credit') && config.stripe)
    return <CardPayment key={mountedMethod} method={mountedMethod} config={config.stripe} {...props} />;
  return <Alert color="red">{paymentMessages.notConfigured}</Alert>;
}

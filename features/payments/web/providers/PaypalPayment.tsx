/** Paying by PayPal: its own buttons, loaded from its own script; the order is placed before PayPal hears of it. */
import { Loader } from '@mantine/core';
import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { call } from '@platform/web/api/api';
import { useRef } from 'react';
import { type CheckoutConfig, capturePaypalOrder, createPaypalOrder } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import type { PayableOrder } from '../payer.ts';
import classes from './Paypal.module.css';
import { isHarmless, isNotDrawn } from './paypal.rules.ts';
import type { ProviderProps } from './provider.ts';

function Buttons({ paying, payer, balance }: ProviderProps) {
  const [{ isPending, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const order = useRef<PayableOrder | null>(null);
  /** The buyer knows already why PayPal's flow was stopped. */
  const told = useRef(false);

  if (isRejected) {
    return (
      <div role="alert" className={classes['problem']}>
        <p>{paymentMessages.scriptNotLoaded}</p>
        <button
          type="button"
          onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options })}
        >
          重试
        </button>
      </div>
    );
  }

  async function createOrder(): Promise<string> {
    const begun = await paying.begin(
      'paypal',
      (orderId) => call(createPaypalOrder, { body: { orderId, balance } }),
      paymentMessages.failed,
    );
    told.current = begun === null;
    if (!begun) throw new Error('no order to pay');
    order.current = begun.order;
    return begun.answer.paypalOrderId;
  }

  async function approved(): Promise<void> {
    const placed = order.current;
    if (!placed) return;
    await paying.confirm(placed, paymentMessages.failed, () =>
      call(capturePaypalOrder, { body: { orderId: placed.orderId } }),
    );
  }

  return (
    <>
      {isPending && <Loader size="sm" type="dots" role="status" aria-label="正在载入 PayPal" />}
      <PayPalButtons
        className={classes['buttons'] ?? ''}
        style={{ layout: 'vertical', label: 'pay', shape: 'rect', height: 48 }}
        onClick={(_, actions) => (payer.check() ? actions.resolve() : actions.reject())}
        createOrder={createOrder}
        onApprove={approved}
        onCancel={() => paying.end(paymentMessages.cancelled)}
        onError={(error) => {
          if (told.current || isHarmless(error)) return;
          paying.end(isNotDrawn(error) ? paymentMessages.scriptNotLoaded : paymentMessages.failed);
        }}
      />
    </>
  );
}

interface PaypalPaymentProps extends ProviderProps {
  config: NonNullable<CheckoutConfig['paypal']>;
}

/** Buttons only, in US dollars, without card, credit, Venmo and Pay Later (specification, section 7). */
export default function PaypalPayment({ config, ...props }: PaypalPaymentProps) {
  return (
    <PayPalScriptProvider
      options={{
        clientId: config.clientId,
        currency: 'USD',
        intent: 'capture',
        components: 'buttons',
        disableFunding: ['card', 'credit', 'venmo', 'paylater'],
        ...(config.sdkBaseUrl ? { sdkBaseUrl: config.sdkBaseUrl } : {}),
      }}
    >
      <Buttons {...props} />
    </PayPalScriptProvider>
  );
}

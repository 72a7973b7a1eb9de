/** Paying by PayPal with its own buttons and script; the order is placed before PayPal is opened. */
import { Box, Button, Loader, Stack, Text } from '@mantine/core';
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
import { isHarmless, isNotDrawn } from './paypal.rules.ts';
import type { ProviderProps } from './provider.ts';

function Buttons({ flow, payer, balance }: ProviderProps) {
  const [{ isPending, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const order = useRef<PayableOrder | null>(null);
  /** Whether the reason of a stopped PayPal flow has been shown. */
  const isReported = useRef(false);

  if (isRejected) {
    return (
      <Stack role="alert" align="center" gap="xs">
        <Text c="var(--mantine-color-error)">{paymentMessages.scriptNotLoaded}</Text>
        <Button
          variant="default"
          onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options })}
        >
          重试
        </Button>
      </Stack>
    );
  }

  async function createOrder(): Promise<string> {
    const payment = await flow.begin(
      'paypal',
      (orderId) => call(createPaypalOrder, { body: { orderId, balance } }),
      paymentMessages.failed,
    );
    isReported.current = payment === null;
    if (!payment) throw new Error('no order to pay');
    order.current = payment.order;
    return payment.answer.paypalOrderId;
  }

  async function approved(): Promise<void> {
    const placed = order.current;
    if (!placed) return;
    await flow.confirm(placed, paymentMessages.failed, () =>
      call(capturePaypalOrder, { body: { orderId: placed.orderId } }),
    );
  }

  return (
    <>
      {isPending && <Loader size="sm" type="dots" role="status" aria-label="正在载入 PayPal" />}
      {/* Keeps PayPal's frames below the page's header. */}
      <Box pos="relative" mih="3rem" style={{ zIndex: 0 }}>
        <PayPalButtons
          style={{ layout: 'vertical', label: 'pay', shape: 'rect', height: 48 }}
          onClick={(_, actions) => (payer.check() ? actions.resolve() : actions.reject())}
          createOrder={createOrder}
          onApprove={approved}
          onCancel={() => flow.end(paymentMessages.cancelled)}
          onError={(error) => {
            if (isReported.current || isHarmless(error)) return;
            flow.end(isNotDrawn(error) ? paymentMessages.scriptNotLoaded : paymentMessages.failed);
          }}
        />
      </Box>
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

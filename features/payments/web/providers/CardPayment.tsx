/** Paying by card: the provider's field, its error beneath, and a button that waits for a complete card. */
import { Button, Loader, Stack, Text } from '@mantine/core';
import { yuanToFen } from '@platform/contract/money';
import { call } from '@platform/web/api/api';
import type { ConfirmCardPaymentData } from '@stripe/stripe-js';
import { useId } from 'react';
import { type CheckoutConfig, createPaymentIntent, getPaymentStatus } from '../../contract/payment.ts';
import { paymentMessages } from '../messages.ts';
import type { Billing } from '../payer.ts';
import { isBusy } from '../phase.rules.ts';
import classes from './Card.module.css';
import type { ProviderProps } from './provider.ts';
import { useCardField } from './useCardField.ts';

interface CardPaymentProps extends ProviderProps {
  config: NonNullable<CheckoutConfig['stripe']>;
  method: 'stripe' | 'credit';
}

/** The two card methods are one channel under two names. */
const explanations = {
  credit: '填写 Visa、万事达或银联信用卡的卡号，付款由 Stripe 处理。',
  stripe: 'Stripe 是国际支付平台，借记卡与信用卡都可以付款；与「信用卡」是同一渠道。',
} as const;

/** Name, e-mail, phone, address line, postal code, and the city taken from the district (specification, section 7). */
function billingDetails({ name, email, phone, line1, postalCode, city }: Billing) {
  const address = {
    ...(line1 ? { line1 } : {}),
    ...(postalCode ? { postal_code: postalCode } : {}),
    ...(city ? { city } : {}),
  };
  return { name, email, ...(phone ? { phone } : {}), address } satisfies NonNullable<
    Exclude<ConfirmCardPaymentData['payment_method'], string | undefined>['billing_details']
  >;
}

export function CardPayment({ config, method, flow, payer, amount, due, balance }: CardPaymentProps) {
  const { container, parts, ready, complete, error } = useCardField(config);
  const errorId = useId();

  async function pay() {
    if (!payer.check()) return;
    const payment = await flow.begin(
      method,
      (orderId) =>
        // In fen, the minor unit of the yuan.
        call(createPaymentIntent, {
          body: { orderId, amount: yuanToFen(due), balance, currency: 'cny', method },
        }),
      paymentMessages.stripeFailed,
    );
    if (!payment) return;
    const field = parts.current;
    if (!field) return flow.end(paymentMessages.stripeNotLoaded);
    try {
      const result = await field.stripe.confirmCardPayment(payment.answer.client_secret, {
        payment_method: { card: field.card, billing_details: billingDetails(payer.billing()) },
      });
      if (result.error && result.error.payment_intent?.status !== 'succeeded') {
        flow.end(result.error.message ?? paymentMessages.stripeFailed);
        // Best effort: makes the server record the decline on the order's timeline.
        await call(getPaymentStatus, { query: { orderId: payment.order.orderId } }).catch(() => {});
      } else await flow.confirm(payment.order, (reason) => reason ?? paymentMessages.stripeFailed);
    } catch {
      flow.end(paymentMessages.stripeFailed);
    }
  }

  return (
    <Stack gap={6}>
      <fieldset className={classes['field']} data-invalid={error !== null} aria-describedby={errorId}>
        <legend>银行卡</legend>
        <Text size="sm" c="dimmed" mb="xs">
          {explanations[method]}
        </Text>
        {!ready && !error && <Loader size="sm" type="dots" role="status" aria-label="正在载入银行卡输入框" />}
        <div ref={container} />
      </fieldset>
      <Text id={errorId} role="alert" size="sm" mih="1.5rem" c="var(--mantine-color-error)">
        {error}
      </Text>
      <Button
        fullWidth
        size="lg"
        disabled={!complete}
        loading={isBusy(flow.phase)}
        onClick={() => void pay()}
      >
        支付 {amount}
      </Button>
    </Stack>
  );
}

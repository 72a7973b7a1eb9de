/** Endpoints of the payments: starting by each method, polling, cancelling, the configuration. */
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { text } from '@platform/contract/text';
import { z } from 'zod';
import { paymentErrors } from './errors.ts';
import { paymentEvents, paymentState, paymentStatus } from './lifecycle.ts';
import { paymentMethod, providerName } from './provider.ts';

/** One entry of a payment's timeline. */
export const paymentTimelineEntry = z.object({
  event: paymentEvents.schema,
  at: z.iso.datetime(),
  /** Details, such as why a card was declined. */
  note: z.string().nullable(),
});

/** One attempt to pay, with its timeline, oldest entry first. */
export const paymentAttempt = z.object({
  id: z.uuid(),
  /** Our number at the provider. */
  reference: z.string(),
  method: paymentMethod,
  provider: providerName,
  state: paymentState,
  amount: yuan,
  /** The part that the buyer's balance pays; the provider takes the rest. */
  balancePart: yuan,
  /** The provider's part in US dollars. */
  usdAmount: z.number(),
  transactionId: z.string().nullable(),
  /** A refund that the provider has not confirmed yet; one that it refuses is tried again. */
  openRefund: z.enum(['processing', 'failed']).nullable(),
  createdAt: z.iso.datetime(),
  timeline: z.array(paymentTimelineEntry),
});
export type PaymentAttempt = z.infer<typeof paymentAttempt>;

/** The progress of a payment, as the provider reports it. */
export const paymentProgress = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** The order's own state. */
  status: z.string(),
  payment_status: paymentStatus,
  /** The attempts so far, newest first. */
  payments: z.array(paymentAttempt),
});
export type PaymentProgress = z.infer<typeof paymentProgress>;

/** The order's id, its number, the temporary id it was placed under, or a payment's reference. */
const orderReference = text({ max: 200, required: '请提供订单编号' });
/** Sent by clients; the server's own amount counts. */
const ignoredAmount = z.union([z.string().max(40), z.number()]).optional();
/** The part of the amount to pay from the balance, in yuan; less than the whole. */
const balancePart = z.coerce.number().pipe(yuan).optional();
const initErrors = [
  paymentErrors.PAYABLE_NOT_FOUND,
  paymentErrors.ALREADY_PAID,
  paymentErrors.NOT_PAYABLE,
  paymentErrors.TOO_MANY_PAYMENTS,
  paymentErrors.INSUFFICIENT_BALANCE,
  paymentErrors.METHOD_NOT_ACCEPTED,
] as const;
/** Those of a method that needs its provider's configuration. */
const providerErrors = [...initErrors, paymentErrors.METHOD_UNAVAILABLE] as const;

export const startAlipayPayment = endpoint({
  name: 'startAlipayPayment',
  summary: 'Starts a payment by Alipay; returns the form that the browser submits.',
  method: 'GET',
  path: '/aliPay/pcPay',
  access: 'member',
  query: z.object({ orderId: orderReference, amount: ignoredAmount, balance: balancePart }),
  data: z.object({ orderId: z.uuid(), formStr: z.string() }),
  errors: [...providerErrors, paymentErrors.ALIPAY_INIT_FAILED],
});

export const startWechatPayment = endpoint({
  name: 'startWechatPayment',
  summary: 'Starts a payment by WeChat; returns the address of the QR code.',
  method: 'GET',
  path: '/wxPay/scanCode1',
  access: 'member',
  query: z.object({ orderId: orderReference, amount: ignoredAmount, balance: balancePart }),
  data: z.object({
    orderId: z.uuid(),
    codeUrl: z.string(),
    /** In yuan. */
    amount: yuan,
    /** When the code expires. */
    expiresAt: z.iso.datetime(),
  }),
  errors: [...providerErrors, paymentErrors.WECHAT_INIT_FAILED],
});

export const createPaymentIntent = endpoint({
  name: 'createPaymentIntent',
  summary: 'Starts a card payment by Stripe (methods stripe and credit).',
  method: 'POST',
  path: '/payments/stripe/create-payment-intent',
  access: 'member',
  body: z.object({
    orderId: orderReference,
    amount: ignoredAmount,
    balance: balancePart,
    currency: z.string().max(10).optional(),
    /** Which of the two card buttons was used. */
    method: z.enum(['stripe', 'credit']).default('stripe'),
  }),
  data: z.object({ orderId: z.uuid(), client_secret: z.string() }),
  errors: [...providerErrors, paymentErrors.STRIPE_INIT_FAILED],
});

export const createPaypalOrder = endpoint({
  name: 'createPaypalOrder',
  summary: 'Starts a payment by PayPal, in US dollars.',
  method: 'POST',
  path: '/payments/paypal/create-order',
  access: 'member',
  body: z.object({ orderId: orderReference, balance: balancePart }),
  data: z.object({ orderId: z.uuid(), paypalOrderId: z.string() }),
  errors: [...providerErrors, paymentErrors.PAYPAL_FAILED],
});

export const capturePaypalOrder = endpoint({
  name: 'capturePaypalOrder',
  summary: 'Captures the PayPal payment that the buyer has approved.',
  method: 'POST',
  path: '/payments/paypal/capture-order',
  access: 'member',
  body: z.object({ orderId: orderReference }),
  data: paymentProgress,
  errors: [paymentErrors.PAYABLE_NOT_FOUND, paymentErrors.METHOD_UNAVAILABLE, paymentErrors.PAYPAL_FAILED],
});

export const getBalanceToPay = endpoint({
  name: 'getBalanceToPay',
  summary: 'Reads the balance available for payments.',
  method: 'GET',
  path: '/payments/balance',
  access: 'member',
  data: z.object({ available: yuan }),
});

export const payFromBalance = endpoint({
  name: 'payFromBalance',
  summary: "Pays the whole amount from the buyer's balance.",
  method: 'POST',
  path: '/payments/balance/pay',
  access: 'member',
  body: z.object({ orderId: orderReference }),
  data: paymentProgress,
  errors: initErrors,
});

export const getPaymentStatus = endpoint({
  name: 'getPaymentStatus',
  summary: "Reads the payment's progress; queries the providers at most every two seconds.",
  method: 'GET',
  path: '/payments/status',
  access: 'member',
  query: z.object({ orderId: orderReference }),
  data: paymentProgress,
  errors: [paymentErrors.PAYABLE_NOT_FOUND],
});

export const cancelPayment = endpoint({
  name: 'cancelPayment',
  summary: 'Cancels the open attempts to pay; the order can still be paid.',
  method: 'POST',
  path: '/payments/cancel',
  access: 'member',
  body: z.object({ orderId: orderReference }),
  data: paymentProgress,
  errors: [paymentErrors.PAYABLE_NOT_FOUND],
});

/** The configuration of the payment panel. */
export const checkoutConfig = z.object({
  methods: z.array(paymentMethod),
  /** CNY for one USD. */
  usdRate: z.number().positive(),
  stripe: z
    .object({
      publishableKey: z.string(),
      /** A script in place of Stripe's own; null loads Stripe's. */
      scriptUrl: z.string().nullable(),
    })
    .nullable(),
  paypal: z
    .object({
      clientId: z.string(),
      /** The host of the SDK; null is PayPal's own. */
      sdkBaseUrl: z.string().nullable(),
    })
    .nullable(),
  /** Whether the providers are simulated: no money moves. */
  simulated: z.boolean(),
});
export type CheckoutConfig = z.infer<typeof checkoutConfig>;

export const getPaymentConfig = endpoint({
  name: 'getPaymentConfig',
  summary: 'Reads the enabled methods and the configuration of their scripts.',
  method: 'GET',
  path: '/payments/config',
  access: 'anyone',
  data: checkoutConfig,
});

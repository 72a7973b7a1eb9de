/** PayPal: the buyer approves in PayPal's window, the server captures. Amounts are US dollars. */
import {
  ApiError,
  CheckoutPaymentIntent,
  type OrderRequest,
  OrdersController,
  PaymentsController,
  OrderApplicationContextShippingPreference as Shipping,
  OrderApplicationContextUserAction as UserAction,
} from '@paypal/paypal-server-sdk';
import { fenToText } from '@platform/contract/money';
import {
  type ProviderAdapter,
  type ProviderPayment,
  ProviderRefused,
  type ProviderStatus,
  ProviderUnavailable,
} from '../adapter.ts';
import { acknowledgeJson, attempts, truncated } from './attempt.ts';
import { readPaypalCallback } from './paypal.callback.ts';
import { paypalClient } from './paypal.client.ts';
import { captureOf, orderState, refundState, refundsOf } from './paypal.states.ts';

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  /** The id that PayPal gave to this portal's webhook. */
  webhookId: string;
  /** https://api-m.paypal.com for the real one. */
  apiBase: string;
  /** Milliseconds for one operation. */
  timeout: number;
}

/** Longest description that PayPal takes, in characters. */
const descriptionLength = 127;
const representation = 'return=representation';

/**
 * The adapter for PayPal. An order that is not captured moves no money and PayPal cannot close it, so `close` makes no
 * request: a closed payment must not be captured.
 */
export function paypalAdapter(config: PaypalConfig): ProviderAdapter {
  const withClient = paypalClient(config);
  const { run, runRefund } = attempts(config.timeout, paypalError);

  const orderOf = async (id: string) =>
    (await withClient((client) => new OrdersController(client).getOrder({ id }))).result;

  async function ask(payment: ProviderPayment): Promise<ProviderStatus> {
    // An order without an id cannot have been approved.
    if (payment.providerId === null) return { state: 'unpaid' };
    try {
      return orderState(await orderOf(payment.providerId));
    } catch (error) {
      // PayPal deletes orders that were not approved in time.
      if (refusalOf(error)?.status === 404) return { state: 'closed' };
      throw error;
    }
  }

  async function capture(payment: ProviderPayment): Promise<ProviderStatus> {
    if (payment.providerId === null) return { state: 'unpaid' };
    const id = payment.providerId;
    const paypalRequestId = `capture-${payment.reference}`;
    try {
      const { result } = await withClient((client) =>
        new OrdersController(client).captureOrder({ id, paypalRequestId, prefer: representation }),
      );
      return orderState(result);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const current = await ask(payment);
      const isOpen = current.state === 'approved' || current.state === 'unpaid';
      if (!isOpen || refusal.issue === 'ORDER_NOT_APPROVED') return current;
      return { state: 'failed', reason: declineReason(refusal.issue) };
    }
  }

  return {
    name: 'paypal',
    query: (payment) => run(() => ask(payment)),
    capture: (payment) => run(() => capture(payment)),

    create: (payment) =>
      run(async () => {
        if (payment.providerId !== null) return approval(payment.providerId);
        const { result } = await withClient((client) =>
          new OrdersController(client).createOrder({
            body: orderRequest(payment),
            paypalRequestId: `create-${payment.reference}`,
            prefer: representation,
          }),
        );
        if (!result.id) throw new ProviderUnavailable('PayPal gave no order id');
        return approval(result.id);
      }),

    close: async () => {},

    refund: (payment, refundReference, amount) =>
      runRefund(async () => {
        const order = payment.providerId === null ? null : await orderOf(payment.providerId);
        const captureId = order && captureOf(order)?.id;
        if (!order || !captureId) return { state: 'failed', reason: '支付平台没有这笔付款' };
        // PayPal forgets the request id after some weeks, but not the refund.
        const earlier = refundsOf(order).find(({ invoiceId }) => invoiceId === refundReference);
        if (earlier) return refundState(earlier);
        const part =
          amount === undefined ? {} : { amount: { currencyCode: 'USD', value: fenToText(amount) } };
        try {
          const { result } = await withClient((client) =>
            new PaymentsController(client).refundCapturedPayment({
              captureId,
              paypalRequestId: `refund-${refundReference}`,
              prefer: representation,
              body: { customId: payment.reference, invoiceId: refundReference, ...part },
            }),
          );
          return refundState(result);
        } catch (error) {
          const last = refusalOf(error)?.issue === 'CAPTURE_FULLY_REFUNDED' && refundsOf(order).at(-1);
          if (!last) throw error;
          return refundState(last);
        }
      }),

    readCallback: (callback, isOurs) => run(() => readPaypalCallback(config, withClient, callback, isOurs)),

    acknowledge: (accepted) => acknowledgeJson(accepted, { received: accepted }),
  };
}

function approval(providerOrderId: string) {
  return { providerId: providerOrderId, presentation: { kind: 'approval', providerOrderId } } as const;
}

function orderRequest(payment: ProviderPayment): OrderRequest {
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: payment.reference,
        // PayPal lets an invoice be paid once only.
        invoiceId: payment.reference,
        description: truncated(payment.description, descriptionLength),
        amount: { currencyCode: 'USD', value: fenToText(payment.usdAmount) },
      },
    ],
    applicationContext: { shippingPreference: Shipping.NoShipping, userAction: UserAction.PayNow },
  };
}

/** PayPal's own refusal; null for failures of transport, keys or servers, which say nothing of the payment. */
function refusalOf(error: unknown): { status: number; issue: string } | null {
  if (!(error instanceof ApiError)) return null;
  const status = error.statusCode;
  if (status < 400 || status >= 500 || status === 401 || status === 403 || status === 429) return null;
  return { status, issue: issueIn(error.result) ?? `status ${status}` };
}

/** Issues that mean that the payer's card or account was refused. */
const declines = new Set(['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY']);

/** The reason of a refused capture, for the timeline. */
function declineReason(issue: string): string {
  return declines.has(issue) ? '所选的付款方式被拒绝' : `PayPal 未能扣款（${issue}）`;
}

/** The first detail's issue, else the error's name. */
function issueIn(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const { details, name } = result as { details?: unknown; name?: unknown };
  const [first] = Array.isArray(details) ? details : [];
  const issue = first?.issue ?? name;
  return typeof issue === 'string' ? issue : undefined;
}

function paypalError(error: unknown): ProviderUnavailable | ProviderRefused {
  const refusal = refusalOf(error);
  if (refusal) return new ProviderRefused(refusal.issue);
  const status = error instanceof ApiError ? `status ${error.statusCode}` : 'no readable answer';
  return new ProviderUnavailable(`PayPal: ${status}`);
}

/** Stripe: card payments by payment intent, confirmed in the browser. */
import { fen } from '@platform/contract/money';
import Stripe from 'stripe';
import {
  type Decline,
  ForgedCallback,
  type ProviderAdapter,
  type ProviderPayment,
  ProviderRefused,
  type ProviderStatus,
  ProviderUnavailable,
  type RefundStatus,
} from '../adapter.ts';
import { acknowledgeJson, attempts } from './attempt.ts';
import { requiredHeader, requireFresh } from './callback.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** The API's address without a path, https://api.stripe.com for the real one. */
  apiBase: string;
  clock: () => Date;
  /** Milliseconds for one operation. */
  timeout: number;
}

/** The adapter for Stripe. Intents never expire by themselves: an expired order must be closed. */
export function stripeAdapter(config: StripeConfig): ProviderAdapter {
  const stripe = stripeClient(config);
  const { run, runRefund } = attempts(config.timeout, stripeError);
  const intentOf = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  const query = (payment: ProviderPayment): Promise<ProviderStatus> =>
    run(async () => {
      // An intent without a client secret cannot be paid.
      if (payment.providerId === null) return { state: 'unpaid' };
      return stateOf(await intentOf(payment.providerId));
    });

  return {
    name: 'stripe',
    query,
    capture: query,

    create: (payment) =>
      run(async () => {
        const intent =
          payment.providerId === null
            ? await stripe.paymentIntents.create(
                {
                  amount: payment.amount,
                  currency: 'cny',
                  allowed_payment_method_types: ['card'],
                  description: payment.description,
                  metadata: { reference: payment.reference },
                },
                { idempotencyKey: `create-${payment.reference}` },
              )
            : await intentOf(payment.providerId);
        if (!intent.client_secret) throw new ProviderUnavailable('Stripe gave no client secret');
        return {
          providerId: intent.id,
          presentation: { kind: 'card', clientSecret: intent.client_secret },
        };
      }),

    close: (payment) =>
      run(async () => {
        if (payment.providerId === null) return;
        try {
          await stripe.paymentIntents.cancel(payment.providerId);
        } catch (error) {
          if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
          const { status } = await intentOf(payment.providerId);
          if (status !== 'succeeded' && status !== 'canceled') {
            throw new ProviderUnavailable(`the intent cannot be cancelled while it is ${status}`);
          }
        }
      }),

    refund: (payment, refundReference, amount) =>
      runRefund(async () => {
        if (payment.providerId === null) return { state: 'failed', reason: '支付平台没有这笔付款' };
        const intent = payment.providerId;
        // Stripe forgets the idempotency key after a day, but not the refund.
        const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
        const earlier = data.find(({ metadata }) => metadata?.['refund'] === refundReference);
        if (earlier) return refundState(earlier);
        try {
          const metadata = { reference: payment.reference, refund: refundReference };
          const idempotencyKey = `refund-${refundReference}`;
          const part = amount === undefined ? {} : { amount };
          return refundState(
            await stripe.refunds.create({ payment_intent: intent, metadata, ...part }, { idempotencyKey }),
          );
        } catch (error) {
          const [last] = data;
          if (codeOf(error) !== 'charge_already_refunded' || !last) throw error;
          return refundState(last);
        }
      }),

    async readCallback(callback) {
      const signature = requiredHeader(callback, 'stripe-signature');
      const now = config.clock();
      // The SDK lets timestamps from the future pass.
      requireFresh(/(?:^|,)t=(\d+)/.exec(signature)?.[1], now);
      const event = verifiedEvent(stripe, callback.rawBody, signature, config.webhookSecret, now);
      const reference = referenceOf(event.data.object);
      return reference === null ? null : { reference, eventId: event.id, event: event.type };
    },

    acknowledge: (accepted) => acknowledgeJson(accepted, { received: accepted }),
  };
}

function stripeClient({ secretKey, apiBase, timeout }: StripeConfig): Stripe {
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    // One retry under the same idempotency key fits into the operation's time.
    timeout: Math.ceil(timeout / 2),
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function stateOf(intent: Stripe.PaymentIntent): ProviderStatus {
  switch (intent.status) {
    case 'succeeded':
      return paidState(intent);
    case 'canceled':
      return { state: 'closed' };
    case 'processing':
      return { state: 'processing' };
    case 'requires_capture':
      return { state: 'approved' };
    default:
      // After a declined card the same intent waits for another one.
      return { state: 'unpaid', ...declineOf(intent) };
  }
}

const declineReasons: Readonly<Record<string, string>> = {
  insufficient_funds: '银行卡余额不足',
  expired_card: '银行卡已过期',
  incorrect_cvc: '银行卡安全码不正确',
  authentication_required: '银行卡验证未完成',
};

/** The last decline, at the time of its charge; a card that was never charged has none. */
function declineOf({ last_payment_error: error, latest_charge: charge }: Stripe.PaymentIntent): {
  declined?: Decline;
} {
  if (!error || charge === null || typeof charge === 'string') return {};
  const reason = declineReasons[error.decline_code ?? ''] ?? declineReasons[error.code ?? ''];
  return { declined: { reason: reason ?? '银行卡被拒绝', at: new Date(charge.created * 1000) } };
}

function paidState(intent: Stripe.PaymentIntent): ProviderStatus {
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string') {
    throw new ProviderUnavailable('Stripe reports a paid intent without its charge');
  }
  if (charge.refunded) return { state: 'refunded', transactionId: charge.id };
  if (intent.currency !== 'cny')
    throw new ProviderUnavailable(`Stripe reports the currency ${intent.currency}`);
  return {
    state: 'paid',
    transactionId: charge.id,
    amount: { currency: 'CNY', minor: fen(intent.amount_received) },
    paidAt: new Date(charge.created * 1000),
  };
}

function refundState(refund: Stripe.Refund): RefundStatus {
  if (refund.status === 'succeeded') return { state: 'completed', refundId: refund.id };
  if (refund.status === 'failed' || refund.status === 'canceled') {
    return { state: 'failed', reason: refund.failure_reason ?? refund.status };
  }
  return { state: 'processing', refundId: refund.id };
}

function verifiedEvent(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, undefined, undefined, now.getTime());
  } catch {
    throw new ForgedCallback('the signature does not match');
  }
}

/** Intents, charges and refunds of ours carry the reference as metadata; other objects concern no payment. */
function referenceOf(object: object): string | null {
  const metadata = 'metadata' in object ? object.metadata : null;
  if (typeof metadata !== 'object' || metadata === null || !('reference' in metadata)) return null;
  return typeof metadata.reference === 'string' ? metadata.reference : null;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/** Wrong keys count as unavailable, because they must not fail a payment permanently. */
function stripeError(error: unknown): ProviderUnavailable | ProviderRefused {
  if (error instanceof Stripe.errors.StripeCardError) return new ProviderRefused(error.message);
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  ) {
    return new ProviderRefused(`${error.code ?? error.type}: ${error.message}`);
  }
  const type = error instanceof Stripe.errors.StripeError ? error.type : 'unreadable answer';
  return new ProviderUnavailable(`Stripe: ${type}`);
}

/** Stripe's payment intents and their transitions. */
import { randomBytes } from 'node:crypto';
import { NotPayable, type PaymentOrder, type ProviderContext } from '../../provider.ts';
import type { CardError } from './cards.ts';

export interface Intent {
  id: string;
  clientSecret: string;
  amount: number;
  currency: string;
  description: string | null;
  metadata: Record<string, string>;
  created: number;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  lastError: CardError | null;
  /** The charge that was declined last. */
  declined?: { id: string; created: number };
  charge: { id: string; amount: number; created: number; amountRefunded: number } | null;
}

export interface Refund {
  id: string;
  intent: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  created: number;
}

/** An error of the API. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message']));
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, code?: string, status = 400): StripeApiError {
  return new StripeApiError(status, { type: 'invalid_request_error', ...(code ? { code } : {}), message });
}

/** Stripe's minimum amount, the equivalent of US$0.50. */
const minimumFen = 400;

export type Intents = ReturnType<typeof stripeIntents>;

/** The intents of one simulator; `announce` is called with each event for the webhook. */
export function stripeIntents(
  context: ProviderContext,
  announce: (event: string, object: Record<string, unknown>) => void,
) {
  const intents = context.state.collection<Intent>('stripe.intents');
  const refunds = context.state.collection<Refund>('stripe.refunds');
  const seconds = () => Math.floor(context.clock().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_3${randomBytes(12).toString('hex')}`;
  const announceIntent = (event: string, intent: Intent) => announce(event, intentJson(intent));

  function find(id: string): Intent {
    const intent = intents.get(id);
    if (!intent) throw invalid(`No such payment_intent: '${id}'`, 'resource_missing', 404);
    return intent;
  }

  function create(input: Pick<Intent, 'amount' | 'currency' | 'description' | 'metadata'>): Intent {
    if (!Number.isSafeInteger(input.amount) || input.amount < 1) throw invalid('Invalid integer: amount');
    if (input.amount < minimumFen)
      throw invalid('The amount must be equivalent to at least 50 cents.', 'amount_too_small');
    const id = newId('pi');
    return intents.put(id, {
      id,
      clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      ...input,
      created: seconds(),
      status: 'requires_payment_method',
      lastError: null,
      charge: null,
    });
  }

  function succeed(intent: Intent, amount: number): Intent {
    const charge = { id: newId('ch'), amount, created: seconds(), amountRefunded: 0 };
    const paid = intents.put(intent.id, { ...intent, status: 'succeeded', lastError: null, charge });
    announceIntent('payment_intent.succeeded', paid);
    return paid;
  }

  /** Charges a card. Throws StripeApiError 402 when it is declined, 400 when the intent cannot be confirmed. */
  function confirm(intent: Intent, error: CardError | null, order: PaymentOrder = {}): Intent {
    if (intent.status !== 'requires_payment_method') {
      throw invalid(
        `This PaymentIntent's status is ${intent.status}: it cannot be confirmed.`,
        'payment_intent_unexpected_state',
      );
    }
    if (error) {
      const declinedIntent = intents.put(intent.id, {
        ...intent,
        lastError: error,
        declined: { id: newId('ch'), created: seconds() },
      });
      announceIntent('payment_intent.payment_failed', declinedIntent);
      throw new StripeApiError(402, { ...error, payment_intent: intentJson(declinedIntent) });
    }
    if (!order.pending) return succeed(intent, order.minor ?? intent.amount);
    const processing = intents.put(intent.id, { ...intent, status: 'processing', lastError: null });
    announceIntent('payment_intent.processing', processing);
    return processing;
  }

  function cancel(intent: Intent): Intent {
    if (intent.status !== 'requires_payment_method') {
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    }
    const canceled = intents.put(intent.id, { ...intent, status: 'canceled' });
    announceIntent('payment_intent.canceled', canceled);
    return canceled;
  }

  /** Refunds an amount; all that is left without one. */
  function refund(intent: Intent, metadata: Record<string, string>, requested: number | null): Refund {
    const { charge } = intent;
    if (!charge) throw invalid('This PaymentIntent does not have a successful charge to refund.');
    const left = charge.amount - charge.amountRefunded;
    if (left === 0) throw invalid('Charge has already been refunded.', 'charge_already_refunded');
    const amount = requested ?? left;
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.');
    const id = newId('re');
    const { currency } = intent;
    const newRefund = {
      id,
      intent: intent.id,
      amount,
      currency,
      metadata,
      created: seconds(),
    };
    refunds.put(id, newRefund);
    const refunded = intents.put(intent.id, {
      ...intent,
      charge: { ...charge, amountRefunded: charge.amountRefunded + amount },
    });
    announce('charge.refunded', chargeJson(refunded) as Record<string, unknown>);
    return newRefund;
  }

  return {
    find,
    create,
    confirm,
    cancel,
    refund,
    refundsOf: (intent: string) =>
      refunds
        .all()
        .filter((newRefund) => newRefund.intent === intent)
        .toReversed(),
    byReference(reference: string): Intent {
      const intent = intents.all().find((one) => one.metadata['reference'] === reference);
      if (!intent) throw new NotPayable(`no payment intent for ${reference}`);
      return intent;
    },
    settle(intent: Intent): void {
      if (intent.status !== 'processing') throw new NotPayable(`nothing is pending for ${intent.id}`);
      succeed(intent, intent.amount);
    },
  };
}

function chargeJson(intent: Intent): Record<string, unknown> | null {
  if (!intent.charge) {
    if (!intent.declined) return null;
    const { id, created } = intent.declined;
    return { id, object: 'charge', created, currency: intent.currency, paid: false, status: 'failed' };
  }
  const { id, amount, created, amountRefunded } = intent.charge;
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: amountRefunded,
    refunded: amountRefunded >= amount,
    created,
    currency: intent.currency,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    status: 'succeeded',
  };
}

/** The API's JSON of an intent; the charge is an id unless it is expanded. */
export function intentJson(intent: Intent, expandCharge = false): Record<string, unknown> {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.status === 'succeeded' ? (intent.charge?.amount ?? 0) : 0,
    client_secret: intent.clientSecret,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: expandCharge ? chargeJson(intent) : ((intent.charge ?? intent.declined)?.id ?? null),
    livemode: false,
    metadata: intent.metadata,
    payment_method_types: ['card'],
    status: intent.status,
  };
}

export function refundJson(refund: Refund): Record<string, unknown> {
  const { id, amount, currency, metadata, created, intent } = refund;
  return {
    id,
    object: 'refund',
    amount,
    currency,
    metadata,
    created,
    payment_intent: intent,
    status: 'succeeded',
  };
}

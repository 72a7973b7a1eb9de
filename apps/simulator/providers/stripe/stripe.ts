/** Stripe, simulated: payment intents, refunds, webhooks. */
import { createHmac, randomBytes } from 'node:crypto';
import { type Forgery, NotPayable, type ProviderContext, type SimulatedProvider } from '../../provider.ts';
import { genericDecline } from './cards.ts';
import { intentJson, StripeApiError, stripeIntents } from './intents.ts';
import { stripeRoutes } from './routes.ts';

const hours = 3600;

export function simulatedStripe(context: ProviderContext): SimulatedProvider {
  const url = () => context.webhookUrl('stripe');
  const intents = stripeIntents(context, (event, object) => {
    context.callbacks.send('stripe', { event, url: url(), payload: eventJson(event, object) });
  });
  const seconds = () => Math.floor(context.clock().getTime() / 1000);

  function eventJson(type: string, object: Record<string, unknown>): string {
    const id = `evt_3${randomBytes(12).toString('hex')}`;
    const event = { id, object: 'event', created: seconds(), data: { object }, livemode: false, type };
    return JSON.stringify(event, null, 2);
  }

  /** A declined attempt is no error for the caller; the webhook notifies the merchant. */
  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      if (error.status !== 402) throw new NotPayable(error.message);
    }
  }

  return {
    name: 'stripe',
    retrySchedule: [60, 5 * 60, 30 * 60, 2 * hours, 5 * hours, 10 * hours, 12 * hours, 24 * hours],
    routes: (app) => stripeRoutes(app, context, intents),
    pay: (reference, order) => attempt(() => intents.confirm(intents.byReference(reference), null, order)),
    decline: (reference) => attempt(() => intents.confirm(intents.byReference(reference), genericDecline)),
    settle: (reference) => intents.settle(intents.byReference(reference)),
    paidMessage(reference) {
      const event = 'payment_intent.succeeded';
      const object = { ...intentJson(intents.byReference(reference)), status: 'succeeded' };
      return { event, url: url(), payload: eventJson(event, object) };
    },
    sign(payload, forgery) {
      const at = seconds() + (clockShift[forgery ?? 'body'] ?? 0);
      const webhookSecret = context.credentials.stripe.webhookSecret;
      // Another endpoint of the same account has another secret.
      const secret = forgery === 'key' || forgery === 'addressee' ? `${webhookSecret}x` : webhookSecret;
      const v1 = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
      return {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${at},v1=${v1}`,
        },
        body: forgery === 'body' ? payload.replace('"amount": ', '"amount": 1') : payload,
      };
    },
    accepted: (status) => status >= 200 && status < 300,
  };
}

const clockShift: Partial<Record<Forgery, number>> = { stale: -310, future: 310 };

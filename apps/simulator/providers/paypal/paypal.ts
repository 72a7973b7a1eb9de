/** PayPal, simulated: orders that a payer approves and the merchant captures, refunds, webhooks. */
import { randomBytes } from 'node:crypto';
import type { ProviderContext, SimulatedProvider } from '../../provider.ts';
import { resourceOf } from './messages.ts';
import { type Order, paypalOrders } from './orders.ts';
import { paypalRoutes } from './routes.ts';
import { signedWebhook } from './webhook.ts';

const minutes = 60;
const hours = 3600;

export function simulatedPaypal(context: ProviderContext): SimulatedProvider {
  const orders = paypalOrders(context, (event, order) =>
    context.callbacks.send('paypal', message(event, order)),
  );

  function message(event: string, order: Order) {
    const payload = JSON.stringify({
      id: `WH-${randomBytes(9).toString('hex').toUpperCase()}`,
      event_version: '1.0',
      create_time: context.clock().toISOString(),
      resource_type: event.startsWith('CHECKOUT') ? 'checkout-order' : 'capture',
      event_type: event,
      resource: resourceOf(event, order),
    });
    return { event, url: context.webhookUrl('paypal'), payload };
  }

  return {
    name: 'paypal',
    retrySchedule: [2 * minutes, 10 * minutes, 30 * minutes, ...Array<number>(22).fill(3 * hours)],
    routes: (app) => paypalRoutes(app, context, orders),
    pay: (reference, order) => void orders.approve(orders.byReference(reference), order),
    decline: (reference) => void orders.approve(orders.byReference(reference), {}, true),
    settle: (reference) => orders.settle(orders.byReference(reference)),
    paidMessage: (reference) => message('PAYMENT.CAPTURE.COMPLETED', orders.byReference(reference)),
    sign(payload, forgery) {
      if (forgery === 'stale' || forgery === 'future' || forgery === 'test') {
        throw new RangeError(`PayPal's webhooks have no ${forgery} forgery`);
      }
      return signedWebhook(context.credentials.paypal, context.url(), context.clock(), payload, forgery);
    },
    accepted: (status) => status >= 200 && status < 300,
  };
}

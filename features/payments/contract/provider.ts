/** The four providers and the methods a buyer can choose (specification, section 9, checkout). */
import { z } from 'zod';

/** Who moves the money. */
export const providers = ['paypal', 'stripe', 'wechat', 'alipay'] as const;
export const providerName = z.enum(providers);
export type ProviderName = z.infer<typeof providerName>;

/** What the buyer chooses; "credit" is a card payment by Stripe. */
export const paymentMethods = ['paypal', 'credit', 'stripe', 'wechat', 'alipay'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The provider behind a payment method. */
export function providerOf(method: PaymentMethod): ProviderName {
  return method === 'credit' ? 'stripe' : method;
}

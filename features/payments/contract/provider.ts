/** Who moves the money, and the methods a buyer can choose (specification, section 9, checkout). */
import { z } from 'zod';

/** The payment providers outside. */
export const providers = ['paypal', 'stripe', 'wechat', 'alipay'] as const;
export type ExternalProvider = (typeof providers)[number];

/** Who moves the money: a provider outside, or the buyer's own balance in the wallet. */
export const movers = [...providers, 'wallet'] as const;
export const providerName = z.enum(movers);
export type ProviderName = z.infer<typeof providerName>;

/** What the buyer chooses; "credit" is a card payment by Stripe, "balance" the wallet's. */
export const paymentMethods = ['paypal', 'credit', 'stripe', 'wechat', 'alipay', 'balance'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The provider behind a payment method. */
export function providerOf(method: PaymentMethod): ProviderName {
  if (method === 'balance') return 'wallet';
  return method === 'credit' ? 'stripe' : method;
}

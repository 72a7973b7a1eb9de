/** The payment providers, and the methods a buyer can choose (specification, section 9, checkout). */
import { z } from 'zod';

/** The external payment providers. */
export const providers = ['paypal', 'stripe', 'wechat', 'alipay'] as const;
export type ExternalProvider = (typeof providers)[number];

/** All providers: the external ones and the buyer's wallet. */
export const allProviders = [...providers, 'wallet'] as const;
export const providerName = z.enum(allProviders);
export type ProviderName = z.infer<typeof providerName>;

/** The payment methods; "credit" is a card payment by Stripe, "balance" the wallet's. */
export const paymentMethods = ['paypal', 'credit', 'stripe', 'wechat', 'alipay', 'balance'] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The provider behind a payment method. */
export function providerOf(method: PaymentMethod): ProviderName {
  if (method === 'balance') return 'wallet';
  return method === 'credit' ? 'stripe' : method;
}

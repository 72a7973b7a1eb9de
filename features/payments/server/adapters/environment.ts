/** The environment variables of the payment providers, and which complete sets they make. */
import { z } from 'zod';
import type { ExternalProvider } from '../../contract/provider.ts';
import { defaultUsdRate } from '../../contract/usd.ts';

const text = z.string().trim().min(1).optional();
const address = z.url({ protocol: /^https?$/ }).optional();

export const rateEnvironment = z.object({
  /** CNY for one USD. */
  USD_RATE: z.coerce.number().min(0.01).max(10_000).multipleOf(0.0001).default(defaultUsdRate),
});

/** All optional: a provider is on when its credentials are complete. */
export const paymentEnvironment = z.object({
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: address,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_API_BASE: address,
  WECHAT_MCHID: text,
  WECHAT_APPID: text,
  WECHAT_SERIAL: text,
  WECHAT_PRIVATE_KEY: text,
  WECHAT_PUBLIC_KEY_ID: text,
  WECHAT_PUBLIC_KEY: text,
  WECHAT_APIV3_KEY: text,
  WECHAT_API_BASE: address,
  ALIPAY_APP_ID: text,
  ALIPAY_PRIVATE_KEY: text,
  ALIPAY_PUBLIC_KEY: text,
  ALIPAY_SELLER_ID: text,
  ALIPAY_GATEWAY: address,
  ALIPAY_ENDPOINT: address,
});
export type PaymentEnvironment = z.infer<typeof paymentEnvironment>;
export type PaymentVariable = keyof PaymentEnvironment;

/** The variables that a provider requires. */
export const credentials = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  wechat: [
    'WECHAT_MCHID',
    'WECHAT_APPID',
    'WECHAT_SERIAL',
    'WECHAT_PRIVATE_KEY',
    'WECHAT_PUBLIC_KEY_ID',
    'WECHAT_PUBLIC_KEY',
    'WECHAT_APIV3_KEY',
  ],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID'],
} as const satisfies Record<ExternalProvider, readonly PaymentVariable[]>;

/** The variables that send a provider's requests to another host. */
export const hosts = {
  stripe: ['STRIPE_API_BASE'],
  paypal: ['PAYPAL_API_BASE'],
  wechat: ['WECHAT_API_BASE'],
  alipay: ['ALIPAY_GATEWAY', 'ALIPAY_ENDPOINT'],
} as const satisfies Record<ExternalProvider, readonly PaymentVariable[]>;

export type Credentials<P extends ExternalProvider> = Record<(typeof credentials)[P][number], string>;

/** A provider's credentials when all of them are set, else null. */
export function completeCredentials<P extends ExternalProvider>(
  environment: PaymentEnvironment,
  provider: P,
): Credentials<P> | null {
  const names: readonly PaymentVariable[] = credentials[provider];
  const entries = names.map((name) => [name, environment[name]] as const);
  if (entries.some(([, value]) => value === undefined)) return null;
  return Object.fromEntries(entries) as Credentials<P>;
}

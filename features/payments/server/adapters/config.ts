/** Which providers are enabled: those with credentials, and in demo mode the others by the simulator. */
import { type ExternalProvider, providers } from '../../contract/provider.ts';
import type { ProviderAdapter } from '../adapter.ts';
import { alipayAdapter } from './alipay.ts';
import {
  type Credentials,
  completeCredentials,
  credentials,
  hosts,
  type PaymentEnvironment,
  type PaymentVariable,
} from './environment.ts';
import { privateKeyPem, publicKeyPem } from './keys.ts';
import { paypalAdapter } from './paypal.ts';
import { stripeAdapter } from './stripe.ts';
import { wechatAdapter } from './wechat.ts';

export { type PaymentEnvironment, paymentEnvironment, rateEnvironment } from './environment.ts';

export interface PaymentOptions {
  environment: PaymentEnvironment;
  mode: 'demo' | 'production';
  /** The portal's address, without a path. */
  publicUrl: string;
  /** The environment that the provider simulator gives to its merchant; used in demo mode only. */
  simulator?: PaymentEnvironment | undefined;
  clock: () => Date;
  /** Milliseconds for one operation at a provider. */
  timeout?: number | undefined;
}

/** The browser's configuration of the providers that are on; nothing is secret. */
export interface BrowserPayments {
  /** `scriptUrl` names a script that defines window.Stripe; null loads Stripe's own. */
  stripe?: { publishableKey: string; scriptUrl: string | null };
  /** `sdkBaseUrl` is for the script provider; null loads PayPal's own. */
  paypal?: { clientId: string; sdkBaseUrl: string | null };
}

export interface PaymentSetup {
  adapters: Partial<Record<ExternalProvider, ProviderAdapter>>;
  browser: BrowserPayments;
  /** Origins that the page's content security policy must allow. */
  contentSecurity: { scriptSrc: string[]; connectSrc: string[]; frameSrc: string[]; formAction: string[] };
  /** The providers that are simulated. */
  simulated: ExternalProvider[];
}

/** The payment environment is incomplete or unsafe; each problem names its variable, never its value. */
export class PaymentConfigurationError extends Error {
  override readonly name = 'PaymentConfigurationError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Milliseconds: below the portal's own request time-out of 10 s (specification, section 9). */
const defaultTimeout = 8000;

/** Makes the adapters that the environment allows. Throws PaymentConfigurationError. */
export function configurePayments(options: PaymentOptions): PaymentSetup {
  const problems = providers.flatMap((provider) => problemsOf(provider, options));
  if (problems.length > 0) throw new PaymentConfigurationError(problems);

  const setup: PaymentSetup = {
    adapters: {},
    browser: {},
    contentSecurity: { scriptSrc: [], connectSrc: [], frameSrc: [], formAction: [] },
    simulated: [],
  };
  for (const provider of providers) {
    const simulator = options.mode === 'demo' ? options.simulator : undefined;
    if (addProvider(provider, setup, options.environment, options)) continue;
    if (simulator && addProvider(provider, setup, simulator, options)) setup.simulated.push(provider);
  }
  return setup;
}

/** Adds a provider whose credentials are complete in the environment; else returns false. */
function addProvider<P extends ExternalProvider>(
  provider: P,
  setup: PaymentSetup,
  environment: PaymentEnvironment,
  options: PaymentOptions,
): boolean {
  const complete = completeCredentials(environment, provider);
  if (complete) add[provider](setup, complete, environment, options);
  return complete !== null;
}

function problemsOf(provider: ExternalProvider, { environment, mode, publicUrl }: PaymentOptions): string[] {
  const required: readonly PaymentVariable[] = credentials[provider];
  const missing = required.filter((name) => environment[name] === undefined);
  const hasAny = missing.length < required.length;
  const overridden = hosts[provider].filter((name) => environment[name] !== undefined);
  const problems = overridden
    .filter(() => mode === 'production' || !hasAny)
    .map((name) =>
      mode === 'production'
        ? `${name} must not be set in production mode: payments go to the provider's own host`
        : `${name} is set, but the credentials of ${provider} are not`,
    );
  if (!hasAny) return problems;
  problems.push(
    ...missing.map((name) => `${name} is missing: ${provider} needs all of ${required.join(', ')}`),
  );
  if (mode === 'production' && !publicUrl.startsWith('https://')) {
    problems.push(`${provider} sends its callbacks to the portal's public address, which must be https`);
  }
  return [...problems, ...required.flatMap((name) => valueProblem(name, environment[name], mode))];
}

function valueProblem(name: PaymentVariable, value: string | undefined, mode: string): string[] {
  if (value === undefined) return [];
  if (name.endsWith('PRIVATE_KEY') && privateKeyPem(value) === null) return [`${name} is no private key`];
  if (name.endsWith('PUBLIC_KEY') && publicKeyPem(value) === null) return [`${name} is no public key`];
  if (name === 'WECHAT_APIV3_KEY' && Buffer.byteLength(value) !== 32) return [`${name} must have 32 bytes`];
  const isTestKey = /^[a-z]+_test_/.test(value) && name.startsWith('STRIPE_') && name.endsWith('_KEY');
  if (isTestKey && mode === 'production') return [`${name} is a key of Stripe's test mode`];
  return [];
}

/** Adds a provider to the setup. */
type Add<P extends ExternalProvider> = (
  setup: PaymentSetup,
  credentials: Credentials<P>,
  environment: PaymentEnvironment,
  options: PaymentOptions,
) => void;

function common(provider: ExternalProvider, { clock, publicUrl, timeout = defaultTimeout }: PaymentOptions) {
  return { clock, timeout, notifyUrl: `${publicUrl}/api/payments/callbacks/${provider}` };
}

const add: { [P in ExternalProvider]: Add<P> } = {
  stripe(setup, credentials, environment, options) {
    const host = environment.STRIPE_API_BASE;
    setup.adapters.stripe = stripeAdapter({
      ...common('stripe', options),
      secretKey: credentials.STRIPE_SECRET_KEY,
      webhookSecret: credentials.STRIPE_WEBHOOK_SECRET,
      apiBase: host ?? 'https://api.stripe.com',
    });
    const scriptUrl = host ? new URL('/stripe.js', host).href : null;
    setup.browser.stripe = { publishableKey: credentials.STRIPE_PUBLISHABLE_KEY, scriptUrl };
    const { contentSecurity } = setup;
    contentSecurity.scriptSrc.push(host ? new URL(host).origin : 'https://js.stripe.com');
    contentSecurity.connectSrc.push(host ? new URL(host).origin : 'https://api.stripe.com');
    if (!host) contentSecurity.frameSrc.push('https://js.stripe.com', 'https://hooks.stripe.com');
  },

  paypal(setup, credentials, environment, options) {
    const host = environment.PAYPAL_API_BASE;
    const real =
      options.mode === 'production' ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com';
    setup.adapters.paypal = paypalAdapter({
      ...common('paypal', options),
      clientId: credentials.PAYPAL_CLIENT_ID,
      clientSecret: credentials.PAYPAL_CLIENT_SECRET,
      webhookId: credentials.PAYPAL_WEBHOOK_ID,
      apiBase: host ?? real,
    });
    const isPaypals = !host || new URL(host).hostname.endsWith('.paypal.com');
    const sdkBaseUrl = isPaypals ? null : new URL('/sdk/js', host).href;
    setup.browser.paypal = { clientId: credentials.PAYPAL_CLIENT_ID, sdkBaseUrl };
    const origins = isPaypals
      ? ['https://*.paypal.com', 'https://*.paypalobjects.com']
      : [new URL(host).origin];
    setup.contentSecurity.scriptSrc.push(...origins);
    setup.contentSecurity.connectSrc.push(...origins);
    if (isPaypals) setup.contentSecurity.frameSrc.push(...origins);
  },

  wechat(setup, credentials, environment, options) {
    setup.adapters.wechat = wechatAdapter({
      ...common('wechat', options),
      mchid: credentials.WECHAT_MCHID,
      appid: credentials.WECHAT_APPID,
      serial: credentials.WECHAT_SERIAL,
      privateKey: privateKeyPem(credentials.WECHAT_PRIVATE_KEY) ?? '',
      publicKeyId: credentials.WECHAT_PUBLIC_KEY_ID,
      publicKey: publicKeyPem(credentials.WECHAT_PUBLIC_KEY) ?? '',
      apiv3Key: credentials.WECHAT_APIV3_KEY,
      apiBase: environment.WECHAT_API_BASE ?? 'https://api.mch.weixin.qq.com',
    });
  },

  alipay(setup, credentials, environment, options) {
    const gateway = environment.ALIPAY_GATEWAY ?? 'https://openapi.alipay.com/gateway.do';
    setup.adapters.alipay = alipayAdapter({
      ...common('alipay', options),
      appId: credentials.ALIPAY_APP_ID,
      privateKey: privateKeyPem(credentials.ALIPAY_PRIVATE_KEY) ?? '',
      alipayPublicKey: publicKeyPem(credentials.ALIPAY_PUBLIC_KEY) ?? '',
      sellerId: credentials.ALIPAY_SELLER_ID,
      gateway,
      endpoint: environment.ALIPAY_ENDPOINT ?? new URL(gateway).origin,
      returnUrl: `${options.publicUrl}/payment-success`,
    });
    // The real gateway redirects to other hosts of its own, and the policy follows redirects.
    const family = /\.(alipay|alipaydev)\.com$/.exec(new URL(gateway).hostname)?.[0];
    setup.contentSecurity.formAction.push(family ? `https://*${family}` : new URL(gateway).origin);
  },
};

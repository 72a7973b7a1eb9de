/** Which providers an environment enables, and its configuration errors. */
import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  configurePayments,
  PaymentConfigurationError,
  type PaymentEnvironment,
  type PaymentOptions,
  paymentEnvironment,
} from './config.ts';
import { privateKeyPem, publicKeyPem } from './keys.ts';
import { fromShanghai, toShanghai, toShanghaiRfc3339 } from './shanghai.ts';

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const real: PaymentEnvironment = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WH-1',
  WECHAT_MCHID: '1600000000',
  WECHAT_APPID: 'wx0123456789abcdef',
  WECHAT_SERIAL: 'AB01',
  WECHAT_PRIVATE_KEY: pair.privateKey,
  WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PUBLIC_KEY: pair.publicKey,
  WECHAT_APIV3_KEY: '0123456789abcdef0123456789abcdef',
  ALIPAY_APP_ID: '2021000000000000',
  ALIPAY_PRIVATE_KEY: pair.privateKey,
  ALIPAY_PUBLIC_KEY: pair.publicKey,
  ALIPAY_SELLER_ID: '2088000000000000',
};
const simulated: PaymentEnvironment = {
  ...real,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
  STRIPE_API_BASE: 'http://127.0.0.1:4242',
  PAYPAL_API_BASE: 'http://127.0.0.1:4242',
  WECHAT_API_BASE: 'http://127.0.0.1:4242',
  ALIPAY_GATEWAY: 'http://127.0.0.1:4242/gateway.do',
  ALIPAY_ENDPOINT: 'http://127.0.0.1:4242',
};

function configure(environment: PaymentEnvironment, patch: Partial<PaymentOptions> = {}) {
  const publicUrl = 'https://portal.example';
  return configurePayments({ environment, mode: 'production', publicUrl, clock: () => new Date(), ...patch });
}

function problems(environment: PaymentEnvironment, patch: Partial<PaymentOptions> = {}): string {
  try {
    configure(environment, patch);
  } catch (error) {
    if (error instanceof PaymentConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('production mode', () => {
  it('enables only providers with complete credentials', () => {
    const { WECHAT_MCHID, ...rest } = real;
    expect(Object.keys(configure(real).adapters).sort()).toEqual(['alipay', 'paypal', 'stripe', 'wechat']);
    expect(configure({}, { simulator: simulated }).adapters).toEqual({});
    expect(WECHAT_MCHID).toBeDefined();
    expect(problems(rest)).toContain('WECHAT_MCHID is missing');
  });

  it('loads the real scripts', () => {
    const { browser, contentSecurity, simulated: names } = configure(real);
    expect(browser.stripe?.scriptUrl).toBeNull();
    expect(browser.paypal?.sdkBaseUrl).toBeNull();
    expect(contentSecurity.formAction).toEqual(['https://*.alipay.com']);
    expect(names).toEqual([]);
  });

  it.each(['STRIPE_API_BASE', 'PAYPAL_API_BASE', 'WECHAT_API_BASE', 'ALIPAY_GATEWAY', 'ALIPAY_ENDPOINT'])(
    'rejects the host override %s, with credentials and without',
    (name) => {
      expect(problems({ ...real, [name]: 'http://127.0.0.1:1' })).toContain(
        `${name} must not be set in production`,
      );
      expect(problems({ [name]: 'http://127.0.0.1:1' })).toContain(`${name} must not be set in production`);
    },
  );

  it('rejects test keys, invalid keys and a portal without https', () => {
    expect(problems({ ...real, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_SECRET_KEY');
    expect(problems({ ...real, ALIPAY_PRIVATE_KEY: 'nonsense' })).toBe(
      'ALIPAY_PRIVATE_KEY is no private key',
    );
    expect(problems({ ...real, WECHAT_PUBLIC_KEY: 'nonsense' })).toBe('WECHAT_PUBLIC_KEY is no public key');
    expect(problems({ ...real, WECHAT_APIV3_KEY: 'short' })).toBe('WECHAT_APIV3_KEY must have 32 bytes');
    expect(problems(real, { publicUrl: 'http://portal.example' })).toContain('must be https');
  });
});

describe('demo mode', () => {
  const demo = { mode: 'demo', publicUrl: 'http://localhost:3000', simulator: simulated } as const;

  it('uses the simulator for every provider without credentials', () => {
    const { simulated: names, browser, contentSecurity } = configure({}, demo);
    expect(names).toHaveLength(4);
    expect(browser.stripe?.scriptUrl).toBe('http://127.0.0.1:4242/stripe.js');
    expect(browser.paypal?.sdkBaseUrl).toBe('http://127.0.0.1:4242/sdk/js');
    expect(contentSecurity.formAction).toEqual(['http://127.0.0.1:4242']);
    expect(JSON.stringify(browser)).not.toContain('secret');
  });

  it('prefers real credentials, provider by provider', () => {
    const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = real;
    const own = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
    expect(configure(own, demo).simulated).toEqual(['paypal', 'wechat', 'alipay']);
  });

  it('enables only providers with credentials without a simulator', () => {
    expect(configure({}, { mode: 'demo' }).adapters).toEqual({});
  });

  it('rejects incomplete credentials, and a host without credentials', () => {
    expect(problems({ PAYPAL_CLIENT_ID: 'client' }, demo)).toContain('PAYPAL_CLIENT_SECRET is missing');
    expect(problems({ STRIPE_API_BASE: 'http://127.0.0.1:1' }, demo)).toContain(
      'STRIPE_API_BASE is set, but',
    );
  });
});

it('never includes a value in an error', () => {
  const environment = { ...real, ALIPAY_PRIVATE_KEY: 'hush-hush', STRIPE_SECRET_KEY: 'sk_test_hush' };
  expect(problems(environment)).not.toContain('hush');
});

it('rejects an invalid address', () => {
  expect(paymentEnvironment.safeParse({ STRIPE_API_BASE: 'localhost' }).success).toBe(false);
});

it('reads keys as operators paste them', () => {
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');
  expect(privateKeyPem(bare(pair.privateKey))).toBe(pair.privateKey);
  expect(privateKeyPem(pair.privateKey.replaceAll('\n', '\\n'))).toBe(pair.privateKey);
  expect(publicKeyPem(bare(pair.publicKey))).toBe(pair.publicKey);
  expect(privateKeyPem(pair.publicKey)).toBeNull();
});

it('writes and reads Shanghai time', () => {
  const instant = new Date('2026-02-28T16:30:00Z');
  expect(toShanghai(instant)).toBe('2026-03-01 00:30:00');
  expect(toShanghaiRfc3339(instant)).toBe('2026-03-01T00:30:00+08:00');
  expect(fromShanghai('2026-03-01 00:30:00')).toEqual(instant);
});

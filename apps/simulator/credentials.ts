/** The simulator's keys and secrets: created on its first start, stored in its data directory, never in the repository. */
import { generateKeyPair, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const keyPair = z.object({ privateKey: z.string(), publicKey: z.string() });

const credentialsFile = z.object({
  controlToken: z.string(),
  stripe: z.object({ secretKey: z.string(), publishableKey: z.string(), webhookSecret: z.string() }),
  paypal: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    webhookId: z.string(),
    tokenSecret: z.string(),
    platform: keyPair,
  }),
  wechat: z.object({
    mchid: z.string(),
    appid: z.string(),
    serial: z.string(),
    apiv3Key: z.string().length(32),
    publicKeyId: z.string(),
    merchant: keyPair,
    platform: keyPair,
  }),
  alipay: z.object({ appId: z.string(), sellerId: z.string(), merchant: keyPair, platform: keyPair }),
});

/** Both sides' secrets; "merchant" pairs belong to the portal, "platform" pairs to the provider. */
export type SimulatorCredentials = z.infer<typeof credentialsFile>;
type KeyPair = z.infer<typeof keyPair>;

const generate = promisify(generateKeyPair);

async function newKeyPair(): Promise<KeyPair> {
  return generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}

async function newCredentials(): Promise<SimulatorCredentials> {
  const secret = (bytes: number) => randomBytes(bytes).toString('hex');
  const [paypal, wechatMerchant, wechat, alipayMerchant, alipay] = await Promise.all([
    newKeyPair(),
    newKeyPair(),
    newKeyPair(),
    newKeyPair(),
    newKeyPair(),
  ]);
  return {
    controlToken: secret(24),
    stripe: {
      secretKey: `sk_test_simulator${secret(12)}`,
      publishableKey: `pk_test_simulator${secret(12)}`,
      webhookSecret: `whsec_${secret(24)}`,
    },
    paypal: {
      clientId: `simulator-${randomUUID()}`,
      clientSecret: secret(24),
      webhookId: `WH-${secret(8).toUpperCase()}`,
      tokenSecret: secret(24),
      platform: paypal,
    },
    wechat: {
      mchid: `16${digits(8)}`,
      appid: `wx${secret(8)}`,
      serial: secret(20).toUpperCase(),
      apiv3Key: secret(16),
      publicKeyId: `PUB_KEY_ID_${digits(30)}`,
      merchant: wechatMerchant,
      platform: wechat,
    },
    alipay: {
      appId: `2021${digits(12)}`,
      sellerId: `2088${digits(12)}`,
      merchant: alipayMerchant,
      platform: alipay,
    },
  };
}

/** Reads the credentials of a data directory, or creates them. Concurrent processes get the same credentials. */
export async function openCredentials(dataDir: string): Promise<SimulatorCredentials> {
  const file = join(dataDir, 'credentials.json');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return credentialsFile.parse(JSON.parse(stored));
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await newCredentials(), null, 2), { mode: 0o600 });
  // A link never replaces a file: the second process reads the credentials of the first.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return credentialsFile.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The environment variables of a merchant of this simulator: its own keys, the providers' public keys, the hosts. */
export function merchantEnvironment(credentials: SimulatorCredentials, url: string) {
  const { stripe, paypal, wechat, alipay } = credentials;
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_BASE: url,
    WECHAT_MCHID: wechat.mchid,
    WECHAT_APPID: wechat.appid,
    WECHAT_SERIAL: wechat.serial,
    WECHAT_PRIVATE_KEY: wechat.merchant.privateKey,
    WECHAT_PUBLIC_KEY_ID: wechat.publicKeyId,
    WECHAT_PUBLIC_KEY: wechat.platform.publicKey,
    WECHAT_APIV3_KEY: wechat.apiv3Key,
    WECHAT_API_BASE: url,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_PRIVATE_KEY: alipay.merchant.privateKey,
    ALIPAY_PUBLIC_KEY: alipay.platform.publicKey,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_GATEWAY: `${url}/gateway.do`,
    ALIPAY_ENDPOINT: url,
  };
}

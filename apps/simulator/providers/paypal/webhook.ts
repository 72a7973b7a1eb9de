/** PayPal's webhook signatures: over transmission, webhook and checksum; verified for the merchant on request. */
import { createHmac, createSign, createVerify, randomUUID, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { SimulatorCredentials } from '../../credentials.ts';
import type { Forgery, SignedMessage } from '../../provider.ts';

type PaypalKeys = SimulatorCredentials['paypal'];

const algorithm = 'SHA256withRSA';

function signText(id: string, time: string, webhookId: string, body: string): string {
  return [id, time, webhookId, crc32(body)].join('|');
}

function certificateUrl(url: string): string {
  return `${url}/v1/notifications/certs/CERT-simulator`;
}

/** Signs a webhook's body. */
export function signedWebhook(
  keys: PaypalKeys,
  url: string,
  now: Date,
  body: string,
  forgery?: Forgery,
): SignedMessage {
  const id = randomUUID();
  const time = `${now.toISOString().slice(0, 19)}Z`;
  const webhookId = forgery === 'addressee' ? 'WH-OTHERPORTAL' : keys.webhookId;
  // A change of the signed text has the same effect as another key.
  const text = signText(id, time, webhookId, forgery === 'key' ? `${body} ` : body);
  const signature = createSign('RSA-SHA256').update(text).sign(keys.platform.privateKey, 'base64');
  return {
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': algorithm,
      'paypal-cert-url': certificateUrl(url),
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signature,
      'paypal-transmission-time': time,
    },
    body: forgery === 'body' ? body.replace('"COMPLETED"', '"PENDING"') : body,
  };
}

const verificationRequest = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.object({}).loose(),
});

const eventKey = '"webhook_event":';

/** Answers verify-webhook-signature; null for a malformed request. */
export function verifyWebhook(keys: PaypalKeys, url: string, text: string): 'SUCCESS' | 'FAILURE' | null {
  const parsedRequest = verificationRequest.safeParse(jsonOrNull(text));
  if (!parsedRequest.success) return null;
  const { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time, webhook_id } =
    parsedRequest.data;
  // The raw text of the event: everything after its key, which merchants put last.
  const event = text.slice(text.indexOf(eventKey) + eventKey.length, text.lastIndexOf('}'));
  const signedText = signText(transmission_id, transmission_time, webhook_id, event);
  const isGenuine =
    auth_algo === algorithm &&
    cert_url === certificateUrl(url) &&
    webhook_id === keys.webhookId &&
    createVerify('RSA-SHA256').update(signedText).verify(keys.platform.publicKey, transmission_sig, 'base64');
  return isGenuine ? 'SUCCESS' : 'FAILURE';
}

const tokenSeconds = 32_400;

/** A signed access token, so that it is valid after a restart of the simulator. */
export function newToken(keys: PaypalKeys, now: Date): { token: string; expiresIn: number } {
  const expiry = String(Math.floor(now.getTime() / 1000) + tokenSeconds);
  const proof = createHmac('sha256', keys.tokenSecret).update(expiry).digest('base64url');
  return { token: `A21.${expiry}.${proof}`, expiresIn: tokenSeconds };
}

export function isToken(keys: PaypalKeys, now: Date, token: string): boolean {
  const [, expiry = '', proof = ''] = token.split('.');
  const expected = createHmac('sha256', keys.tokenSecret).update(expiry).digest();
  const received = Buffer.from(proof, 'base64url');
  const isGenuine = received.length === expected.length && timingSafeEqual(received, expected);
  return isGenuine && Number(expiry) > now.getTime() / 1000;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

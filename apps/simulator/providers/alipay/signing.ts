/** Alipay's signatures: RSA2 over sorted parameters (gateway, notifications) and the v3 header scheme. */
import { createSign, createVerify, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SimulatorCredentials } from '../../credentials.ts';
import { bodyText } from '../../provider.ts';

type AlipayKeys = SimulatorCredentials['alipay'];

const toleranceMs = 10 * 60_000;

/** The text that an RSA2 signature covers: all parameters except `excluded`, sorted by name. */
function signText(parameters: Map<string, string>, excluded: readonly string[]): string {
  return [...parameters]
    .filter(([name]) => !excluded.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Whether a gateway request is signed by the merchant (sign_type is covered). */
export function isSignedForm(parameters: Map<string, string>, keys: AlipayKeys): boolean {
  const text = signText(parameters, ['sign']);
  const sign = parameters.get('sign') ?? '';
  return createVerify('RSA-SHA256').update(text).verify(keys.merchant.publicKey, sign, 'base64');
}

/** Signs a notification or a return address (sign_type is not covered). */
export function signedParameters(fields: Record<string, string>, privateKey: string): URLSearchParams {
  const text = signText(new Map(Object.entries(fields)), ['sign', 'sign_type']);
  const sign = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
  return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign });
}

/** Whether a v3 call has a recent signature of the merchant over method, address and body. */
export function isSignedCall(request: FastifyRequest, keys: AlipayKeys, now: Date): boolean {
  const match = /^ALIPAY-SHA256withRSA (.*),sign=([^,]+)$/.exec(request.headers.authorization ?? '');
  const [, auth = '', sign = ''] = match ?? [];
  const fields = new Map(auth.split(',').map((field) => field.split('=') as [string, string]));
  const isRecent = Math.abs(now.getTime() - Number(fields.get('timestamp'))) <= toleranceMs;
  if (!isRecent || fields.get('app_id') !== keys.appId) return false;
  const text = [auth, request.method, request.url, bodyText(request), ''].join('\n');
  return createVerify('RSA-SHA256').update(text).verify(keys.merchant.publicKey, sign, 'base64');
}

/** The headers that prove that a v3 reply comes from Alipay. */
export function platformHeaders(keys: AlipayKeys, body: string, now: Date): Record<string, string> {
  const timestamp = String(now.getTime());
  const nonce = randomUUID();
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(keys.platform.privateKey, 'base64');
  return { 'alipay-timestamp': timestamp, 'alipay-nonce': nonce, 'alipay-signature': signature };
}

/** WeChat Pay v3 signatures and encrypted resources on the platform's side. */
import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SimulatorCredentials } from '../../credentials.ts';
import { bodyText } from '../../provider.ts';

const scheme = 'WECHATPAY2-SHA256-RSA2048';
const toleranceSeconds = 300;

type WechatKeys = SimulatorCredentials['wechat'];

/** Whether a request has a recent signature of the merchant over method, address and body. */
export function isSignedByMerchant(request: FastifyRequest, keys: WechatKeys, now: Date): boolean {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith(`${scheme} `)) return false;
  const fields = new Map([...header.matchAll(/(\w+)="([^"]*)"/g)].map((match) => [match[1], match[2]]));
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce_str', 'signature'].map((name) =>
    fields.get(name),
  );
  const isRecent = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;
  if (!isRecent || fields.get('mchid') !== keys.mchid || fields.get('serial_no') !== keys.serial)
    return false;
  const message = [request.method, request.url, timestamp, nonce, bodyText(request), ''].join('\n');
  return createVerify('RSA-SHA256').update(message).verify(keys.merchant.publicKey, signature, 'base64');
}

/** The four headers that prove that a reply or a notification comes from the platform. */
export function platformHeaders(
  keys: WechatKeys,
  body: string,
  at: Date,
  privateKey = keys.platform.privateKey,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keys.publicKeyId,
    'wechatpay-signature': signature,
  };
}

/** Encrypts the content of a notification. */
export function seal(keys: WechatKeys, type: string, content: object): Record<string, string> {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', keys.apiv3Key, nonce);
  cipher.setAAD(Buffer.from(type));
  const sealed = [cipher.update(JSON.stringify(content), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    original_type: type,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: Buffer.concat(sealed).toString('base64'),
    associated_data: type,
    nonce,
  };
}

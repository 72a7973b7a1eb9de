/** Reads WeChat Pay's notifications: signed by the platform, encrypted with the APIv3 key. */
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import { type Callback, ForgedCallback, type RawCallback } from '../adapter.ts';
import { parseJson, requiredHeader, requireFresh } from './callback.ts';

/** The configuration for receiving notifications. */
export interface WechatReceiver {
  mchid: string;
  appid: string;
  /** PUB_KEY_ID_… and the public key that belongs to it, PEM. */
  publicKeyId: string;
  publicKey: string;
  /** 32 bytes. */
  apiv3Key: string;
  clock: () => Date;
}

const notification = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().optional(),
    nonce: z.string().length(12),
  }),
});

/** Payments name the app, refunds only the merchant. */
const resource = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string().optional(),
});

/** Prefix of invalid signatures that WeChat Pay sends as a test. */
const probe = 'WECHATPAY/SIGNTEST/';

/** Verifies and decrypts a notification. Throws ForgedCallback. */
export function readWechatCallback(config: WechatReceiver, callback: RawCallback): Callback | null {
  const text = verifiedBody(config, callback);
  const message = notification.safeParse(parseJson(text));
  if (!message.success) throw new ForgedCallback('not a notification');
  const { id, event_type, resource: sealed } = message.data;
  const parsed = resource.safeParse(parseJson(decrypted(config, sealed)));
  if (!parsed.success) throw new ForgedCallback('not a payment');
  const { mchid, appid = config.appid, out_trade_no } = parsed.data;
  if (mchid !== config.mchid || appid !== config.appid) throw new ForgedCallback('for another merchant');
  return out_trade_no === undefined ? null : { reference: out_trade_no, eventId: id, event: event_type };
}

function verifiedBody(config: WechatReceiver, callback: RawCallback): string {
  const signature = requiredHeader(callback, 'wechatpay-signature');
  const timestamp = requiredHeader(callback, 'wechatpay-timestamp');
  const nonce = requiredHeader(callback, 'wechatpay-nonce');
  if (signature.startsWith(probe)) throw new ForgedCallback('a signature test');
  if (requiredHeader(callback, 'wechatpay-serial') !== config.publicKeyId) {
    throw new ForgedCallback('signed with an unknown key');
  }
  requireFresh(timestamp, config.clock());
  const text = callback.rawBody.toString('utf8');
  if (!Rsa.verify(Formatter.response(timestamp, nonce, text), signature, config.publicKey)) {
    throw new ForgedCallback('the signature does not match');
  }
  return text;
}

function decrypted({ apiv3Key }: WechatReceiver, sealed: z.infer<typeof notification>['resource']): string {
  try {
    return Aes.AesGcm.decrypt(sealed.ciphertext, apiv3Key, sealed.nonce, sealed.associated_data);
  } catch {
    throw new ForgedCallback('the resource cannot be decrypted');
  }
}

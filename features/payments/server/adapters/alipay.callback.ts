/** Reads Alipay's notifications: form fields signed with RSA2. */
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { type Callback, ForgedCallback, type RawCallback } from '../adapter.ts';

const notification = z.object({
  notify_id: z.string().min(1),
  notify_type: z.string().min(1),
  app_id: z.string(),
  seller_id: z.string(),
  sign_type: z.literal('RSA2'),
  out_trade_no: z.string().optional(),
  trade_status: z.string().optional(),
});

/** Verifies a notification. Throws ForgedCallback. */
export function readAlipayCallback(
  config: { appId: string; sellerId: string },
  alipay: AlipaySdk,
  callback: RawCallback,
): Callback | null {
  const fields = fieldsOf(callback.rawBody);
  const message = notification.safeParse(fields);
  if (!message.success) throw new ForgedCallback('not a notification');
  if (!isSigned(alipay, fields)) throw new ForgedCallback('the signature does not match');
  const { notify_id, notify_type, app_id, seller_id, out_trade_no, trade_status } = message.data;
  if (app_id !== config.appId || seller_id !== config.sellerId) {
    throw new ForgedCallback('for another merchant');
  }
  if (out_trade_no === undefined) return null;
  return { reference: out_trade_no, eventId: notify_id, event: trade_status ?? notify_type };
}

/** The form's fields. A repeated or empty name could escape the signature. */
function fieldsOf(rawBody: Buffer): Record<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawBody.toString('utf8'))) {
    if (name === '' || fields.has(name)) throw new ForgedCallback('ambiguous fields');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function isSigned(alipay: AlipaySdk, fields: Record<string, string>): boolean {
  try {
    return alipay.checkNotifySignV2(fields);
  } catch {
    return false;
  }
}

/** Reads PayPal's webhooks, which PayPal itself verifies. */
import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { type Callback, ForgedCallback, type IsOurs, type RawCallback } from '../adapter.ts';
import { parseJson, requiredHeader } from './callback.ts';
import type { WithClient } from './paypal.client.ts';

const event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  }),
});

const verification = z.object({ verification_status: z.string() });

/** Verifies a webhook; null, without asking PayPal, when it names no payment of ours. Throws ForgedCallback, TooManyCallbacks, and the SDK's errors when PayPal can't be reached. */
export async function readPaypalCallback(
  { webhookId }: { webhookId: string },
  withClient: WithClient,
  callback: RawCallback,
  isOurs: IsOurs,
): Promise<Callback | null> {
  const text = callback.rawBody.toString('utf8');
  const message = event.safeParse(parseJson(text));
  if (!message.success) throw new ForgedCallback('not an event');
  const request = {
    auth_algo: requiredHeader(callback, 'paypal-auth-algo'),
    cert_url: requiredHeader(callback, 'paypal-cert-url'),
    transmission_id: requiredHeader(callback, 'paypal-transmission-id'),
    transmission_sig: requiredHeader(callback, 'paypal-transmission-sig'),
    transmission_time: requiredHeader(callback, 'paypal-transmission-time'),
    webhook_id: webhookId,
  };
  const { id, event_type, resource } = message.data;
  const reference = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  // Anyone can post here, and each question costs a request to PayPal.
  if (reference === undefined || !(await isOurs(reference))) return null;
  // The signature covers the event's exact bytes, so they are inserted unchanged.
  const body = `${JSON.stringify(request).slice(0, -1)},"webhook_event":${text}}`;
  if ((await verificationStatus(withClient, body)) !== 'SUCCESS') {
    throw new ForgedCallback('the signature does not match');
  }
  return { reference, eventId: id, event: event_type };
}

async function verificationStatus(withClient: WithClient, body: string): Promise<string> {
  try {
    const { result } = await withClient((client) => {
      const request = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
      request.header('Content-Type', 'application/json');
      request.text(body);
      request.authenticate([{ oauth2: true }]);
      return request.callAsText();
    });
    return verification.parse(JSON.parse(result)).verification_status;
  } catch (error) {
    const malformed = error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422);
    if (malformed) throw new ForgedCallback('PayPal does not accept the headers');
    throw error;
  }
}

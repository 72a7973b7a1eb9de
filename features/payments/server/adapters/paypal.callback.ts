/** Reads PayPal's webhooks: PayPal itself is asked whether it sent them. */
import { ApiError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { type Callback, ForgedCallback, type RawCallback } from '../adapter.ts';
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

/** Verifies a webhook. Throws ForgedCallback, and the SDK's errors when PayPal cannot be asked. */
export async function readPaypalCallback(
  { webhookId }: { webhookId: string },
  withClient: WithClient,
  callback: RawCallback,
): Promise<Callback | null> {
  const text = callback.rawBody.toString('utf8');
  const message = event.safeParse(parseJson(text));
  if (!message.success) throw new ForgedCallback('not an event');
  const question = {
    auth_algo: requiredHeader(callback, 'paypal-auth-algo'),
    cert_url: requiredHeader(callback, 'paypal-cert-url'),
    transmission_id: requiredHeader(callback, 'paypal-transmission-id'),
    transmission_sig: requiredHeader(callback, 'paypal-transmission-sig'),
    transmission_time: requiredHeader(callback, 'paypal-transmission-time'),
    webhook_id: webhookId,
  };
  // The signature covers the event's very bytes, so they are put in as they came.
  const body = `${JSON.stringify(question).slice(0, -1)},"webhook_event":${text}}`;
  if ((await verificationStatus(withClient, body)) !== 'SUCCESS') {
    throw new ForgedCallback('the signature does not match');
  }
  const { id, event_type, resource } = message.data;
  const reference = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  return reference === undefined ? null : { reference, eventId: id, event: event_type };
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

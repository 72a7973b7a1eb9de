/** The providers' callbacks: verified on their raw bytes; they only make the server query the provider. */
import { genericErrors } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import type { FastifyInstance } from 'fastify';
import { providers } from '../contract/provider.ts';
import { ForgedCallback, type ProviderAdapter, type RawCallback } from './adapter.ts';
import { checkPayment } from './check.actions.ts';
import type { Context } from './context.ts';
import { findByReference } from './store.ts';

/** In bytes; callbacks are a few kilobytes. */
const callbackLimit = 64 * 1024;

/** The path of a provider's callbacks. */
export const callbackPath = (provider: string) => `/api/payments/callbacks/${provider}`;

/**
 * Step 1 of 5: verifies a callback on its raw bytes and checks the payment that it names. False when it is forged
 * or could not be handled, so that the provider sends it again.
 */
async function receiveCallback(ctx: Context, adapter: ProviderAdapter, raw: RawCallback): Promise<boolean> {
  const { db, log } = ctx.portal;
  try {
    const callback = await adapter.readCallback(raw);
    if (!callback) return true;
    const { reference, eventId, event } = callback;
    const payment = await findByReference(db, adapter.name, reference);
    log.info({ provider: adapter.name, reference, eventId, event, known: payment !== null }, 'callback');
    if (payment) await checkPayment(ctx, payment);
    return true;
  } catch (error) {
    const message = error instanceof ForgedCallback ? 'callback refused' : 'callback not acted on';
    log.warn({ err: error, provider: adapter.name }, message);
    return false;
  }
}

/** Mounts the four callbacks in a context of their own, where bodies stay bytes. */
export function mountCallbacks(ctx: Context): void {
  ctx.portal.http.register(async (context: FastifyInstance) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: callbackLimit },
      (_request, body, done) => done(null, body),
    );
    for (const provider of providers) {
      // Providers call from few addresses, and in bursts.
      const options = { config: { rateLimit: false as const }, bodyLimit: callbackLimit };
      context.post<{ Body: Buffer | undefined }>(callbackPath(provider), options, async (request, reply) => {
        const adapter = ctx.adapters.get(provider);
        if (!adapter) throw failure(genericErrors.NOT_FOUND);
        const raw = { headers: request.headers, rawBody: request.body ?? Buffer.alloc(0) };
        const accepted = await receiveCallback(ctx, adapter, raw);
        const { status, contentType, body } = adapter.acknowledge(accepted);
        return reply.code(status).type(contentType).send(body);
      });
    }
  });
}

/** The providers' callbacks: verified on their raw bytes; they only make the server query the provider. */
import { genericErrors } from '@platform/contract/errors';
import { failure } from '@platform/server/http/failure';
import { networkOf } from '@platform/server/http/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { providers } from '../contract/provider.ts';
import {
  ForgedCallback,
  type IsOurs,
  type ProviderAdapter,
  type RawCallback,
  TooManyCallbacks,
} from './adapter.ts';
import { checkPayment } from './check.actions.ts';
import type { Context } from './context.ts';
import { findByReference } from './store.ts';

/** In bytes; callbacks are a few kilobytes. */
const callbackLimit = 64 * 1024;

/** Callbacks a minute from one network: providers call from few, in bursts. */
const callbacksPerNetwork = 600;

/** Questions a minute to a provider whether a callback is genuine, from all networks together. */
const questionsPerMinute = 300;

/** Counts a question to a provider; throws TooManyCallbacks beyond the limit. Exported for tests. */
export function questionLimit(points: number): (provider: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (provider) => {
    await limiter.consume(provider).catch((error: unknown) => {
      throw error instanceof RateLimiterRes ? new TooManyCallbacks() : error;
    });
  };
}

/** The path of a provider's callbacks. */
export const callbackPath = (provider: string) => `/api/payments/callbacks/${provider}`;

/**
 * Step 1 of 5: verifies a callback on its raw bytes and checks the payment that it names. False when it is forged
 * or could not be handled, so that the provider sends it again.
 */
async function receiveCallback(
  ctx: Context,
  adapter: ProviderAdapter,
  raw: RawCallback,
  mayAsk: () => Promise<void>,
): Promise<boolean> {
  const { db, log } = ctx.portal;
  try {
    const isOurs: IsOurs = async (reference) => {
      if (!(await findByReference(db, adapter.name, reference))) return false;
      await mayAsk();
      return true;
    };
    const callback = await adapter.readCallback(raw, isOurs);
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
  const mayAsk = questionLimit(questionsPerMinute);
  ctx.portal.http.register(async (context: FastifyInstance) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: callbackLimit },
      (_request, body, done) => done(null, body),
    );
    for (const provider of providers) {
      const rateLimit = {
        max: callbacksPerNetwork,
        timeWindow: '1 minute',
        keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      };
      const options = { config: { rateLimit }, bodyLimit: callbackLimit };
      context.post<{ Body: Buffer | undefined }>(callbackPath(provider), options, async (request, reply) => {
        const adapter = ctx.adapters.get(provider);
        if (!adapter) throw failure(genericErrors.NOT_FOUND);
        const raw = { headers: request.headers, rawBody: request.body ?? Buffer.alloc(0) };
        const accepted = await receiveCallback(ctx, adapter, raw, () => mayAsk(provider));
        const { status, contentType, body } = adapter.acknowledge(accepted);
        return reply.code(status).type(contentType).send(body);
      });
    }
  });
}

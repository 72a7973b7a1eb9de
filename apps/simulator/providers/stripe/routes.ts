/** Stripe's HTTP interface: the merchant's calls by secret key, the browser's by publishable key and client secret. */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyText, type ProviderContext } from '../../provider.ts';
import { cardError } from './cards.ts';
import { type Intent, type Intents, intentJson, invalid, refundJson, StripeApiError } from './intents.ts';

/** An answer stored under an idempotency key. */
interface Replay {
  fingerprint: string;
  status: number;
  body: Record<string, unknown>;
}

const browserScript = readFileSync(new URL('./stripe.browser.js', import.meta.url), 'utf8');

export function stripeRoutes(app: FastifyInstance, context: ProviderContext, intents: Intents): void {
  const replays = context.state.collection<Replay>('stripe.replays');
  const { secretKey, publishableKey } = context.credentials.stripe;

  const bySecretKey = (request: FastifyRequest) => request.headers.authorization === `Bearer ${secretKey}`;

  function requireSecretKey(request: FastifyRequest): void {
    if (!bySecretKey(request)) throw invalid('Invalid API Key provided.', undefined, 401);
  }

  /** Runs a merchant's command once per idempotency key. */
  function once(
    request: FastifyRequest,
    reply: FastifyReply,
    command: (form: URLSearchParams) => Record<string, unknown>,
  ) {
    requireSecretKey(request);
    const form = new URLSearchParams(bodyText(request));
    const key = request.headers['idempotency-key'];
    const fingerprint = createHash('sha256').update(`${request.url}\n${form}`).digest('hex');
    const replay = typeof key === 'string' ? replays.get(key) : undefined;
    if (replay && replay.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      throw new StripeApiError(400, { type: 'idempotency_error', message });
    }
    const answer = replay ?? { fingerprint, ...outcome(() => command(form)) };
    if (typeof key === 'string') {
      if (replay) reply.header('idempotent-replayed', 'true');
      else replays.put(key, answer);
    }
    return reply.code(answer.status).send(answer.body);
  }

  /** The intent of a browser's call, which needs the publishable key and the client secret. */
  function browserIntent(request: FastifyRequest<{ Params: { id: string } }>, form: URLSearchParams): Intent {
    if (form.get('key') !== publishableKey) throw invalid('Invalid API Key provided.', undefined, 401);
    const intent = intents.find(request.params.id);
    if (form.get('client_secret') !== intent.clientSecret) {
      throw invalid(`No such payment_intent: '${intent.id}'`, 'resource_missing', 404);
    }
    return intent;
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('request-id', `req_${randomBytes(7).toString('hex')}`);
    reply.header('access-control-allow-origin', '*');
  });
  app.setErrorHandler((error, _request, reply) => {
    const apiError = error instanceof StripeApiError ? error : new StripeApiError(500, { type: 'api_error' });
    return reply.code(apiError.status).send({ error: apiError.error });
  });

  app.get('/stripe.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(browserScript),
  );

  app.post('/v1/payment_intents', (request, reply) =>
    once(request, reply, (form) => {
      // Removed in the SDK's API version.
      const removed = [...form.keys()].find((key) => key.startsWith('payment_method_types'));
      if (removed) throw invalid(`Received unknown parameter: ${removed}`, 'parameter_unknown');
      return intentJson(
        intents.create({
          amount: Number(form.get('amount')),
          currency: form.get('currency') ?? '',
          description: form.get('description'),
          metadata: metadataOf(form),
        }),
      );
    }),
  );

  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', (request, reply) => {
    const query = new URL(request.url, 'http://simulator').searchParams;
    if (query.has('client_secret')) return reply.send(intentJson(browserIntent(request, query)));
    requireSecretKey(request);
    const expand = [...query].some(([key, value]) => key.startsWith('expand') && value === 'latest_charge');
    return reply.send(intentJson(intents.find(request.params.id), expand));
  });

  app.post<{ Params: { id: string } }>('/v1/payment_intents/:id/cancel', (request, reply) =>
    once(request, reply, () => intentJson(intents.cancel(intents.find(request.params.id)))),
  );

  // Errors have status 200, because a browser would log other statuses on the console.
  app.post<{ Params: { id: string } }>('/stripe/intents/:id/confirm', (request, reply) => {
    const form = new URLSearchParams(bodyText(request));
    const number = form.get('payment_method_data[card][number]') ?? '';
    const answer = outcome(() =>
      intentJson(intents.confirm(browserIntent(request, form), cardError(number))),
    );
    return reply.send(answer.body);
  });

  app.post('/v1/refunds', (request, reply) =>
    once(request, reply, (form) => {
      const amount = form.get('amount');
      const intent = intents.find(form.get('payment_intent') ?? '');
      return refundJson(intents.refund(intent, metadataOf(form), amount === null ? null : Number(amount)));
    }),
  );

  app.get<{ Querystring: { payment_intent?: string } }>('/v1/refunds', (request, reply) => {
    requireSecretKey(request);
    const data = intents.refundsOf(request.query.payment_intent ?? '').map(refundJson);
    return reply.send({ object: 'list', url: '/v1/refunds', has_more: false, data });
  });
}

function outcome(command: () => Record<string, unknown>): { status: number; body: Record<string, unknown> } {
  try {
    return { status: 200, body: command() };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const metadata = [...form].map(([key, value]) => [/^metadata\[(\w+)\]$/.exec(key)?.[1], value] as const);
  return Object.fromEntries(metadata.filter(([name]) => name !== undefined));
}

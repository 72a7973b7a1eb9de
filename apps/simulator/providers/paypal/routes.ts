/** PayPal's HTTP interface: token, orders, captures, refunds, webhook verification; and the approval in the browser. */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { textToMinor } from '@platform/contract/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyText, type ProviderContext } from '../../provider.ts';
import { captureJson, orderJson, refundJson } from './messages.ts';
import { type Orders, PaypalApiError } from './orders.ts';
import { isToken, newToken, verifyWebhook } from './webhook.ts';

const dollars = z.object({ currency_code: z.literal('USD'), value: z.string().regex(/^\d+\.\d{2}$/) });

const orderRequest = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().max(255),
      invoice_id: z.string().max(127).optional(),
      description: z.string().max(127).optional(),
      amount: dollars,
    }),
  ]),
});

const refundRequest = z.object({
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  amount: dollars.optional(),
});

/** An answer stored under a PayPal-Request-Id. */
interface Replay {
  fingerprint: string;
  status: number;
  body: Record<string, unknown>;
}

type ById = { Params: { id: string } };

const browserScript = readFileSync(new URL('./paypal.browser.js', import.meta.url), 'utf8');

export function paypalRoutes(app: FastifyInstance, context: ProviderContext, orders: Orders): void {
  const keys = context.credentials.paypal;
  const replays = context.state.collection<Replay>('paypal.replays');

  app.setErrorHandler((error, _request, reply) => {
    const apiError =
      error instanceof PaypalApiError ? error : new PaypalApiError(500, 'INTERNAL_SERVER_ERROR');
    const name = names[apiError.status] ?? 'INTERNAL_SERVER_ERROR';
    const details = [{ issue: apiError.issue, description: apiError.issue }];
    const debug_id = randomBytes(6).toString('hex');
    return reply.code(apiError.status).send({ name, message: name, debug_id, details });
  });

  app.post('/v1/oauth2/token', (request, reply) => {
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
    const grant = new URLSearchParams(bodyText(request)).get('grant_type');
    if (request.headers.authorization !== `Basic ${basic}` || grant !== 'client_credentials') {
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    const { token, expiresIn } = newToken(keys, context.clock());
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: expiresIn, scope: '' });
  });

  function requireToken(request: FastifyRequest): void {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isToken(keys, context.clock(), token)) throw new PaypalApiError(401, 'INVALID_TOKEN');
  }

  /** Runs a command once per PayPal-Request-Id; errors are not stored, so that they can be retried. */
  function once(request: FastifyRequest, reply: FastifyReply, command: () => Omit<Replay, 'fingerprint'>) {
    requireToken(request);
    const key = request.headers['paypal-request-id'];
    if (typeof key !== 'string') throw new PaypalApiError(400, 'MISSING_REQUEST_ID');
    const fingerprint = createHash('sha256')
      .update(`${request.url}\n${bodyText(request)}`)
      .digest('hex');
    const replay = replays.get(key);
    if (replay && replay.fingerprint !== fingerprint) throw new PaypalApiError(422, 'DUPLICATE_REQUEST_ID');
    const answer = replay ?? replays.put(key, { fingerprint, ...command() });
    return reply.code(replay ? 200 : answer.status).send(answer.body);
  }

  app.post('/v2/checkout/orders', (request, reply) =>
    once(request, reply, () => {
      const [unit] = parse(orderRequest, bodyText(request)).purchase_units;
      const amount = textToMinor(unit.amount.value);
      if (!amount) throw new PaypalApiError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
      const { custom_id: reference, invoice_id: invoiceId = null, description = '' } = unit;
      return { status: 201, body: orderJson(orders.create({ reference, invoiceId, description, amount })) };
    }),
  );

  app.get<ById>('/v2/checkout/orders/:id', (request, reply) => {
    requireToken(request);
    return reply.send(orderJson(orders.find(request.params.id)));
  });

  app.post<ById>('/v2/checkout/orders/:id/capture', (request, reply) =>
    once(request, reply, () => {
      const captured = orders.capture(orders.find(request.params.id));
      return { status: 201, body: orderJson(captured) };
    }),
  );

  app.get<ById>('/v2/payments/captures/:id', (request, reply) => {
    requireToken(request);
    const order = orders.byCapture(request.params.id);
    return reply.send(order.capture && captureJson(order, order.capture));
  });

  app.post<ById>('/v2/payments/captures/:id/refund', (request, reply) =>
    once(request, reply, () => {
      const { custom_id, invoice_id, amount } = parse(refundRequest, bodyText(request) || '{}');
      const { refunds } = orders.refund(orders.byCapture(request.params.id), {
        customId: custom_id ?? null,
        invoiceId: invoice_id ?? null,
        amount: amount ? textToMinor(amount.value) : null,
      });
      const refund = refunds.at(-1);
      return { status: 201, body: refund ? refundJson(refund) : {} };
    }),
  );

  app.post('/v1/notifications/verify-webhook-signature', (request, reply) => {
    requireToken(request);
    const status = verifyWebhook(keys, context.url(), bodyText(request));
    if (status === null) throw new PaypalApiError(400, 'VALIDATION_ERROR');
    return reply.send({ verification_status: status });
  });

  app.get('/v1/notifications/certs/CERT-simulator', (_request, reply) =>
    reply.type('application/x-pem-file').send(keys.platform.publicKey),
  );

  app.get('/sdk/js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(browserScript));

  /** The calls of the approval panel. The order's id is the only permission needed. */
  app.get<ById>('/paypal/orders/:id', (request, reply) => {
    const { id, description, amount, status } = orders.find(request.params.id);
    return reply.header('access-control-allow-origin', '*').send({ id, description, amount, status });
  });
  app.post<ById>('/paypal/orders/:id/approve', (request, reply) => {
    const declining = new URLSearchParams(bodyText(request)).get('instrument') === 'declined';
    const { id, status } = orders.approve(orders.find(request.params.id), {}, declining);
    return reply.header('access-control-allow-origin', '*').send({ id, status });
  });
}

const names: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
};

function parse<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new PaypalApiError(400, 'INVALID_PARAMETER_SYNTAX');
  return parsed.data;
}

/** From declaration to route: permission, validation, idempotency, envelope, cache. */
import { createHash } from 'node:crypto';
import { type Endpoint, takesBody } from '@platform/contract/endpoint';
import type { FieldIssue } from '@platform/contract/envelope';
import { genericErrors } from '@platform/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Command, fingerprint } from './commands.ts';
import { failure, invalid } from './failure.ts';
import type { Freshness } from './freshness.ts';
import type { Call, Caller, Handler, Origin, RouteOptions } from './portal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

interface Mounting {
  http: FastifyInstance;
  fresh: Freshness;
  /** Checks answers against the contract; on in development and tests. */
  checkAnswers: boolean;
  authenticate: (origin: Origin) => Promise<Caller | null>;
}

function originOf(request: FastifyRequest): Origin {
  const { authorization, 'user-agent': userAgent = '' } = request.headers;
  return { address: request.ip, userAgent: userAgent.slice(0, 300), authorization };
}

async function admit(
  declared: Endpoint,
  origin: Origin,
  authenticate: Mounting['authenticate'],
): Promise<Caller | null> {
  if (declared.access === 'anyone') return null;
  const caller = await authenticate(origin);
  if (!caller) throw failure(genericErrors.UNAUTHENTICATED);
  if (declared.access !== 'member' && !declared.access.includes(caller.role))
    throw failure(genericErrors.FORBIDDEN);
  return caller;
}

/** Parses the three parts of the input; all refused fields are named at once. */
function parseInput(declared: Endpoint, request: FastifyRequest) {
  const issues: FieldIssue[] = [];
  const parse = (schema: z.ZodType, value: unknown): unknown => {
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    issues.push(...parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    return undefined;
  };
  const input = {
    params: parse(declared.params, request.params),
    query: parse(declared.query, request.query),
    body: takesBody(declared) ? parse(declared.body, request.body) : undefined,
  };
  if (issues.length > 0) throw invalid(issues);
  return input;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

function commandOf(declared: Endpoint, request: FastifyRequest, caller: Caller | null): Command | null {
  const key = request.headers['idempotency-key'];
  if (!declared.idempotent || caller === null || key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw invalid([{ field: 'Idempotency-Key', message: '请求编号格式不正确' }]);
  }
  return { caller: caller.id, key, fingerprint: fingerprint(declared.name, request.params, request.body) };
}

/** Mounts an endpoint below /api. */
export function mount<E extends Endpoint>(
  mounting: Mounting,
  declared: E,
  handler: Handler<E>,
  options: RouteOptions,
): void {
  const { http, fresh, checkAnswers, authenticate } = mounting;

  async function answer(request: FastifyRequest): Promise<string> {
    const origin = originOf(request);
    const caller = await admit(declared, origin, authenticate);
    const input = parseInput(declared, request);
    const command = commandOf(declared, request, caller);
    // The parts were parsed by the endpoint's own schemas just above.
    const result = await handler({ ...input, caller, command, origin } as Call<E>);
    const data = checkAnswers ? declared.data.parse(result) : result;
    return JSON.stringify({ success: true, message: declared.message, data });
  }

  const { cacheTag } = options;
  const cached = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> => {
    const { bytes, etag } = await fresh.remember(cacheTag ?? '', `api ${request.url}`, 1, async () => {
      const body = Buffer.from(await answer(request));
      return { bytes: body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    });
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return bytes;
  };

  http.route({
    method: declared.method,
    url: `/api${declared.path}`,
    config: { endpoint: declared },
    handler: async (request, reply) => {
      reply.code(declared.status).type('application/json; charset=utf-8');
      if (cacheTag !== undefined) return cached(request, reply);
      reply.header('cache-control', 'no-store');
      return answer(request);
    },
  });
}

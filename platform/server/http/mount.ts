/** Mounts an endpoint as a route: permission, validation, idempotency, envelope, cache. */
import { createHash } from 'node:crypto';
import { chineseMessage } from '@platform/contract/chinese';
import { type Endpoint, takesBody } from '@platform/contract/endpoint';
import type { FieldIssue } from '@platform/contract/envelope';
import { genericErrors } from '@platform/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { copyForKeeping } from '../bytes.ts';
import type { Cache } from '../cache.ts';
import { receiveFile } from '../files/uploads.ts';
import type { Call, Caller, Handler, Origin, RouteOptions } from '../portal.ts';
import { type Command, fingerprint } from './commands.ts';
import { failure, invalid } from './failure.ts';
import { chosenVariant } from './variant.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Set on routes outside of the contract whose body may take long. */
    takesUpload?: boolean;
  }
}

interface MountContext {
  http: FastifyInstance;
  cache: Cache;
  /** Checks answers against the contract; on in development and tests. */
  checkAnswers: boolean;
  /** The secret of the commands' fingerprints. */
  commandSecret: string;
  authenticate: (origin: Origin) => Promise<Caller | null>;
}

/** The origin of a request, for routes outside of the contract. */
export function originOf(request: FastifyRequest): Origin {
  const { authorization, cookie, 'user-agent': userAgent = '' } = request.headers;
  return {
    address: request.ip,
    userAgent: userAgent.slice(0, 300),
    authorization,
    variant: chosenVariant(cookie),
  };
}

async function authorise(
  endpoint: Endpoint,
  origin: Origin,
  authenticate: MountContext['authenticate'],
): Promise<Caller | null> {
  if (endpoint.access === 'anyone') return null;
  const caller = await authenticate(origin);
  if (!caller) throw failure(genericErrors.UNAUTHENTICATED);
  if (endpoint.access !== 'member' && !endpoint.access.includes(caller.role))
    throw failure(genericErrors.FORBIDDEN);
  return caller;
}

/** Parses the three parts of the input; reports all rejected fields at once. */
function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const issues: FieldIssue[] = [];
  const parse = (schema: z.ZodType, value: unknown): unknown => {
    const parsed = schema.safeParse(value ?? {}, { error: chineseMessage });
    if (parsed.success) return parsed.data;
    issues.push(...parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
    return undefined;
  };
  const input = {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: takesBody(endpoint) ? parse(endpoint.body, request.body) : undefined,
  };
  if (issues.length > 0) throw invalid(issues);
  return input;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

function commandOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
  secret: string,
): Command | null {
  const key = request.headers['idempotency-key'];
  if (!endpoint.idempotent || caller === null || key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw invalid([{ field: 'Idempotency-Key', message: '请求编号格式不正确' }]);
  }
  try {
    const { params, body } = request;
    return { caller: caller.id, key, fingerprint: fingerprint(secret, endpoint.name, params, body) };
  } catch {
    // The body is nested too deeply for JSON.stringify.
    throw failure(genericErrors.BAD_REQUEST);
  }
}

const jsonType = 'application/json; charset=utf-8';
/** Headers of an answer that must not be cached. */
const noStoreHeaders = { 'content-type': jsonType, 'cache-control': 'no-store' };

/** Seconds for which an answer is cached; with a page's half second, content is never older than a second. */
const cacheSeconds = 0.5;

/** A cached answer, the same for all callers. */
interface CachedAnswer {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
}

function cacheableAnswer(answer: string): CachedAnswer {
  const bytes = copyForKeeping(Buffer.from(answer));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, headers: { 'content-type': jsonType, 'cache-control': 'no-cache', etag } };
}

function sendCached(
  { bytes, etag, headers }: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(headers);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
}

/** Mounts an endpoint below /api. */
export function mount<E extends Endpoint>(
  context: MountContext,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions<E>,
): void {
  const { http, cache, checkAnswers, commandSecret, authenticate } = context;

  async function answer(request: FastifyRequest, reply?: FastifyReply): Promise<string> {
    const origin = originOf(request);
    const caller = await authorise(endpoint, origin, authenticate);
    // Endpoints without an upload accept no multipart form.
    if (takesBody(endpoint) && request.isMultipart()) throw failure(genericErrors.UNSUPPORTED_MEDIA_TYPE);
    const input = parseInput(endpoint, request);
    const file = endpoint.upload ? await receiveFile(request, endpoint.upload) : null;
    const command = commandOf(endpoint, request, caller, commandSecret);
    // The parts were parsed by the endpoint's own schemas just above.
    const call = { ...input, caller, file, command, origin } as Call<E>;
    const result = await handler(call);
    if (reply && options.headers) reply.headers(options.headers(call));
    const data = checkAnswers ? endpoint.data.parse(result) : result;
    return JSON.stringify({ success: true, message: endpoint.message, data });
  }

  const { cacheTag } = options;
  async function cacheAnswer(request: FastifyRequest, tag: string): Promise<CachedAnswer> {
    return cache.remember(tag, request.url, cacheSeconds, async () => cacheableAnswer(await answer(request)));
  }

  http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    handler(request, reply) {
      if (cacheTag !== undefined) {
        // The common case for a cached endpoint.
        const cached = cache.peek<CachedAnswer>(request.url);
        if (!cached)
          return cacheAnswer(request, cacheTag).then((result) => sendCached(result, request, reply));
        sendCached(cached, request, reply);
        return;
      }
      reply.code(endpoint.status).headers(noStoreHeaders);
      return answer(request, reply);
    },
  });
}

/** The HTTP server: limits, security headers, request ids, and the conversion of errors to answers. */
import rateLimit from '@fastify/rate-limit';
import type { Failure as FailureEnvelope } from '@platform/contract/envelope';
import { type ErrorEntry, genericErrors } from '@platform/contract/errors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isConnectionError } from '../database/database.ts';
import type { KernelEnvironment } from '../env.ts';
import { type Log, withBindings } from '../log.ts';
import type { Random } from '../random.ts';
import { Failure, failure } from './failure.ts';
import { declaredErrors, recordError } from './recorder.ts';
import { notEmbedded, securityHeaders } from './security.ts';
import { bodyTimeout, endSlowBodies } from './slowBodies.ts';
import './mount.ts';

interface HttpOptions {
  env: KernelEnvironment;
  log: Log;
  random: Random;
}

/** The client address of in-process calls by pages; no visitor can have it. */
export const inProcess = 'in-process';

const bodyLimit = 256 * 1024;

/** The generic errors for Fastify's own errors, by status. */
const errorByStatus = new Map<number, ErrorEntry>([
  [400, genericErrors.BAD_REQUEST],
  [404, genericErrors.NOT_FOUND],
  [413, genericErrors.PAYLOAD_TOO_LARGE],
  [414, genericErrors.BAD_REQUEST],
  [415, genericErrors.UNSUPPORTED_MEDIA_TYPE],
  [429, genericErrors.TOO_MANY_REQUESTS],
  [503, genericErrors.UNAVAILABLE],
]);

function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (isConnectionError(error)) return new Failure(genericErrors.UNAVAILABLE);
  return new Failure(errorByStatus.get(error.statusCode ?? 500) ?? genericErrors.INTERNAL);
}

const undeclaredCodes = new Set<string>([
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
]);

/** In development and tests an undeclared error fails the call. */
function isUndeclared(request: FastifyRequest, { entry }: Failure): boolean {
  const endpoint = request.routeOptions.config.endpoint;
  if (!endpoint || undeclaredCodes.has(entry.code)) return false;
  return !declaredErrors(endpoint).includes(entry.code);
}

/** The seconds after which a refused caller may try again, if the failure names them. */
function secondsToWait({ details }: Failure): number | null {
  const { retry_after: seconds } = (details ?? {}) as { retry_after?: unknown };
  return typeof seconds === 'number' ? seconds : null;
}

function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { entry, details } = failure;
  const body: FailureEnvelope = { success: false, code: entry.code, message: entry.message };
  if (details !== undefined) body.details = details;
  const seconds = secondsToWait(failure);
  if (seconds !== null) reply.header('retry-after', seconds);
  return reply.code(entry.status).header('cache-control', 'no-store').send(body);
}

/** Request ids: an instance's random prefix and a counter. */
function requestIds(random: Random): () => string {
  const instance = random.token(6);
  let count = 0;
  return () => {
    count += 1;
    return `${instance}-${count.toString(36)}`;
  };
}

/** Logs every answer of an endpoint. */
function logAnswers(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, done) => {
    const { url: route, config } = request.routeOptions;
    if (config.endpoint) {
      request.log.info({
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}

const rateLimitHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Limits the calls of the API per address. Pages and files mostly come from caches; their routes set a limit where needed. */
async function limitCalls(http: FastifyInstance, max: number): Promise<void> {
  http.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) route.config = { rateLimit: false, ...route.config };
  });
  await http.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    // Only a refused call gets the rate limit headers.
    addHeadersOnExceeding: Object.fromEntries(rateLimitHeaders.map((name) => [name, false])),
    // Calls from server rendering are made for all visitors.
    allowList: ({ socket }) => socket.remoteAddress === inProcess,
    errorResponseBuilder: () => new Failure(genericErrors.TOO_MANY_REQUESTS),
  });
}

/** Counts other work against the client's limit of calls. Throws TOO_MANY_REQUESTS. */
export function callCounter(http: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const count = http.createRateLimit();
  return async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw failure(genericErrors.TOO_MANY_REQUESTS);
  };
}

/** The path of a request target, also of an absolute one; an unknown path for others, as in OPTIONS *. */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : '/api/*';
}

/** Opens the server without any route. */
export async function openHttp({ env, log, random }: HttpOptions): Promise<FastifyInstance> {
  const headers = { ...securityHeaders(env.PUBLIC_URL?.startsWith('https:') === true), ...notEmbedded };
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers).header('x-request-id', request.id);
  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: withBindings,
    genReqId: requestIds(random),
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    bodyLimit,
    // An upload of the largest file takes minutes on a slow connection.
    requestTimeout: 600_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A request that offers a protocol upgrade, as curl does, is handled as an ordinary request.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    routerOptions: { maxParamLength: 300 },
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => sendFailure(setHeaders(request, reply), asFailure(error)),
  });
  // No endpoint accepts text/plain.
  http.removeContentTypeParser('text/plain');

  http.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    let answer = asFailure(error);
    recordError(request.routeOptions.config.endpoint, answer.entry.code);
    if (env.NODE_ENV !== 'production' && isUndeclared(request, answer)) {
      log.error({ code: answer.entry.code, route: request.routeOptions.url }, 'undeclared error');
      answer = new Failure(genericErrors.INTERNAL);
    }
    // A full queue is not an error of the portal.
    if (answer.entry.status >= 500 && secondsToWait(answer) === null)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return sendFailure(reply, answer);
  });

  http.setNotFoundHandler((_request, reply) => sendFailure(reply, failure(genericErrors.NOT_FOUND)));

  http.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  endSlowBodies(http, bodyTimeout);
  if (log.isLevelEnabled('info')) logAnswers(http);
  await limitCalls(http, env.RATE_LIMIT_PER_MINUTE);
  return http;
}

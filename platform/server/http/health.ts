/** Liveness, readiness and metrics for operators. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { genericErrors } from '@platform/contract/errors';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { failure } from './failure.ts';

interface HealthOptions {
  db: Database;
  metricsToken: string | undefined;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Headers by which proxies and networks of proxies tell the visitor's address or host. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|(?:true|cf|fastly|x-cluster)-.*client-ip|cf-connecting-ip|x-original-.+)$/;

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => forwardingHeader.test(name));
}

/** Mounts /healthz, /readyz and /metrics; returns the metrics registry. */
export function mountHealth(http: FastifyInstance, { db, metricsToken }: HealthOptions): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Looking up a series by its labels costs more than the observation.
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  http.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { url: route = 'none' } = request.routeOptions;
    const status = String(reply.statusCode);
    const name = `${method} ${status} ${route}`;
    let durationSeries = series.get(name);
    if (!durationSeries) {
      durationSeries = durations.labels({ method, route, status });
      series.set(name, durationSeries);
    }
    durationSeries.observe(reply.elapsedTime / 1000);
    done();
  });

  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  http.get('/metrics', async (request, reply) => {
    const allowed = metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : // A forwarded request comes from another machine through a proxy on this one, trusted or not.
        loopback.has(request.ip) && !isForwarded(request.headers);
    if (!allowed) throw failure(genericErrors.NOT_FOUND);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}

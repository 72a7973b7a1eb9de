/** The kernel: opens the services, mounts what features declare, starts and stops in order. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@platform/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { openCache } from './cache.ts';
import { type Clock, day, systemClock } from './clock.ts';
import { openDatabase } from './database/database.ts';
import { type KernelEnvironment, ownAddress } from './env.ts';
import { openDownloads } from './files/downloads.ts';
import { openImages } from './files/images.ts';
import { removeFiles } from './files/privateFiles.ts';
import { mountFiles } from './files/publicFiles.ts';
import { filesPath, openStorage } from './files/storage.ts';
import { registerUploads } from './files/uploads.ts';
import { deleteOldCommands } from './http/commands.ts';
import { mountHealth } from './http/health.ts';
import { openHttp } from './http/http.ts';
import { mount } from './http/mount.ts';
import { mountOpenApi } from './http/openapi.ts';
import { job, openJobs } from './jobs/jobs.ts';
import { type LiveKernel, openLive } from './live/live.ts';
import { type Log, openLog } from './log.ts';
import { type Mail, openMail, outboxDelivery, smtpDelivery } from './mail.ts';
import type { Caller, Origin, Portal, Services } from './portal.ts';
import { type Random, systemRandom } from './random.ts';
import { sealFor, secretFor } from './seal.ts';

export interface KernelOptions {
  env: KernelEnvironment;
  databaseUrl: string;
  clock?: Clock;
  random?: Random;
  log?: Log;
  /** Replaces the mail service. */
  mail?: Mail;
}

export interface Kernel {
  portal: Portal;
  /** All endpoints mounted so far. */
  endpoints: readonly Endpoint[];
  /** Finishes mounting and starts the jobs. */
  start(): Promise<void>;
  /** Finishes calls in flight and closes all services. */
  stop(): Promise<void>;
}

/** Milliseconds that calls in flight have when the portal stops: the time-out of their callers. */
const shutdownTimeout = 10_000;

const deleteCommandsJob = job({ name: 'forget-commands', data: z.object({}), cron: '17 3 * * *' });

/** The portal's secret: configured, or generated once and stored in the data folder. */
async function secretOf(env: KernelEnvironment, random: Random): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET;
  const file = join(env.DATA_DIR, 'app-secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  // Created only if absent, so that concurrent starts use the same secret.
  await writeFile(file, random.token(48), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

/** The services with the kernel's own interfaces. */
interface KernelServices extends Services {
  readonly live: LiveKernel;
}

async function openServices(options: KernelOptions, publicUrl: string): Promise<KernelServices> {
  const { env, databaseUrl, clock = systemClock } = options;
  const random = options.random ?? systemRandom(clock);
  const log = options.log ?? openLog(env.LOG_LEVEL ?? (env.PORTAL_MODE === 'production' ? 'info' : 'warn'));
  const secret = await secretOf(env, random);
  const seal = (purpose: string) => sealFor(secret, purpose);
  const jobs = openJobs(databaseUrl, log, env.JOBS);
  const sender = env.MAIL_FROM ?? '中轴 <no-reply@zhongzhou.example>';
  const deliver = env.SMTP_URL
    ? smtpDelivery(env.SMTP_URL, sender)
    : outboxDelivery(join(env.DATA_DIR, 'outbox'), sender);
  const db = openDatabase(databaseUrl, env.DATABASE_POOL);
  const storage = await openStorage(env);
  return {
    env,
    publicUrl,
    clock,
    random,
    log,
    jobs,
    seal,
    secretFor: (purpose) => secretFor(secret, purpose),
    db,
    mail: options.mail ?? openMail({ jobs, seal: seal('mail'), random, publicUrl, deliver }),
    storage,
    images: openImages({ db, storage }),
    cache: openCache(2000),
    live: openLive({ databaseUrl, log, checkMessages: env.NODE_ENV !== 'production' }),
  };
}

function portalOf(
  services: KernelServices,
  http: FastifyInstance,
  registry: Registry,
  endpoints: Endpoint[],
): Portal {
  let authenticate: (origin: Origin) => Promise<Caller | null> = async () => null;
  let findLive: (sessionIds: readonly string[]) => Promise<readonly Caller[]> = async () => [];
  const context = {
    http,
    cache: services.cache,
    checkAnswers: services.env.NODE_ENV !== 'production',
    commandSecret: services.secretFor('commands'),
    authenticate: (origin: Origin) => authenticate(origin),
  };
  services.live.mount({
    http,
    publicUrl: services.publicUrl,
    registry,
    identify: (origin) => authenticate(origin),
    findLive: (sessionIds) => findLive(sessionIds),
  });
  return {
    ...services,
    http,
    downloads: openDownloads(http, { ...services, seal: services.seal('download') }),
    route(declared, handler, options = {}) {
      endpoints.push(declared);
      mount(context, declared, handler, options);
    },
    identify: (origin) => authenticate(origin),
    findLive: (sessionIds) => findLive(sessionIds),
    authenticateWith(...given) {
      [authenticate, findLive] = given;
    },
  };
}

/** Opens the kernel; features are mounted on its portal before `start`. */
export async function openKernel(options: KernelOptions): Promise<Kernel> {
  const { env } = options;
  const publicUrl = env.PUBLIC_URL ?? ownAddress(env);
  const services = await openServices(options, publicUrl);
  const http = await openHttp({ env, log: services.log, random: services.random });
  await registerUploads(http);
  const endpoints: Endpoint[] = [];
  const registry = mountHealth(http, { db: services.db, metricsToken: env.METRICS_TOKEN });
  const portal = portalOf(services, http, registry, endpoints);
  mountFiles(http, services.storage);
  services.jobs.handle(removeFiles, async ({ keys }) => {
    const { storage } = services;
    for (const key of keys)
      await (key.startsWith(filesPath) ? storage.remove(key) : storage.removePrivate(key));
  });
  services.jobs.handle(deleteCommandsJob, () =>
    deleteOldCommands(services.db, new Date(services.clock.now().getTime() - day)),
  );
  return {
    portal,
    endpoints,
    async start() {
      await mountOpenApi(http, endpoints);
      await http.ready();
      await services.jobs.start();
    },
    async stop() {
      const forceClose = setTimeout(() => http.server.closeAllConnections(), shutdownTimeout);
      await http.close();
      clearTimeout(forceClose);
      await services.jobs.stop();
      await services.live.stop();
      services.images.stop();
      await services.db.$client.end();
    },
  };
}

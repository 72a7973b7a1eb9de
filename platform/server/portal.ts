/** The interfaces that the kernel gives to every feature. */
import type { Channel, EventName, RoomParams } from '@platform/contract/channel';
import type { Endpoint, Role } from '@platform/contract/endpoint';
import type { Upload } from '@platform/contract/upload';
import type { Variant } from '@platform/contract/variant';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Cache } from './cache.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { KernelEnvironment } from './env.ts';
import type { Downloads } from './files/downloads.ts';
import type { Images } from './files/images.ts';
import type { Storage } from './files/storage.ts';
import type { ReceivedFile } from './files/uploads.ts';
import type { Command } from './http/commands.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail.ts';
import type { Random } from './random.ts';
import type { Seal } from './seal.ts';

/** The services that actions work with. */
export interface Services {
  readonly env: KernelEnvironment;
  /** The public address of the portal, without a trailing slash. */
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly images: Images;
  readonly cache: Cache;
  readonly live: Live;
  /** A seal for a purpose, under the portal's secret. */
  readonly seal: (purpose: string) => Seal;
  /** A secret for a purpose, derived from the portal's, for libraries that sign. */
  readonly secretFor: (purpose: string) => string;
}

/** The caller, authenticated by the accounts feature from the bearer token. */
export interface Caller {
  id: string;
  role: Role;
  sessionId: string;
}

/** A request to listen to a room. */
export interface Listener<C extends Channel> {
  params: z.output<C['params']>;
  /** Null for an anonymous listener. */
  caller: C['access'] extends 'anyone' ? Caller | null : Caller;
}

export interface ChannelOptions<C extends Channel> {
  /** Whether a listener may join; a refusal looks like a missing room. */
  mayJoin?: (listener: Listener<C>) => Promise<boolean>;
}

export interface Live {
  /** Opens a channel; each is opened once, before the portal starts. */
  open<C extends Channel>(channel: C, options?: ChannelOptions<C>): void;
  /**
   * Sends an event to all listeners of a room, on all instances. Call it after the commit. It does not wait,
   * and errors are logged, not thrown.
   */
  send<C extends Channel, K extends EventName<C>>(
    channel: C,
    params: RoomParams<C>,
    event: K,
    data: z.input<C['events'][K]>,
  ): void;
}

/** The origin of a call. */
export interface Origin {
  address: string;
  userAgent: string;
  /** The Authorization header, unparsed. */
  authorization: string | undefined;
  /** The variant of the site that the visitor has chosen; '' for none. */
  variant: Variant;
}

/** One call of an endpoint, its input parsed. */
export interface Call<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Present unless anyone may call. */
  caller: E['access'] extends 'anyone' ? null : Caller;
  /** Present where the endpoint takes a file. */
  file: E['upload'] extends Upload ? ReceivedFile : null;
  /** Present when the call carries an Idempotency-Key. */
  command: Command | null;
  origin: Origin;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['data']>>;

export interface RouteOptions<E extends Endpoint = Endpoint> {
  /** Headers of an answer that is not cached: a cookie, for what cannot send the token. */
  headers?: (call: Call<E>) => Record<string, string>;
  /** Caches the answer for all callers, for at most a second, until the tag is invalidated. */
  cacheTag?: string;
}

/** The portal as features see it when they are mounted. */
export interface Portal extends Services {
  /** Download links for private files. */
  readonly downloads: Downloads;
  /** For routes that are not endpoints of the contract: callbacks, files. */
  readonly http: FastifyInstance;
  /** Mounts an endpoint. */
  route<E extends Endpoint>(declared: E, handler: Handler<E>, options?: RouteOptions<E>): void;
  /** The caller of an endpoint with access 'anyone'; null without a valid login. */
  identify(origin: Origin): Promise<Caller | null>;
  /** The callers of those of the sessions that are still valid. */
  findLive(sessionIds: readonly string[]): Promise<readonly Caller[]>;
  /**
   * Set by the accounts feature: `authenticate` turns a bearer token into a caller, or null; `findLive` returns
   * the callers of the sessions that are still valid.
   */
  authenticateWith(
    authenticate: (origin: Origin) => Promise<Caller | null>,
    findLive: (sessionIds: readonly string[]) => Promise<readonly Caller[]>,
  ): void;
}

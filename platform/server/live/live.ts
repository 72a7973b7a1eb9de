/** Live messages to open pages (docs/architecture.md). */
import { type Channel, roomOf } from '@platform/contract/channel';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from '../log.ts';
import type { Caller, Live, Origin } from '../portal.ts';
import { mountConnections } from './connections.ts';
import type { OpenChannel } from './rooms.ts';
import type { LiveServer } from './server.ts';
import { openThrottle } from './throttle.ts';

export interface LiveOptions {
  databaseUrl: string;
  log: Log;
  /** Checks messages against the contract; on in development and tests. */
  checkMessages: boolean;
}

/** The dependencies of the live channels. */
export interface LiveDependencies {
  http: FastifyInstance;
  publicUrl: string;
  registry: Registry;
  identify(origin: Origin): Promise<Caller | null>;
  /** The sessions that are still valid, with their members. */
  findLive(sessionIds: readonly string[]): Promise<readonly Caller[]>;
}

/** The kernel's side of the live channels. */
export interface LiveKernel extends Live {
  /** Mounts the endpoint of live connections; they are accepted as soon as the server listens. */
  mount(dependencies: LiveDependencies): void;
  /** Disconnects from the other instances after the last message. */
  stop(): Promise<void>;
}

/** Opens the live channels. */
export function openLive({ databaseUrl, log, checkMessages }: LiveOptions): LiveKernel {
  const channels = new Map<string, OpenChannel>();
  const throttle = openThrottle();
  const messageCounter = new Counter({
    name: 'live_messages_total',
    help: 'Messages sent on live channels by this instance.',
    labelNames: ['channel', 'event'],
    registers: [],
  });
  let opening: Promise<LiveServer | null> | null = null;
  let server: LiveServer | null = null;

  /** The data to send. Throws when they do not match the contract. */
  function dataOf(channel: Channel, event: string, data: unknown): unknown {
    if (!checkMessages) return data;
    if (channels.get(channel.name)?.channel !== channel) throw new Error('the channel is not open');
    return channel.events[event]?.parse(data);
  }

  return {
    open(channel, { mayJoin } = {}) {
      if (channels.has(channel.name)) throw new Error(`two channels named ${channel.name}`);
      // Listeners are authorised by the channel's own access, which determines their type.
      channels.set(channel.name, { channel, mayJoin: mayJoin as OpenChannel['mayJoin'] });
    },
    send(channel, params, event, input) {
      try {
        const data = dataOf(channel, event, input);
        const room = roomOf(channel, params);
        throttle.send(`${room} ${event}`, channel.throttle, () => {
          messageCounter.inc({ channel: channel.name, event });
          server?.send(room, event, data);
        });
      } catch (error) {
        log.error({ err: error, channel: channel.name, event }, 'live: a message was not sent');
      }
    },
    mount(dependencies) {
      const { http, publicUrl, registry, ...authentication } = dependencies;
      registry.registerMetric(messageCounter);
      let closing = false;
      const connections = mountConnections(http, publicUrl, async () => (closing ? null : await opening));
      new Gauge({
        name: 'live_sockets',
        help: 'Pages connected to this instance.',
        registers: [registry],
        collect() {
          this.set(server?.connected() ?? 0);
        },
      });
      http.addHook('onListen', () => {
        // Loaded only where clients can connect, after the server has started.
        opening = import('./server.ts')
          .then(({ openLiveServer }) => {
            server = openLiveServer({ databaseUrl, log, channels, connections, ...authentication });
            return server;
          })
          .catch((error: unknown) => {
            log.error({ err: error }, 'live: not opened');
            return null;
          });
      });
      http.addHook('preClose', async () => {
        closing = true;
        (await opening)?.disconnect();
        connections.close();
      });
    },
    async stop() {
      throttle.flush();
      await (await opening)?.close();
    },
  };
}

/** Accepts live connections on the portal's own server, with its limits and trusted proxies, for Socket.IO. */
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { livePath } from '@platform/contract/channel';
import { genericErrors } from '@platform/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../http/failure.ts';
import { networkOf } from '../http/network.ts';
import { isOwnOrigin, maxConnections } from './live.rules.ts';

/** Handles polling requests and upgrades that were accepted. */
export interface ConnectionHandler {
  poll(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export interface LiveConnections {
  /** The visitor's address, behind the trusted proxies. */
  addressOf(request: IncomingMessage): string;
  /** Counts a connection until the returned function is called. */
  count(request: IncomingMessage): () => void;
  /** Closes connections that the client does not close. */
  close(): void;
}

/** Milliseconds for a graceful close. */
const closeTimeout = 1000;

/** An upgrade request. */
interface Upgrade {
  response: ServerResponse;
  socket: Duplex;
  head: Buffer;
}

/** Mounts the path of live connections; `getHandler` returns their handler, or null while closing. */
export function mountConnections(
  http: FastifyInstance,
  publicUrl: string,
  getHandler: () => Promise<ConnectionHandler | null>,
): LiveConnections {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const addresses = new WeakMap<IncomingMessage, string>();
  const connectionCounts = new Map<string, number>();
  const openSockets = new Set<Duplex>();
  const addressOf = (request: IncomingMessage) => addresses.get(request) ?? '';

  async function accept(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, headers, query, ip } = request;
    if (!isOwnOrigin(headers, publicUrl)) throw failure(genericErrors.FORBIDDEN);
    const handler = await getHandler();
    if (!handler) throw failure(genericErrors.UNAVAILABLE);
    const isNew = !Object.hasOwn(query as object, 'sid');
    if (isNew && (connectionCounts.get(networkOf(ip)) ?? 0) >= maxConnections) {
      throw failure(genericErrors.TOO_MANY_REQUESTS);
    }
    addresses.set(raw, ip);
    reply.hijack();
    const upgrade = upgrades.get(raw);
    if (upgrade) {
      upgrade.response.detachSocket(upgrade.socket as typeof raw.socket);
      handler.upgrade(raw, upgrade.socket, upgrade.head);
    } else handler.poll(raw, reply.raw);
    return reply;
  }

  http.register(async (scope) => {
    // Socket.IO reads the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST'],
      url: `${livePath}/`,
      // Connecting is limited here; a connection's messages are limited in live.rules.ts.
      config: { rateLimit: { allowList: ({ query }) => Object.hasOwn(query as object, 'sid') } },
      handler: accept,
    });
  });

  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path] = (request.url ?? '').split('?', 1);
    // In development Vite listens as well.
    if (path !== `${livePath}/` && http.server.listenerCount('upgrade') > 1) return;
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as typeof request.socket);
    // A refused upgrade gets an HTTP answer, then the connection is closed.
    response.on('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
    upgrades.set(request, { response, socket, head });
    http.routing(request, response);
  });

  return {
    addressOf,
    count(request) {
      const network = networkOf(addressOf(request));
      connectionCounts.set(network, (connectionCounts.get(network) ?? 0) + 1);
      return () => {
        const count = (connectionCounts.get(network) ?? 1) - 1;
        if (count > 0) connectionCounts.set(network, count);
        else connectionCounts.delete(network);
      };
    },
    close() {
      setTimeout(() => {
        for (const socket of openSockets) socket.destroy();
      }, closeTimeout).unref();
    },
  };
}

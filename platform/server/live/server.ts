/** The connections of this instance: Socket.IO, connected to the other instances. */
import { createServer, type IncomingMessage } from 'node:http';
import { livePath, type PageToServer, type ServerToPage } from '@platform/contract/channel';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Log } from '../log.ts';
import type { Caller, Origin } from '../portal.ts';
import { openInstances } from './adapter.ts';
import type { ConnectionHandler, LiveConnections } from './connections.ts';
import { maxRequestBytes } from './live.rules.ts';
import { handleRequests, type LiveSocket, type OpenChannel } from './rooms.ts';
import { disconnectEnded, type Member } from './sessions.ts';

/** Milliseconds between two checks for sessions that have ended. */
const sessionCheckInterval = 60_000;

export interface LiveServerOptions {
  databaseUrl: string;
  log: Log;
  channels: ReadonlyMap<string, OpenChannel>;
  connections: LiveConnections;
  identify: (origin: Origin) => Promise<Caller | null>;
  findLive: (sessionIds: readonly string[]) => Promise<readonly Caller[]>;
}

export interface LiveServer extends ConnectionHandler {
  /** Sends a message to a room, on all instances. */
  send(room: string, event: string, data: unknown): void;
  /** The number of pages connected to this instance. */
  connected(): number;
  /** Closes all connections; pages reconnect to another instance by themselves. */
  disconnect(): void;
  close(): Promise<void>;
}

function originOf({ handshake, request }: LiveSocket, connections: LiveConnections): Origin {
  const { token } = handshake.auth;
  return {
    address: connections.addressOf(request),
    userAgent: (handshake.headers['user-agent'] ?? '').slice(0, 300),
    authorization: typeof token === 'string' ? `Bearer ${token}` : undefined,
    variant: '',
  };
}

/** Opens the connections. */
export function openLiveServer(options: LiveServerOptions): LiveServer {
  const { databaseUrl, log, channels, connections, identify, findLive } = options;
  const instances = openInstances(databaseUrl, log, () => io.local.emit('gap'));
  // It does not listen: accepted connections are passed to it.
  const httpServer = createServer();
  const io = new Server<PageToServer, ServerToPage, DefaultEventsMap, { member: Member | null }>(httpServer, {
    path: livePath,
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: maxRequestBytes,
    connectTimeout: 10_000,
    adapter: instances.adapter,
  });
  io.engine.on('connection', (connection: { request: IncomingMessage; once: typeof io.engine.once }) => {
    connection.once('close', connections.count(connection.request));
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
  });
  io.on('connection', (socket) =>
    handleRequests(socket, originOf(socket, connections), { channels, identify, log }),
  );
  const sessionTimer = setInterval(() => {
    disconnectEnded(io.sockets.sockets.values(), findLive).catch((error: unknown) =>
      log.warn({ err: error }, 'live: sessions not checked'),
    );
  }, sessionCheckInterval);
  sessionTimer.unref();

  return {
    poll: (request, response) => void httpServer.emit('request', request, response),
    upgrade: (request, socket, head) => void httpServer.emit('upgrade', request, socket, head),
    send: (room, event, data) => void io.to(room).emit('message', room, event, data),
    connected: () => io.sockets.sockets.size,
    disconnect() {
      clearInterval(sessionTimer);
      io.engine.close();
    },
    async close() {
      await io.close();
      await instances.close();
    },
  };
}

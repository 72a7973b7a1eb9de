/** The connections of this instance: Socket.IO, connected to the other instances. */
import { createServer, type IncomingMessage } from 'node:http';
import { livePath, type PageToServer, type ServerToPage } from '@platform/contract/channel';
import { type DefaultEventsMap, Server } from 'socket.io';
import type { Log } from '../log.ts';
import type { Caller, Origin } from '../portal.ts';
import { openInstances } from './adapter.ts';
import type { Door, LiveDoor } from './connections.ts';
import { maxRequestBytes } from './live.rules.ts';
import { handleRequests, type LiveSocket, type OpenChannel } from './rooms.ts';
import { disconnectEnded, type Member } from './sessions.ts';

/** Milliseconds after which a session that has ended elsewhere is noticed. */
const sessionsCheckedEvery = 60_000;

export interface LiveServerOptions {
  databaseUrl: string;
  log: Log;
  channels: ReadonlyMap<string, OpenChannel>;
  door: Door;
  identify: (origin: Origin) => Promise<Caller | null>;
  findLive: (sessionIds: readonly string[]) => Promise<readonly Caller[]>;
}

export interface LiveServer extends LiveDoor {
  /** Sends a message to a room, on all instances. */
  say(room: string, event: string, data: unknown): void;
  /** How many pages are connected here. */
  connected(): number;
  /** Closes all connections; pages reconnect to another instance by themselves. */
  disconnect(): void;
  close(): Promise<void>;
}

function originOf({ handshake, request }: LiveSocket, door: Door): Origin {
  const { token } = handshake.auth;
  return {
    address: door.addressOf(request),
    userAgent: (handshake.headers['user-agent'] ?? '').slice(0, 300),
    authorization: typeof token === 'string' ? `Bearer ${token}` : undefined,
  };
}

/** Opens the connections. */
export function openLiveServer(options: LiveServerOptions): LiveServer {
  const { databaseUrl, log, channels, door, identify, findLive } = options;
  const instances = openInstances(databaseUrl, log, () => io.local.emit('gap'));
  // It does not listen itself: accepted connections are handed to it.
  const behind = createServer();
  const io = new Server<PageToServer, ServerToPage, DefaultEventsMap, { member: Member | null }>(behind, {
    path: livePath,
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: maxRequestBytes,
    connectTimeout: 10_000,
    adapter: instances.adapter,
  });
  io.engine.on('connection', (connection: { request: IncomingMessage; once: typeof io.engine.once }) => {
    connection.once('close', door.count(connection.request));
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff';
  });
  io.on('connection', (socket) =>
    handleRequests(socket, originOf(socket, door), { channels, identify, log }),
  );
  const checking = setInterval(() => {
    disconnectEnded(io.sockets.sockets.values(), findLive).catch((error: unknown) =>
      log.warn({ err: error }, 'live: sessions not checked'),
    );
  }, sessionsCheckedEvery);
  checking.unref();

  return {
    poll: (request, response) => void behind.emit('request', request, response),
    upgrade: (request, socket, head) => void behind.emit('upgrade', request, socket, head),
    say: (room, event, data) => void io.to(room).emit('message', room, event, data),
    connected: () => io.sockets.sockets.size,
    disconnect() {
      clearInterval(checking);
      io.engine.close();
    },
    async close() {
      await io.close();
      await instances.close();
    },
  };
}

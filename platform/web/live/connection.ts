/** The page's connection: joins the rooms of its listeners, again after every interruption. */
import {
  type Channel,
  type JoinAnswer,
  livePath,
  type PageToServer,
  type RoomParams,
  type RoomRequest,
  roomOf,
  type ServerToPage,
} from '@platform/contract/channel';
import { genericErrors } from '@platform/contract/errors';
import type { Socket } from 'socket.io-client';
import { useSession } from '../session/session.ts';

export interface RoomListener {
  onMessage(event: string, data: unknown): void;
  /** Messages may have been lost until now. */
  onGap(): void;
}

interface Room {
  request: RoomRequest;
  events: Channel['events'];
  listeners: Set<RoomListener>;
  state: 'outside' | 'asking' | 'joined';
}

export type LiveSocket = Socket<ServerToPage, PageToServer>;

/** Loads the client when a page listens; opens no connection yet. */
async function loadSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: livePath,
    // Polling needs every request to reach the same instance, so it is only the fallback.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 15_000,
    auth: (pass) => pass({ token: useSession.getState().token ?? undefined }),
  });
}

/** Milliseconds for which an unused connection is kept for the next page. */
const idleTimeout = 1000;
/** Milliseconds before reconnecting or retrying a join. */
const retryDelay = 3000;

const temporaryErrors: readonly string[] = [
  genericErrors.TOO_MANY_REQUESTS.code,
  genericErrors.INTERNAL.code,
  genericErrors.UNAVAILABLE.code,
];

export class LiveConnection {
  readonly #rooms = new Map<string, Room>();
  readonly #load: () => Promise<LiveSocket>;
  #socket: Promise<LiveSocket | null> | null = null;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(load: () => Promise<LiveSocket>) {
    this.#load = load;
  }

  /** Listens to a room until the returned function is called. */
  listen<C extends Channel>(channel: C, params: RoomParams<C>, listener: RoomListener): () => void {
    const name = roomOf(channel, params);
    const existing = this.#rooms.get(name);
    const room: Room = existing ?? {
      request: { channel: channel.name, params },
      events: channel.events,
      listeners: new Set(),
      state: 'outside',
    };
    room.listeners.add(listener);
    if (existing) {
      if (room.state === 'joined') queueMicrotask(() => room.listeners.has(listener) && listener.onGap());
    } else {
      this.#rooms.set(name, room);
      void this.#connect().then((socket) => socket && this.#join(socket, name, room));
    }
    return () => {
      room.listeners.delete(listener);
      if (room.listeners.size === 0 && this.#rooms.get(name) === room) this.#leave(name, room);
    };
  }

  /** Null where the code could not be loaded; the next listener tries again. */
  async #connect(): Promise<LiveSocket | null> {
    clearTimeout(this.#closing);
    this.#socket ??= this.#load().then(
      (socket) => this.#prepare(socket),
      () => {
        this.#socket = null;
        return null;
      },
    );
    const socket = await this.#socket;
    if (this.#rooms.size > 0) socket?.connect();
    return socket;
  }

  #prepare(socket: LiveSocket): LiveSocket {
    socket.on('connect', () => {
      for (const [name, room] of this.#rooms) this.#join(socket, name, room);
    });
    socket.on('disconnect', (reason) => {
      for (const room of this.#rooms.values()) room.state = 'outside';
      // After the end of a session it reconnects anonymously; in other cases the library reconnects.
      if (reason === 'io server disconnect') setTimeout(() => void this.#connect(), retryDelay);
    });
    socket.on('message', (name, event, data) => {
      const room = this.#rooms.get(name);
      if (!room) return;
      const parsed = import.meta.env.DEV ? room.events[event]?.parse(data) : data;
      for (const listener of room.listeners) listener.onMessage(event, parsed);
    });
    socket.on('gap', () => {
      for (const room of this.#rooms.values()) if (room.state === 'joined') notifyGap(room);
    });
    // The server authenticates only when the page connects.
    useSession.subscribe((now, before) => {
      if (now.token !== before.token && socket.active) socket.disconnect().connect();
    });
    return socket;
  }

  #join(socket: LiveSocket, name: string, room: Room): void {
    // After connecting, all rooms outside are joined.
    if (!socket.connected || room.state !== 'outside' || this.#rooms.get(name) !== room) return;
    room.state = 'asking';
    socket.emit('join', room.request, (answer: JoinAnswer) => {
      room.state = answer.ok ? 'joined' : 'outside';
      if (answer.ok) notifyGap(room);
      else if (temporaryErrors.includes(answer.code))
        setTimeout(() => this.#join(socket, name, room), retryDelay);
    });
  }

  #leave(name: string, { request }: Room): void {
    this.#rooms.delete(name);
    void this.#socket?.then((socket) => socket?.connected && socket.emit('leave', request));
    if (this.#rooms.size > 0) return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => {
      void this.#socket?.then((socket) => this.#rooms.size === 0 && socket?.disconnect());
    }, idleTimeout);
  }
}

function notifyGap({ listeners }: Room): void {
  for (const listener of listeners) listener.onGap();
}

/** The connection of this page. */
export const connection = new LiveConnection(loadSocket);

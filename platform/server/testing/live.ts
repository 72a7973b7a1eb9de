/** Simulated pages for tests of live channels against a listening server. */
import {
  type Channel,
  type JoinAnswer,
  livePath,
  type PageToServer,
  type RoomParams,
  type ServerToPage,
} from '@platform/contract/channel';
import { io, type Socket } from 'socket.io-client';

export interface TestPage {
  socket: Socket<ServerToPage, PageToServer>;
  /** The received messages: room, event, data. */
  messages: [room: string, event: string, data: unknown][];
  join<C extends Channel>(channel: C, params: RoomParams<C>): Promise<JoinAnswer>;
  leave<C extends Channel>(channel: C, params: RoomParams<C>): void;
  /** Sends an arbitrary event and waits for its acknowledgement. */
  emitWithAck(event: string, ...given: unknown[]): Promise<unknown>;
  /** Sends an arbitrary event without waiting. */
  emit(event: string, ...given: unknown[]): void;
  close(): void;
}

export interface TestPageOptions {
  token?: string | undefined;
  transport?: 'websocket' | 'polling';
  /** Additional headers, as a browser sends them. */
  headers?: Record<string, string>;
}

/** Milliseconds until an acknowledgement is missed: slightly below the time limit of a test, for busy machines. */
const ackTimeout = 55_000;

/** Connects to the server at `origin`; rejects when it is refused. */
export async function openTestPage(
  origin: string,
  { token, transport = 'websocket', headers = {} }: TestPageOptions = {},
): Promise<TestPage> {
  const socket: TestPage['socket'] = io(origin, {
    path: livePath,
    transports: [transport],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    ...(token === undefined ? {} : { auth: { token } }),
  });
  const messages: TestPage['messages'] = [];
  socket.on('message', (...message) => void messages.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return {
    socket,
    messages,
    join: ({ name }, params) => socket.timeout(ackTimeout).emitWithAck('join', { channel: name, params }),
    leave: ({ name }, params) => void socket.emit('leave', { channel: name, params }),
    emitWithAck: (event, ...given) => (socket as Socket).timeout(ackTimeout).emitWithAck(event, ...given),
    emit: (event, ...given) => void (socket as Socket).emit(event, ...given),
    close: () => void socket.close(),
  };
}

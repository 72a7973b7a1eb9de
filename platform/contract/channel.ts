/** A channel of live messages, declared once as data: access, room parameters and events. */
import { z } from 'zod';
import type { Access } from './endpoint.ts';

type Events = Readonly<Record<string, z.ZodType>>;

interface Declaration<P, A, E> {
  /** A noun (`redPacket`), unique in the portal. */
  name: string;
  /** One sentence: the content and the audience. */
  summary: string;
  /** The parameters that identify a room: plain values, without defaults or transformations. */
  params: P;
  /** Who may listen; `mayJoin` on the server can restrict a room further. */
  access: A;
  /** A schema for each event's data. */
  events: E;
  /**
   * Milliseconds between two messages of the same event in one room. Only the latest message of an interval is
   * sent, so such an event must carry a state and not a change. Default 0: every message is sent.
   */
  throttle?: number;
}

/**
 * Messages may be lost while a connection is down, and messages of two instances may arrive out of order:
 * the data say which is newer, and a page refetches after a gap.
 */
export interface Channel<
  P extends z.ZodObject = z.ZodObject,
  A extends Access = Access,
  E extends Events = Events,
> {
  readonly name: string;
  readonly summary: string;
  readonly params: P;
  readonly access: A;
  readonly events: E;
  readonly throttle: number;
}

/** Declares a channel. */
export function channel<P extends z.ZodObject, const A extends Access, const E extends Events>(
  declaration: Declaration<P, A, E>,
): Channel<P, A, E> {
  return { throttle: 0, ...declaration };
}

/** The parameters of a room. */
export type RoomParams<C extends Channel> = z.input<C['params']>;

/** The names of a channel's events. */
export type EventName<C extends Channel> = keyof C['events'] & string;

/** The data of an event. */
export type EventData<C extends Channel, K extends EventName<C>> = z.output<C['events'][K]>;

/** The room's name: the channel and its parameters, in any order. */
export function roomOf<C extends Channel>({ name }: C, params: RoomParams<C>): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value).toWellFormed())}`);
  return `${name}?${pairs.sort().join('&')}`;
}

/** A page's request to join or leave a room. */
export const roomRequest = z.object({ channel: z.string().max(100), params: z.unknown().optional() });
export type RoomRequest = z.infer<typeof roomRequest>;

/** The server's answer to a request to join. */
export type JoinAnswer = { ok: true } | { ok: false; code: string; message: string };

/** The address of the channels, for both sides. */
export const livePath = '/api/live';

/** The events of the connection itself: a message in a room, and a gap in which messages were lost. */
export interface ServerToPage {
  message: (room: string, event: string, data: unknown) => void;
  gap: () => void;
}

/** The messages that a page may send. */
export interface PageToServer {
  join: (request: RoomRequest, answer: (answer: JoinAnswer) => void) => void;
  leave: (request: RoomRequest) => void;
}

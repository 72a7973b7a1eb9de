/** A channel of live messages, declared once as data: who may listen, to what, and what is said. */
import { z } from 'zod';
import type { Access } from './endpoint.ts';

type Events = Readonly<Record<string, z.ZodType>>;

interface Declaration<P, A, E> {
  /** A noun (`redPacket`), unique in the portal. */
  name: string;
  /** One sentence: what is told, and to whom. */
  summary: string;
  /** What tells one room of the channel from another: plain values, without defaults or transformations. */
  params: P;
  /** Who may listen; a room of its own may be narrower still (`mayJoin` on the server). */
  access: A;
  /** What is said: a schema for each event's data. */
  events: E;
  /**
   * Milliseconds between two messages of the same event in one room. What is said in between is replaced by what
   * is said last, so such an event tells a state and not a change. 0, unless given: everything is said.
   */
  throttle?: number;
}

/**
 * Messages may be missed while a connection is down, and those of two instances may overtake each other:
 * data carry what tells the newer, and a page asks again after a gap.
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

/** What names a room of the channel. */
export type RoomParams<C extends Channel> = z.input<C['params']>;

/** The names of what is said on a channel. */
export type EventName<C extends Channel> = keyof C['events'] & string;

/** What a listener gets with an event. */
export type EventData<C extends Channel, K extends EventName<C>> = z.output<C['events'][K]>;

/** The room's name: the channel and its parameters, whatever their order. */
export function roomOf<C extends Channel>({ name }: C, params: RoomParams<C>): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value).toWellFormed())}`);
  return `${name}?${pairs.sort().join('&')}`;
}

/** What a page sends to join or leave a room. */
export const roomRequest = z.object({ channel: z.string().max(100), params: z.unknown().optional() });
export type RoomRequest = z.infer<typeof roomRequest>;

/** What the server says to a page that wants to join. */
export type JoinAnswer = { ok: true } | { ok: false; code: string; message: string };

/** The address of the channels, for both sides. */
export const livePath = '/api/live';

/** The events of the connection itself: a message in a room, and a time in which messages were missed. */
export interface ServerToPage {
  message: (room: string, event: string, data: unknown) => void;
  gap: () => void;
}

/** What a page may send. */
export interface PageToServer {
  join: (request: RoomRequest, answer: (answer: JoinAnswer) => void) => void;
  leave: (request: RoomRequest) => void;
}

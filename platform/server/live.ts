/** Live messages to the pages that are open: what features declare and send (docs/architecture.md). */
import type { Channel, EventName, RoomParams } from '@platform/contract/channel';
import type { z } from 'zod';
import type { Caller } from './portal.ts';

/** Who wants to listen, and to which room. */
export interface Listener<C extends Channel> {
  params: z.output<C['params']>;
  /** Null where anyone may listen and nobody is logged in. */
  caller: C['access'] extends 'anyone' ? Caller | null : Caller;
}

export interface ChannelOptions<C extends Channel> {
  /** Whether a listener may join; a refusal looks as if there were no such room. */
  mayJoin?: (listener: Listener<C>) => Promise<boolean>;
}

export interface Live {
  /** Opens a channel; each is opened once, before the portal starts. */
  open<C extends Channel>(channel: C, options?: ChannelOptions<C>): void;
  /**
   * Says something to everybody in a room, on all instances. Call it after the commit: it waits for nothing,
   * and what goes wrong is logged and not thrown.
   */
  send<C extends Channel, K extends EventName<C>>(
    channel: C,
    params: RoomParams<C>,
    event: K,
    data: z.input<C['events'][K]>,
  ): void;
}

/** Opens the channels. */
export function openLive(): Live {
  const channels = new Map<string, Channel>();
  return {
    open(channel) {
      channels.set(channel.name, channel);
    },
    send() {},
  };
}

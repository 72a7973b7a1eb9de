/** Listening on a page: one connection for all that listens, open while something does. */
import {
  type Channel,
  type EventData,
  type EventName,
  type RoomParams,
  roomOf,
} from '@platform/contract/channel';
import type { Endpoint } from '@platform/contract/endpoint';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { invalidate } from '../api/invalidate.ts';
import { connection } from './connection.ts';

/** What a page does with what is said: a function changes the cached answers, `refetch` loads them again. */
export type Handlers<C extends Channel> = {
  [K in EventName<C>]?: ((data: EventData<C, K>) => void) | 'refetch';
};

export interface LiveOptions {
  /**
   * Endpoints whose cached answers the messages change. They are refetched each time the room was joined, the first
   * included, and after any other gap, except where a failure and its retry are shown.
   */
  updates: readonly Endpoint[];
  /** Messages may have been missed until now. Called before the refetch. */
  onGap?: () => void;
  /** False: doesn't listen for the time being. */
  enabled?: boolean;
}

/**
 * Applies changes to cached answers, and again to an answer that was in flight meanwhile: the server may have given it
 * before the change, so that it would undo it.
 */
function openReplay(client: QueryClient, updates: readonly Endpoint[]) {
  const cache = client.getQueryCache();
  const names = new Set<unknown>(updates.map(({ name }) => name));
  const changes = new WeakMap<Query, (() => void)[]>();
  const close = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const missed = changes.get(event.query) ?? [];
    changes.delete(event.query);
    for (const change of missed) change();
  });
  function apply(change: () => void): void {
    for (const query of cache.findAll({ fetchStatus: 'fetching' }))
      if (names.has(query.queryKey[0])) changes.set(query, [...(changes.get(query) ?? []), change]);
    change();
  }
  return { apply, close };
}

/**
 * Listens to a room while the component is mounted:
 * `useLive(redPacketChannel, { id }, { remaining: apply, ended: 'refetch' }, { updates: [getRedPacket] })`.
 * A function may get a message twice and must change nothing the second time.
 */
export function useLive<C extends Channel>(
  channel: C,
  params: RoomParams<C>,
  handlers: Handlers<C>,
  { updates, onGap, enabled = true }: LiveOptions,
): void {
  const client = useQueryClient();
  const refetch = () =>
    invalidate(client, updates, ({ state }) => state.data !== undefined || state.status !== 'error');
  const handle = useEffectEvent((event: string, data: unknown, replay: ReturnType<typeof openReplay>) => {
    const handler = (handlers as Record<string, ((data: unknown) => void) | 'refetch' | undefined>)[event];
    if (handler === 'refetch') refetch();
    else if (handler) replay.apply(() => handler(data));
  });
  const handleGap = useEffectEvent(() => {
    onGap?.();
    refetch();
  });
  const open = useEffectEvent(() => openReplay(client, updates));
  const room = roomOf(channel, params);
  // The room's name stands for channel and parameters.
  useEffect(() => {
    if (!enabled) return;
    const replay = open();
    const leave = connection.listen(channel, params, {
      onMessage: (event, data) => handle(event, data, replay),
      onGap: () => handleGap(),
    });
    return () => {
      leave();
      replay.close();
    };
  }, [room, enabled]);
}

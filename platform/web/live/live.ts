/** Listening on a page: one connection for all listeners, open while there are any. */
import {
  type Channel,
  type EventData,
  type EventName,
  type RoomParams,
  roomOf,
} from '@platform/contract/channel';
import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection.ts';

/** A page's handlers of a channel's events. */
export type Handlers<C extends Channel> = { [K in EventName<C>]?: (data: EventData<C, K>) => void };

export interface LiveOptions {
  /** Messages may have been lost until now: refetch. Called after every join, including the first. */
  onGap?: () => void;
  /** False to stop listening. */
  enabled?: boolean;
}

/** Listens to a room while the component is mounted: `useLive(redPacketChannel, { id }, { remaining: show })`. */
export function useLive<C extends Channel>(
  channel: C,
  params: RoomParams<C>,
  handlers: Handlers<C>,
  { onGap, enabled = true }: LiveOptions = {},
): void {
  const onMessage = useEffectEvent((event: string, data: unknown) => {
    (handlers as Record<string, ((data: unknown) => void) | undefined>)[event]?.(data);
  });
  const handleGap = useEffectEvent(() => onGap?.());
  const room = roomOf(channel, params);
  // The room's name represents channel and parameters.
  useEffect(() => {
    if (!enabled) return;
    return connection.listen(channel, params, {
      onMessage: (event, data) => onMessage(event, data),
      onGap: () => handleGap(),
    });
  }, [room, enabled]);
}

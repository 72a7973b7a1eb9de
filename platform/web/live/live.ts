/** Listening on a page: one connection for all that listens, open while something does. */
import {
  type Channel,
  type EventData,
  type EventName,
  type RoomParams,
  roomOf,
} from '@platform/contract/channel';
import { useEffect, useEffectEvent } from 'react';
import { connection } from './connection.ts';

/** What a page does with what is said. */
export type Handlers<C extends Channel> = { [K in EventName<C>]?: (data: EventData<C, K>) => void };

export interface LiveOptions {
  /** Messages may have been missed until now: ask again. Called each time the room was joined, the first included. */
  onGap?: () => void;
  /** False: doesn't listen for the time being. */
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
  // The room's name stands for channel and parameters.
  useEffect(() => {
    if (!enabled) return;
    return connection.listen(channel, params, {
      onMessage: (event, data) => onMessage(event, data),
      onGap: () => handleGap(),
    });
  }, [room, enabled]);
}

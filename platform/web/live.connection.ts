/** The page's one connection: joins the rooms that are listened to, again after every interruption. */
import type { Channel, RoomParams } from '@platform/contract/channel';

export interface RoomListener {
  onMessage(event: string, data: unknown): void;
  /** Messages may have been missed until now. */
  onGap(): void;
}

export class LiveConnection {
  /** Listens to a room until the function returned is called. */
  listen<C extends Channel>(_channel: C, _params: RoomParams<C>, _listener: RoomListener): () => void {
    return () => {};
  }
}

/** The page's own. */
export const connection = new LiveConnection();

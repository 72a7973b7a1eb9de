/** The list under live events: counts fall and packets leave at once; new packets wait for a press on a button. */
import { useLive } from '@platform/web/live/live';
import { useViewer } from '@platform/web/session/viewer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { packetsChannel } from '../../contract/channels.ts';
import { listPackets } from '../../contract/endpoints.ts';
import type { AvailablePacket } from '../../contract/packet.ts';
import { updateLists } from '../queries.ts';
import {
  addArrivals,
  applyCount,
  type CountChange,
  type PacketList,
  removePacket,
  updateCount,
  withLeaving,
} from './list.rules.ts';

const none: readonly AvailablePacket[] = [];

/** New packets are only counted until then, so that envelopes do not move away under a finger. */
export function useLiveList(page: number) {
  const client = useQueryClient();
  const viewer = useViewer();
  const [arrivals, setArrivals] = useState(none);
  const add = (packets: readonly AvailablePacket[]) =>
    updateLists(client, (list) => (list.pagination.current_page === 1 ? addArrivals(list, packets) : list));

  const handlers = {
    added(event: Omit<AvailablePacket, 'grabbed'>) {
      const packet = { ...event, grabbed: false };
      const lists = client.getQueriesData<PacketList>({ queryKey: [listPackets.name] });
      const packets = lists.flatMap(([, list]) => list?.packets ?? []);
      const isListed = packets.some(({ id }) => id === packet.id);
      if (!isListed && page === 1 && packets.length === 0) add([packet]);
      else
        setArrivals((before) => {
          const others = before.filter(({ id }) => id !== packet.id);
          return isListed ? others : [packet, ...others];
        });
    },
    changed(change: CountChange) {
      updateLists(client, (list) => applyCount(list, change));
      setArrivals((before) => updateCount(before, change));
    },
    gone({ id }: { id: string }) {
      updateLists(client, (list) => removePacket(list, id));
      setArrivals((before) => before.filter((packet) => packet.id !== id));
    },
  };
  // After a gap the list is loaded again, with everything that has arrived since.
  const options = { updates: [listPackets], onGap: () => setArrivals(none) };
  useLive(packetsChannel, { audience: viewer === null ? 'everyone' : 'members' }, handlers, options);
  useLive(packetsChannel, { audience: viewer ?? '' }, handlers, { ...options, enabled: viewer !== null });
  return {
    /** How many packets wait. */
    waiting: arrivals.length,
    showArrivals() {
      add(arrivals);
      setArrivals(none);
    },
  };
}

/** Keeps packets that have left the list on the screen until `remove` ends their animation. */
export function useLeaving(list: PacketList | undefined) {
  const [now, page] = [list?.packets ?? none, list?.pagination.current_page];
  const [state, setState] = useState({ now, page, displayed: withLeaving([], now) });
  let { displayed } = state;
  if (state.now !== now || state.page !== page) {
    displayed = withLeaving(state.page === page ? displayed : [], now);
    setState({ now, page, displayed });
  }
  const remove = (id: string) =>
    setState((before) => ({
      ...before,
      displayed: before.displayed.filter(({ leaving, packet }) => !leaving || packet.id !== id),
    }));
  return { displayed, remove };
}

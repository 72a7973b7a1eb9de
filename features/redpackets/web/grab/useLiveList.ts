/** The list while it is looked at: counts fall, packets leave; new ones wait until they are wanted. */
import { useLive } from '@platform/web/live/live';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { packetsChannel } from '../../contract/channels.ts';
import { listPackets } from '../../contract/endpoints.ts';
import type { AvailablePacket } from '../../contract/packet.ts';
import { useViewer } from '../queries.ts';
import {
  afterFall,
  type Fall,
  type PacketList,
  waitingAfterFall,
  withArrivals,
  without,
} from './list.rules.ts';

const none: readonly AvailablePacket[] = [];

/** Envelopes don't move away under somebody's finger: what has been sent meanwhile is only counted. */
export function useLiveList(page: number, onGap: () => unknown) {
  const client = useQueryClient();
  const viewer = useViewer();
  const [arrived, setArrived] = useState(none);
  const patch = (how: (list: PacketList) => PacketList) =>
    client.setQueriesData<PacketList>({ queryKey: [listPackets.name] }, (list) => list && how(list));
  const show = (packets: readonly AvailablePacket[]) =>
    patch((list) => (list.pagination.current_page === 1 ? withArrivals(list, packets) : list));

  const handlers = {
    added(packet: Omit<AvailablePacket, 'grabbed'>) {
      const fresh = { ...packet, grabbed: false };
      const lists = client.getQueriesData<PacketList>({ queryKey: [listPackets.name] });
      const isKnown = lists.some(([, list]) => list?.packets.some(({ id }) => id === packet.id));
      const isEmpty = page === 1 && lists.every(([, list]) => (list?.packets.length ?? 0) === 0);
      if (isKnown) return;
      if (isEmpty) show([fresh]);
      else setArrived((before) => [fresh, ...before.filter(({ id }) => id !== packet.id)]);
    },
    changed(fall: Fall) {
      patch((list) => afterFall(list, fall));
      setArrived((before) => waitingAfterFall(before, fall));
    },
    gone({ id }: { id: string }) {
      patch((list) => without(list, id));
      setArrived((before) => before.filter((one) => one.id !== id));
    },
  };
  // After a gap the list is asked anew, and what has come since is in it.
  const gap = () => {
    setArrived(none);
    void onGap();
  };
  useLive(packetsChannel, { audience: 'everyone' }, handlers, { onGap: gap });
  useLive(packetsChannel, { audience: viewer ?? '' }, handlers, { onGap: gap, enabled: viewer !== null });
  return {
    /** How many have been sent since the list was asked for. */
    waiting: arrived.length,
    show() {
      show(arrived);
      setArrived(none);
    },
  };
}

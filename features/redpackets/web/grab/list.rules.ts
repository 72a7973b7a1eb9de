/** The list of packets under live changes. */
import type { Data } from '@platform/contract/endpoint';
import type { listPackets } from '../../contract/endpoints.ts';
import type { AvailablePacket } from '../../contract/packet.ts';

export type PacketList = Data<typeof listPackets>;

export interface CountChange {
  id: string;
  remainingCount: number;
}

/** Counts only fall: a late event with a larger count changes nothing. */
export const updateCount = (packets: readonly AvailablePacket[], { id, remainingCount }: CountChange) =>
  packets.map((packet) =>
    packet.id === id && remainingCount < packet.remainingCount ? { ...packet, remainingCount } : packet,
  );

/** A share was taken; at 0 the packet leaves the list. */
export const applyCount = (list: PacketList, change: CountChange): PacketList =>
  change.remainingCount > 0
    ? { ...list, packets: updateCount(list.packets, change) }
    : removePacket(list, change.id);

/** Removes a finished or expired packet. */
export function removePacket({ packets, pagination }: PacketList, id: string): PacketList {
  const rest = packets.filter((packet) => packet.id !== id);
  const total = pagination.total - (packets.length - rest.length);
  return { packets: rest, pagination: { ...pagination, total } };
}

/** Adds new packets at the beginning of the first page; those that it holds stay as they are. */
export function addArrivals({ packets, pagination }: PacketList, arrivals: readonly AvailablePacket[]) {
  const ids = new Set(packets.map(({ id }) => id));
  const added = arrivals.filter(({ id }) => !ids.has(id));
  return {
    packets: [...added, ...packets].slice(0, pagination.per_page),
    pagination: { ...pagination, total: pagination.total + added.length },
  };
}

/** The member has grabbed a share. */
export function applyGrab(list: PacketList, change: CountChange): PacketList {
  const { packets, pagination } = applyCount(list, change);
  const marked = packets.map((packet) => (packet.id === change.id ? { ...packet, grabbed: true } : packet));
  return { packets: marked, pagination };
}

/** A packet on the screen; one that has left the list stays until its animation ends. */
export interface DisplayedPacket {
  packet: AvailablePacket;
  leaving: boolean;
}

/** Leaving packets keep their places; new ones are inserted in order. */
export function withLeaving(
  before: readonly DisplayedPacket[],
  now: readonly AvailablePacket[],
): DisplayedPacket[] {
  const ids = new Set(now.map(({ id }) => id));
  const displayed = now.map((packet) => ({ packet, leaving: false }));
  before.forEach(({ packet }, index) => {
    if (!ids.has(packet.id))
      displayed.splice(Math.min(index, displayed.length), 0, { packet, leaving: true });
  });
  return displayed;
}

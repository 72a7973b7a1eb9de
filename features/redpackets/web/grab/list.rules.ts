/** The list of packets as it changes while it is looked at. */
import type { Data } from '@platform/contract/endpoint';
import type { listPackets } from '../../contract/endpoints.ts';
import type { AvailablePacket } from '../../contract/packet.ts';

export type PacketList = Data<typeof listPackets>;

/** What is known anew about a packet. */
export interface Fall {
  id: string;
  remainingCount: number;
}

/**
 * A share was taken: the count falls, and at 0 the packet leaves the list. News that comes late, with more left than is
 * known already, changes nothing.
 */
export function afterFall(list: PacketList, { id, remainingCount }: Fall): PacketList {
  if (remainingCount <= 0) return without(list, id);
  return change(list, id, fallen(remainingCount));
}

const fallen = (remainingCount: number) => (packet: AvailablePacket) =>
  remainingCount < packet.remainingCount ? { ...packet, remainingCount } : packet;

/** The same for packets that wait to be shown. */
export function waitingAfterFall(
  waiting: readonly AvailablePacket[],
  { id, remainingCount }: Fall,
): readonly AvailablePacket[] {
  return waiting.map((packet) => (packet.id === id ? fallen(remainingCount)(packet) : packet));
}

/** The packet is over: its last share is taken, or its time. */
export function without(list: PacketList, id: string): PacketList {
  const packets = list.packets.filter((packet) => packet.id !== id);
  if (packets.length === list.packets.length) return list;
  const { total } = list.pagination;
  return { packets, pagination: { ...list.pagination, total: Math.max(0, total - 1) } };
}

/** New packets stand first on the first page, where they are the latest; known ones stay as they are. */
export function withArrivals(list: PacketList, arrived: readonly AvailablePacket[]): PacketList {
  const known = new Set(list.packets.map(({ id }) => id));
  const fresh = arrived.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return list;
  const { total, per_page: size } = list.pagination;
  return {
    packets: [...fresh, ...list.packets].slice(0, size),
    pagination: { ...list.pagination, total: total + fresh.length },
  };
}

/** The member has a share of it now. */
export function afterGrab(list: PacketList, fall: Fall): PacketList {
  return change(afterFall(list, fall), fall.id, (packet) => ({ ...packet, grabbed: true }));
}

function change(list: PacketList, id: string, how: (packet: AvailablePacket) => AvailablePacket): PacketList {
  const packets = list.packets.map((packet) => (packet.id === id ? how(packet) : packet));
  return packets.every((packet, place) => packet === list.packets[place]) ? list : { ...list, packets };
}

/** A packet on the screen; one that leaves stays for the length of its motion. */
export interface ShownPacket {
  packet: AvailablePacket;
  leaving: boolean;
}

/** What is shown after a change: packets that are gone leave from where they stood, new ones stand where they belong. */
export function showing(before: readonly ShownPacket[], now: readonly AvailablePacket[]): ShownPacket[] {
  const present = new Set(now.map(({ id }) => id));
  const shown: ShownPacket[] = now.map((packet) => ({ packet, leaving: false }));
  before.forEach(({ packet }, place) => {
    if (!present.has(packet.id)) shown.splice(Math.min(place, shown.length), 0, { packet, leaving: true });
  });
  return shown;
}

/** What can still be grabbed, in the words that are read out. */
export function countedWords(list: PacketList): string {
  const { total } = list.pagination;
  return total === 0 ? '现在没有可以抢的红包' : `有 ${total} 个红包可以抢`;
}

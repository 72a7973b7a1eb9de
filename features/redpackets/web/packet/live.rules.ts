/** A packet's page as shares are taken. */
import type { EventData } from '@platform/contract/channel';
import type { packetChannel } from '../../contract/channels.ts';
import type { PacketDetail } from '../../contract/packet.ts';

/** Adds a claim in its place; one that is known already, or an older count, changes nothing. */
export function afterClaim(
  packet: PacketDetail,
  { claim, remainingCount }: EventData<typeof packetChannel, 'claimed'>,
): PacketDetail {
  const isKnown = packet.claims.some(({ position }) => position === claim.position);
  if (isKnown && remainingCount >= packet.remainingCount) return packet;
  const claims = isKnown
    ? packet.claims
    : [...packet.claims, { ...claim, best: false, mine: false }].sort((a, b) => a.position - b.position);
  return { ...packet, claims, remainingCount: Math.min(packet.remainingCount, remainingCount) };
}

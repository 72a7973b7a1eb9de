/** What a proof needs of a packet; anonymous visitors do not see it. */
import type { PacketClaim, PacketDetail } from '../../contract/packet.ts';

type ProvenClaim = PacketClaim & { amount: number };

export interface ProvablePacket extends PacketDetail {
  seed: string;
  totalAmount: number;
  claims: ProvenClaim[];
}

/** An ended packet whose amounts the visitor sees, else null. */
export function provable(packet: PacketDetail): ProvablePacket | null {
  const { seed, totalAmount } = packet;
  if (seed === null || totalAmount === null) return null;
  const claims = packet.claims.filter((claim): claim is ProvenClaim => claim.amount !== null);
  return { ...packet, seed, totalAmount, claims };
}

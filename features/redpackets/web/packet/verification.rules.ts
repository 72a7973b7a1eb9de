/** The proof of a packet as a visitor's browser computes it, line by line. */
import type { PacketDetail } from '../../contract/packet.ts';
import { commitmentOf, verifyPacket } from '../../contract/shares.ts';

export interface ProofLine {
  position: number;
  /** Beans that the seed gives this share. */
  computed: number;
  /** Beans that were paid, and to whom; null for a share that nobody grabbed. */
  paid: { amount: number; name: string } | null;
  agrees: boolean;
}

export interface Proof {
  fair: boolean;
  /** The hash of the revealed seed with the packet's number, amount and count. */
  hash: string;
  /** It is the one that was published when the packet was sent. */
  promised: boolean;
  lines: ProofLine[];
  /** All shares together, and whether that is what was sent. */
  sum: number;
  sumAgrees: boolean;
}

type Revealed = Pick<PacketDetail, 'id' | 'type' | 'totalAmount' | 'totalCount' | 'commitment' | 'claims'> & {
  seed: string;
};

/** Computes everything again. */
export function prove(packet: Revealed): Proof {
  const { id: packetId, type, seed, totalAmount: amount, totalCount: count, commitment, claims } = packet;
  const { promised, shares, differing } = verifyPacket({
    packetId,
    type,
    seed,
    amount,
    count,
    commitment,
    claims,
  });
  const lines = shares.map((computed, place) => {
    const position = place + 1;
    const claim = claims.find((one) => one.position === position);
    return {
      position,
      computed,
      paid: claim ? { amount: claim.amount, name: claim.name } : null,
      agrees: !differing.includes(position),
    };
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  // A claim for a share that there is none of differs too, without a line of its own.
  const fair = promised && differing.length === 0 && sum === amount;
  return {
    fair,
    hash: commitmentOf({ seed, packetId, amount, count }),
    promised,
    lines,
    sum,
    sumAgrees: sum === amount,
  };
}

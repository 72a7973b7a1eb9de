/** The proof of a packet as a visitor's browser computes it, line by line. */
import { commitmentOf, verifyPacket } from '../../contract/shares.ts';
import type { ProvablePacket } from './provable.rules.ts';

type PublishedPacket = Pick<
  ProvablePacket,
  'id' | 'type' | 'totalAmount' | 'totalCount' | 'commitment' | 'claims' | 'seed'
>;

export type ProofLine = ReturnType<typeof prove>['lines'][number];

/** Computes everything again. */
export function prove({ id: packetId, totalAmount: amount, totalCount: count, ...packet }: PublishedPacket) {
  const { type, seed, commitment, claims } = packet;
  const division = { packetId, type, seed, amount, count };
  const { matchesCommitment, shares, mismatches } = verifyPacket({ ...division, commitment, claims });
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    // A claim beyond the last share differs too, without a line of its own.
    fair: matchesCommitment && mismatches.length === 0 && sum === amount,
    /** The hash of the published seed with the packet's id, amount and count. */
    hash: commitmentOf(division),
    /** The hash is the one that was published at sending. */
    matchesCommitment,
    sum,
    sumAgrees: sum === amount,
    lines: shares.map((computed, index) => ({
      position: index + 1,
      /** Beans that the seed gives this share. */
      computed,
      /** Undefined for an unclaimed share. */
      paid: claims.find(({ position }) => position === index + 1),
      isEqual: !mismatches.includes(index + 1),
    })),
  };
}

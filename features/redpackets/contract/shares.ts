/**
 * How a red packet is divided, so that everyone can compute it again. The seed, 32 random bytes in hex, decides
 * everything; its commitment is published when the packet is sent, the seed itself when nothing can be grabbed any more.
 *
 *   commitment = SHA-256("red-packet:1:{seed}:{packet id}:{amount}:{count}")
 *   stream     = SHA-256("{seed}:0"), SHA-256("{seed}:1") and so on: of each the first 30 bytes, as five 48-bit integers
 *   a number below n = the next integer of the stream that is below the largest multiple of n, modulo n
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PacketType } from './lifecycle.ts';

/** The inputs of the division. */
export interface Division {
  type: PacketType;
  seed: string;
  /** Beans, at least one for each share. */
  amount: number;
  count: number;
}

/** The hash that binds a packet to its seed, hex. */
export function commitmentOf({
  seed,
  packetId,
  amount,
  count,
}: {
  seed: string;
  packetId: string;
  amount: number;
  count: number;
}): string {
  return bytesToHex(sha256(utf8ToBytes(`red-packet:1:${seed}:${packetId}:${amount}:${count}`)));
}

const integersPerHash = 5;
const bytesPerInteger = 6;
const range = 2 ** 48;

function* integersFrom(seed: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const hash = sha256(utf8ToBytes(`${seed}:${counter}`));
    for (let at = 0; at < integersPerHash; at += 1) {
      const bytes = hash.subarray(at * bytesPerInteger, (at + 1) * bytesPerInteger);
      yield bytes.reduce((value, byte) => value * 256 + byte, 0);
    }
  }
}

/** Uniform integers from 0 to below the bound, without the bias of a plain remainder. */
export function drawsFrom(seed: string): (bound: number) => number {
  const integers = integersFrom(seed);
  return (bound) => {
    const limit = range - (range % bound);
    let drawn = integers.next().value;
    while (drawn >= limit) drawn = integers.next().value;
    return drawn % bound;
  };
}

/**
 * The double-average method: each share is uniform from 1 to one less than twice the average of what is left, so that
 * its expectation is that average; the last takes the rest. At least 1 always stays for each of the others.
 */
export function splitAtRandom(amount: number, count: number, draw: (bound: number) => number): number[] {
  const shares: number[] = [];
  let left = amount;
  for (let people = count; people > 1; people -= 1) {
    const share = 1 + draw(Math.floor((2 * left) / people) - 1);
    shares.push(share);
    left -= share;
  }
  shares.push(left);
  return shares;
}

/** Fisher-Yates: every order is equally likely. */
export function shuffle<T>(items: readonly T[], draw: (bound: number) => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** The shares in the order in which they are grabbed; they add up to the amount. */
export function sharesOf({ type, seed, amount, count }: Division): number[] {
  if (type === 'fixed') return Array.from({ length: count }, () => amount / count);
  const draw = drawsFrom(seed);
  return shuffle(splitAtRandom(amount, count, draw), draw);
}

/** The position of 手气最佳: the largest share, of equal ones the first; positions count from 1. */
export function bestOf(shares: readonly number[]): number {
  return shares.indexOf(Math.max(...shares)) + 1;
}

/** A packet that has ended, as its page publishes it. */
export interface ClosedPacket extends Division {
  packetId: string;
  commitment: string;
  /** The claims; positions count from 1. */
  claims: readonly { position: number; amount: number }[];
}

export interface Verification {
  /** The commitment and all amounts agree. */
  fair: boolean;
  /** The seed is the one of the commitment that was published at sending. */
  matchesCommitment: boolean;
  /** All shares by position, unclaimed ones too. */
  shares: number[];
  /** Positions at which another amount was paid than the seed gives. */
  mismatches: number[];
}

/** Computes everything again and compares. */
export function verifyPacket({ packetId, commitment, claims, ...division }: ClosedPacket): Verification {
  const { seed, amount, count } = division;
  const matchesCommitment = commitmentOf({ seed, packetId, amount, count }) === commitment;
  const shares = sharesOf(division);
  const mismatches = claims
    .filter((claim) => shares[claim.position - 1] !== claim.amount)
    .map(({ position }) => position);
  return { fair: matchesCommitment && mismatches.length === 0, matchesCommitment, shares, mismatches };
}

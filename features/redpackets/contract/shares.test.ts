/** The division of a packet: exact for every amount and count, the same on every computation, and provable. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxShares } from './form.ts';
import { bestOf, commitmentOf, drawsFrom, sharesOf, shuffle, splitAtRandom, verifyPacket } from './shares.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const counts = fc.integer({ min: 1, max: maxShares });
/** Small amounts, where shares of 1 are many, as often as large ones. */
const packets = counts.chain((count) =>
  fc.record({
    count: fc.constant(count),
    amount: fc.oneof(
      fc.integer({ min: count, max: count * 3 }),
      fc.integer({ min: count, max: 1_000_000_000_000 }),
    ),
    seed: seeds,
  }),
);
const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

describe('random shares', () => {
  it('are integers of at least 1 and add up exactly', () => {
    fc.assert(
      fc.property(packets, (packet) => {
        const shares = sharesOf({ type: 'random', ...packet });
        expect(shares).toHaveLength(packet.count);
        expect(shares.every((share) => Number.isSafeInteger(share) && share >= 1)).toBe(true);
        expect(sum(shares)).toBe(packet.amount);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('are deterministic, and differ for another seed', () => {
    fc.assert(
      fc.property(packets, (packet) => {
        const division = { type: 'random' as const, ...packet };
        expect(sharesOf(division)).toEqual(sharesOf(division));
      }),
      { seed: 2 },
    );
    const division = { type: 'random' as const, amount: 10_000, count: 20 };
    expect(sharesOf({ ...division, seed: 'a' })).not.toEqual(sharesOf({ ...division, seed: 'b' }));
  });

  it('are at most twice the average of the rest, before the shuffle', () => {
    fc.assert(
      fc.property(packets, ({ amount, count, seed }) => {
        let left = amount;
        splitAtRandom(amount, count, drawsFrom(seed)).forEach((share, place) => {
          expect(share).toBeLessThanOrEqual((2 * left) / (count - place));
          left -= share;
        });
      }),
      { seed: 3 },
    );
  });

  it('equal the recorded shares: a change would break every published proof', () => {
    const seed = '00'.repeat(32);
    expect(sharesOf({ type: 'random', seed, amount: 100, count: 10 })).toEqual([
      8, 9, 9, 23, 1, 11, 3, 1, 18, 17,
    ]);
    expect(sharesOf({ type: 'random', seed, amount: 10, count: 10 })).toEqual(Array(10).fill(1));
  });
});

describe('fixed shares', () => {
  it('are equal', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 10_000_000_000 }), seeds, (count, share, seed) => {
        const shares = sharesOf({ type: 'fixed', seed, amount: share * count, count });
        expect(shares).toEqual(Array(count).fill(share));
      }),
      { seed: 4 },
    );
  });
});

describe('draws', () => {
  it('are SHA-256 of seed and counter, five integers of 48 bits each', () => {
    const draw = drawsFrom('feed');
    const drawn = Array.from({ length: 12 }, () => draw(2 ** 48));
    const expected = [0, 1, 2].flatMap((counter) =>
      [0, 1, 2, 3, 4].map((place) => hash(`feed:${counter}`).readUIntBE(place * 6, 6)),
    );
    expect(drawn).toEqual(expected.slice(0, 12));
  });

  it('are below their bound', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 48 }), (seed, bound) => {
        const drawn = drawsFrom(seed)(bound);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(bound);
      }),
      { seed: 5 },
    );
  });

  it('skip integers that would favour small numbers', () => {
    // Just over half of the range: no second multiple fits, so every other integer is skipped.
    const bound = 2 ** 47 + 1;
    const all = [0, 1, 2, 3, 4].map((place) => hash('red:0').readUIntBE(place * 6, 6));
    const accepted = all.filter((integer) => integer < bound);
    expect(accepted).toHaveLength(2);
    const draw = drawsFrom('red');
    expect(accepted.map(() => draw(bound))).toEqual(accepted);
  });
});

describe('shuffle', () => {
  it('keeps all items', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), seeds, (items, seed) => {
        expect(shuffle(items, drawsFrom(seed)).toSorted()).toEqual(items.toSorted());
      }),
      { seed: 6 },
    );
  });

  it('makes every order of four equally often', () => {
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], drawsFrom(`order ${n}`)).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    const chi = [...orders.values()].reduce((total, times) => total + (times - 1000) ** 2 / 1000, 0);
    expect(orders.size).toBe(24);
    // Chi-squared, 23 degrees of freedom: a fair shuffle is beyond this once in 10,000 seeds.
    expect(chi).toBeLessThan(57.1);
  });
});

describe('commitmentOf', () => {
  it('is the hash of the documented string', () => {
    const commitment = commitmentOf({ seed: 'ab', packetId: 'p', amount: 5, count: 2 });
    expect(commitment).toBe(hash('red-packet:1:ab:p:5:2').toString('hex'));
  });
});

describe('bestOf', () => {
  it.each([
    [[3, 9, 4], 2],
    [[9, 3, 9], 1],
    [[1], 1],
  ])('%j: %i', (shares, position) => expect(bestOf(shares)).toBe(position));
});

describe('verifyPacket', () => {
  const division = { type: 'random' as const, seed: 'c0ffee', amount: 1000, count: 5 };
  const packetId = '01980000-0000-7000-8000-000000000001';
  const commitment = commitmentOf({ ...division, packetId });
  const claims = sharesOf(division).map((amount, index) => ({ position: index + 1, amount }));
  const packet = { ...division, packetId, commitment, claims };

  it('confirms a correct packet, also one that expired with shares left', () => {
    expect(verifyPacket(packet)).toEqual({
      fair: true,
      matchesCommitment: true,
      shares: claims.map(({ amount }) => amount),
      mismatches: [],
    });
    expect(verifyPacket({ ...packet, claims: claims.slice(0, 2) }).fair).toBe(true);
  });

  it.each([
    ['another seed', { seed: 'decaf' }],
    ['another packet', { packetId: '01980000-0000-7000-8000-000000000002' }],
    ['another amount', { amount: 1001 }],
    ['another count', { count: 6 }],
  ])('detects %s', (_, changes) => {
    expect(verifyPacket({ ...packet, ...changes })).toMatchObject({ fair: false, matchesCommitment: false });
  });

  it('reports the positions with a different amount', () => {
    const changed = claims.map((claim) =>
      claim.position === 3 ? { ...claim, amount: claim.amount + 1 } : claim,
    );
    expect(verifyPacket({ ...packet, claims: changed })).toMatchObject({
      fair: false,
      matchesCommitment: true,
      mismatches: [3],
    });
    const swapped = [{ ...claims[0], position: 6, amount: 1 }];
    expect(verifyPacket({ ...packet, claims: swapped })).toMatchObject({ fair: false, mismatches: [6] });
  });
});

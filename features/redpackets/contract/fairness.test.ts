/**
 * The order of grabbing gives no advantage: over many packets every position has the same expectation and the same
 * chance of the best share. Two tests, each wrong about an honest method once in 10,000 sets of seeds; the seeds stand
 * still, so that what passes once always passes.
 *
 * - The best share's position: Pearson's chi-squared against equal chances, over packets whose largest share is single
 *   (of equal ones the first is crowned, which is no property of the division).
 * - The mean share by position: shares of a packet add up to a constant and are exchangeable, so that
 *   n (k - 1) / (k variance) times the sum of the squared deviations from the average is chi-squared with k - 1 degrees.
 */
import { describe, expect, it } from 'vitest';
import { drawsFrom, sharesOf, splitAtRandom } from './shares.ts';

/** The value that chi-squared exceeds with a probability of 1 in 10,000 (Wilson and Hilferty). */
function criticalValue(degrees: number): number {
  const z = 3.719;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + z * Math.sqrt(spread)) ** 3;
}

const chiSquared = (observed: readonly number[]) => {
  const expected = observed.reduce((total, times) => total + times, 0) / observed.length;
  return observed.reduce((total, times) => total + (times - expected) ** 2 / expected, 0);
};

interface Statistics {
  /** Of the position of the best share. */
  best: number;
  /** Of the mean shares. */
  means: number;
}

function judge(packets: Iterable<number[]>, count: number): Statistics {
  const best = Array<number>(count).fill(0);
  const sums = Array<number>(count).fill(0);
  let squares = 0;
  let n = 0;
  for (const shares of packets) {
    n += 1;
    const most = Math.max(...shares);
    const position = shares.indexOf(most);
    if (shares.lastIndexOf(most) === position) best[position] = (best[position] ?? 0) + 1;
    for (const [place, share] of shares.entries()) {
      sums[place] = (sums[place] ?? 0) + share;
      squares += share * share;
    }
  }
  const average = sums.reduce((total, sum) => total + sum, 0) / (n * count);
  const variance = squares / (n * count) - average ** 2;
  const deviation = sums.reduce((total, sum) => total + (sum / n - average) ** 2, 0);
  return { best: chiSquared(best), means: (n * (count - 1) * deviation) / (count * variance) };
}

function* packetsOf(n: number, division: (seed: string) => number[]): Generator<number[]> {
  for (let packet = 0; packet < n; packet += 1) yield division(`fairness ${packet}`);
}

/** Numbers from 0 to below 1 (xorshift): ten million of them, for which hashing would take too long. */
function ticketsFrom(start: number): () => number {
  let state = start;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const shuffled = (amount: number, count: number) => (seed: string) =>
  sharesOf({ type: 'random', seed, amount, count });

describe('every position has the same chances', () => {
  it.each([
    { amount: 10_000, count: 10, n: 50_000 },
    { amount: 100, count: 2, n: 50_000 },
    { amount: 15, count: 10, n: 20_000 },
    { amount: 1_000_000, count: 100, n: 5000 },
  ])('$amount beans in $count shares, $n packets', ({ amount, count, n }) => {
    const judged = judge(packetsOf(n, shuffled(amount, count)), count);
    expect(judged.best).toBeLessThan(criticalValue(count - 1));
    expect(judged.means).toBeLessThan(criticalValue(count - 1));
  });
});

describe('the tests detect', () => {
  const [amount, count, n] = [10_000, 10, 50_000];
  const limit = criticalValue(count - 1);

  it('the double-average method without its shuffle: the late ones hold the best share more often', () => {
    const inOrder = (seed: string) => splitAtRandom(amount, count, drawsFrom(seed));
    // Its means are equal by construction; only the best share tells.
    expect(judge(packetsOf(n, inOrder), count).best).toBeGreaterThan(10 * limit);
  });

  it('one packet in a hundred with its shares sorted, the largest first', () => {
    const now = drawsFrom('careless');
    const unshuffled = (seed: string) => {
      const shares = shuffled(amount, count)(seed);
      return now(100) === 0 ? shares.sort((one, other) => other - one) : shares;
    };
    const judged = judge(packetsOf(n, unshuffled), count);
    expect(judged.best).toBeGreaterThan(limit);
    expect(judged.means).toBeGreaterThan(limit);
  });

  it('a position with the best share in 11 of 100 packets instead of 10, in nineteen of twenty runs', () => {
    // Chi-squared with 9 degrees, shifted by 50,000 * 10 * (0.01² + 0.01² / 9) = 56: a power of 0.988.
    const runs = 200;
    const tickets = ticketsFrom(1);
    let detected = 0;
    for (let run = 0; run < runs; run += 1) {
      const best = Array<number>(count).fill(0);
      for (let packet = 0; packet < n; packet += 1) {
        const ticket = tickets();
        const position = ticket < 0.11 ? 0 : 1 + Math.floor(((ticket - 0.11) / 0.89) * 9);
        best[position] = (best[position] ?? 0) + 1;
      }
      if (chiSquared(best) > limit) detected += 1;
    }
    expect(detected / runs).toBeGreaterThan(0.95);
  });
});

/** The proof agrees with an honest packet and with no other. */
import { describe, expect, test } from 'vitest';
import { commitmentOf, sharesOf } from '../../contract/shares.ts';
import type { ProvablePacket } from './provable.rules.ts';
import { prove } from './verification.rules.ts';

const seed = '5f'.repeat(32);
const id = '01a1ff0f-3f3b-7596-b86f-f53080e3e2c3';
const [totalAmount, totalCount] = [100, 4];
const shares = sharesOf({ type: 'random', seed, amount: totalAmount, count: totalCount });

const claim = (position: number, amount: number): ProvablePacket['claims'][number] => ({
  position,
  amount,
  name: `第 ${position} 位`,
  avatar: null,
  time: '2026-11-21T08:00:00.000Z',
  best: false,
  mine: false,
});
const claims = shares.slice(0, 3).map((amount, place) => claim(place + 1, amount));
const honest = {
  id,
  type: 'random',
  seed,
  totalAmount,
  totalCount,
  commitment: commitmentOf({ seed, packetId: id, amount: totalAmount, count: totalCount }),
  claims,
} as const;

describe('the proof', () => {
  test('lists every share, also an unclaimed one', () => {
    const { fair, matchesCommitment, sumAgrees, sum, hash, lines } = prove({ ...honest, claims });
    expect({ fair, matchesCommitment, sumAgrees, sum }).toEqual({
      fair: true,
      matchesCommitment: true,
      sumAgrees: true,
      sum: 100,
    });
    expect(hash).toBe(honest.commitment);
    expect(lines.map(({ computed }) => computed)).toEqual(shares);
    expect(lines.map(({ paid }) => paid?.name ?? null)).toEqual(['第 1 位', '第 2 位', '第 3 位', null]);
  });

  test('marks a share that was paid differently', () => {
    const wrongClaims = claims.map((one) => (one.position === 2 ? { ...one, amount: one.amount + 1 } : one));
    const { fair, matchesCommitment, lines } = prove({ ...honest, claims: wrongClaims });
    expect(fair).toBe(false);
    expect(matchesCommitment).toBe(true);
    expect(lines.map(({ isEqual: agrees }) => agrees)).toEqual([true, false, true, true]);
  });

  test('rejects another seed than the committed one', () => {
    const { fair, matchesCommitment, hash } = prove({ ...honest, claims: [], seed: '60'.repeat(32) });
    expect({ fair, matchesCommitment }).toEqual({ fair: false, matchesCommitment: false });
    expect(hash).not.toBe(honest.commitment);
  });

  test('rejects a claim beyond the last share', () => {
    expect(prove({ ...honest, claims: [...claims, claim(5, 10)] }).fair).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { PurchaseStatus } from '../../contract/lifecycle.ts';
import type { StaffSeat } from '../../contract/purchase.ts';
import { refundsOf } from './refunds.rules.ts';

const at = '2026-03-01T02:00:00.000Z';

function seat(endedAt: string | null, ...chain: readonly [string, number, PurchaseStatus][]): StaffSeat {
  const lineage = chain.map(([id, price, status], index) => ({
    owner: { id, name: id, avatar: null },
    kind: index === 0 ? ('direct' as const) : ('resale' as const),
    price,
    paidAt: at,
    status,
    listingStatus: index === 0 ? null : ('sold' as const),
  }));
  const owner = lineage.at(-1)?.owner ?? { id: '', name: '', avatar: null };
  return { id: owner.id, owner, endedAt, lineage };
}

describe('refundsOf', () => {
  it('adds up what everyone in the chain of a valid seat has paid', () => {
    const seats = [
      seat(null, ['a', 100.1, 'paid']),
      seat(null, ['b', 100.2, 'resold'], ['c', 120, 'paid']),
      // Repaid already.
      seat(at, ['d', 100, 'refunded']),
    ];
    expect(refundsOf(seats)).toEqual({ people: 3, amount: 320.3 });
  });

  it('is nothing without seats', () => expect(refundsOf([])).toEqual({ people: 0, amount: 0 }));
});

/** What a cancellation of a course gives back. */
import type { PurchaseStatus } from '../../contract/lifecycle.ts';
import type { StaffSeat } from '../../contract/purchase.ts';

/** The purchases whose buyers have paid and were not repaid. */
const paidStatuses: readonly PurchaseStatus[] = ['paid', 'resold'];

/** How many buyers get money back, and how many yuan together: all owners in the chain of each seat that is valid. */
export function refundsOf(seats: readonly StaffSeat[]): { people: number; amount: number } {
  const entries = seats
    .filter(({ endedAt }) => endedAt === null)
    .flatMap(({ lineage }) => lineage.filter(({ status }) => paidStatuses.includes(status)));
  const fen = entries.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  return { people: new Set(entries.map(({ owner }) => owner.id)).size, amount: fen / 100 };
}

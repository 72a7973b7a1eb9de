/** The stat cards. */
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { Caller, Services } from '@platform/server/portal';
import type { ReviewStatistics } from '../contract/overview.ts';
import { countFigures } from './overview.store.ts';
import { inScale } from './rules.ts';
import { viewerOf } from './viewer.ts';

/** Figures over all submitted applications, as the caller may see them. */
export async function getReviewStatistics(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<ReviewStatistics> {
  const { id, role, scale } = await viewerOf(db, caller);
  const figures = await countFigures(db, { id, seesAll: role === 'admin' });
  if (!figures) throw new Error('no figures');
  const { averagePoints, awarded, paid, slotsUsed, slotsTotal, waitingForMe, ...counts } = figures;
  const { pending, reviewing, approved, rejected, withdrawn } = counts;
  return {
    total: pending + reviewing + approved + rejected + withdrawn,
    pending,
    reviewing,
    approved,
    rejected,
    withdrawn,
    averageScore: averagePoints === null ? null : inScale(averagePoints, scale),
    scoreScale: scale,
    slotsUsed,
    slotsTotal,
    amountAwarded: fenToYuan(awarded as Fen),
    amountPaid: fenToYuan(paid as Fen),
    waitingForMe,
  };
}

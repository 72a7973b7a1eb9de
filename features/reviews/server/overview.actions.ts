/** The stat cards, and the recorded reveals of identity numbers. */

import { findReveals } from '@features/scholarships/review/store';
import type { Data } from '@platform/contract/endpoint';
import { type Fen, fenToYuan } from '@platform/contract/money';
import type { Caller, Services } from '@platform/server/portal';
import type { z } from 'zod';
import type { listIdNumberReveals as listing } from '../contract/applicant.ts';
import type { ReviewStatistics } from '../contract/overview.ts';
import { countFigures } from './overview.store.ts';
import { inScale } from './rules.ts';
import { viewerOf } from './viewer.ts';

/** Figures of all submitted applications, with the caller's permissions. */
export async function getReviewStatistics(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<ReviewStatistics> {
  const { id, role, scale } = await viewerOf(db, caller);
  const figures = await countFigures(db, { id, seesAll: role === 'admin' });
  const { averagePoints, awarded, paid, slotsUsed, slotsTotal, waitingForMe, states } = figures;
  const [pending, reviewing, approved, rejected, withdrawn] = [
    states.get('submitted') ?? 0,
    states.get('under_review') ?? 0,
    states.get('approved') ?? 0,
    states.get('rejected') ?? 0,
    states.get('withdrawn') ?? 0,
  ];
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

/** The recorded reveals of identity numbers, the latest first. */
export async function listIdNumberReveals(
  { db }: Pick<Services, 'db'>,
  query: z.output<typeof listing.query>,
): Promise<Data<typeof listing>> {
  const { reveals: rows, total } = await findReveals(db, query);
  const reveals = rows.map((reveal) => ({ ...reveal, at: reveal.at.toISOString() }));
  return { reveals, pagination: { current_page: query.page, per_page: query.limit, total } };
}

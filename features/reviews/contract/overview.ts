/** The review screen's stat cards, and the list as a file. */
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { z } from 'zod';
import { staff } from './access.ts';
import { applicationFilters } from './application.ts';
import { reviewSettings } from './values.ts';

/** Figures over all submitted applications; amounts in yuan. */
export const reviewStatistics = z.object({
  total: z.int(),
  pending: z.int(),
  reviewing: z.int(),
  approved: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  /** Mean of the applications' mean scores that the caller may see, in the present scale, two decimals. */
  averageScore: z.number().nullable(),
  scoreScale: reviewSettings.shape.scoreScale,
  /** Awards given, of all awards that scholarships offer. */
  slotsUsed: z.int(),
  slotsTotal: z.int(),
  amountAwarded: yuan,
  amountPaid: yuan,
  /** Open applications assigned to the caller that they have not scored. */
  waitingForMe: z.int(),
});
export type ReviewStatistics = z.infer<typeof reviewStatistics>;

export const getReviewStatistics = endpoint({
  name: 'getReviewStatistics',
  summary: 'The stat cards.',
  method: 'GET',
  path: '/reviews/statistics',
  access: staff,
  data: reviewStatistics,
});

export const exportApplications = endpoint({
  name: 'exportApplications',
  summary: 'A short-lived address of the filtered list as CSV, for the caller as they may see it.',
  method: 'POST',
  path: '/reviews/applications/export',
  access: staff,
  body: applicationFilters.extend({ mine: z.boolean().optional() }),
  data: z.object({ url: z.string() }),
});

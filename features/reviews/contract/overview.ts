/** The review screen's statistics, and the exported list. */
import { endpoint } from '@platform/contract/endpoint';
import { yuan } from '@platform/contract/money';
import { z } from 'zod';
import { staff } from './access.ts';
import { applicationFilters } from './application.ts';
import { reviewSettings } from './values.ts';

/** Figures of all submitted applications; amounts in yuan. */
export const reviewStatistics = z.object({
  total: z.int(),
  pending: z.int(),
  reviewing: z.int(),
  approved: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  /** Mean of the mean scores that the caller may see, in the current scale, two decimals. */
  averageScore: z.number().nullable(),
  scoreScale: reviewSettings.shape.scoreScale,
  /** Awards given, and awards offered. */
  slotsUsed: z.int(),
  slotsTotal: z.int(),
  amountAwarded: yuan,
  amountPaid: yuan,
  /** Open applications that the caller has yet to score. */
  waitingForMe: z.int(),
});
export type ReviewStatistics = z.infer<typeof reviewStatistics>;

export const getReviewStatistics = endpoint({
  name: 'getReviewStatistics',
  summary: 'Reads the figures of the stat cards.',
  method: 'GET',
  path: '/reviews/statistics',
  access: staff,
  data: reviewStatistics,
});

export const exportApplications = endpoint({
  name: 'exportApplications',
  summary: "A short-lived address of the filtered list as CSV, with the caller's permissions.",
  method: 'POST',
  path: '/reviews/applications/export',
  access: staff,
  body: applicationFilters.extend({ mine: z.boolean().optional() }),
  data: z.object({ url: z.string() }),
});

/** Reviewers for tests. */
import type { Services } from '@platform/server/portal';
import type { ReviewerProfile } from '../contract/reviewer.ts';
import { insertReviewer } from './reviewers.store.ts';

/** Gives a user, who has the role already, a reviewer's profile. */
export async function makeReviewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  wanted: Partial<ReviewerProfile> = {},
): Promise<void> {
  const profile = { title: '教授', expertise: '建筑史', status: 'active' as const, ...wanted };
  await insertReviewer(db, userId, profile, clock.now());
}

/** Reviewers for tests. */
import type { Services } from '@platform/server/portal';
import type { ReviewerProfile } from '../contract/reviewer.ts';
import { insertReviewer } from './reviewers.store.ts';

/** Adds a reviewer's profile to a user with the role. */
export async function makeReviewer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  overrides: Partial<ReviewerProfile> = {},
): Promise<void> {
  const profile = { title: '教授', expertise: '建筑史', status: 'active' as const, ...overrides };
  await insertReviewer(db, userId, profile, clock.now());
}

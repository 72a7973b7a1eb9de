/** Rejects staff with a conflict of interest, and locks applications. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { lockSubmitted } from '@features/scholarships/review';
import { lockSubmittedForShare } from '@features/scholarships/review/store';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { reviewErrors } from '../contract/errors.ts';
import { hasDeclared } from './assignments.store.ts';
import { institutionOf } from './reviewers.store.ts';
import { sameInstitution } from './rules.ts';

type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockSubmittedForShare>>>;

/** Locks a submitted application (FOR SHARE): its state stays until the transaction ends. Throws APPLICATION_NOT_FOUND. */
export async function lockForShare(tx: Transaction, id: string): Promise<LockedApplication> {
  const application = await lockSubmittedForShare(tx, id);
  if (!application) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  return application;
}

/**
 * Rejects a person with a conflict of interest: their own application, their institution's, or declared. Throws
 * CONFLICT_OF_INTEREST.
 */
export async function assertNoConflict(
  tx: Transaction,
  id: string,
  { userId, institution }: Pick<LockedApplication, 'userId' | 'institution'>,
  personId: string,
): Promise<void> {
  const same = sameInstitution(await institutionOf(tx, personId), institution);
  if (userId === personId || same || (await hasDeclared(tx, id, personId)))
    throw failure(reviewErrors.CONFLICT_OF_INTEREST);
}

/** Locks an application for a person without a conflict of interest. Throws APPLICATION_NOT_FOUND, CONFLICT_OF_INTEREST. */
export async function lockWithoutConflict(tx: Transaction, id: string, personId: string): Promise<void> {
  await assertNoConflict(tx, id, await lockSubmitted(tx, id), personId);
}

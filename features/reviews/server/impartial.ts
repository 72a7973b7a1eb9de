/** Keeps those out who must not judge an application, whatever they want to do to it. */
import { scholarshipErrors } from '@features/scholarships/contract/errors';
import { lockSubmitted } from '@features/scholarships/review';
import { lockSubmittedForShare } from '@features/scholarships/review/store';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { reviewErrors } from '../contract/errors.ts';
import { hasDeclared } from './parts.store.ts';
import { institutionOf } from './reviewers.store.ts';
import { sameInstitution } from './rules.ts';

type Held = NonNullable<Awaited<ReturnType<typeof lockSubmittedForShare>>>;

/** Holds a submitted application in its state until the transaction ends. Throws APPLICATION_NOT_FOUND. */
export async function hold(tx: Transaction, id: string): Promise<Held> {
  const held = await lockSubmittedForShare(tx, id);
  if (!held) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  return held;
}

/** Refuses a person with a conflict of interest: it is their own, their institution's, or they declared one. Throws CONFLICT_OF_INTEREST. */
export async function refuseConflict(
  tx: Transaction,
  id: string,
  { userId, institution }: Pick<Held, 'userId' | 'institution'>,
  personId: string,
): Promise<void> {
  const same = sameInstitution(await institutionOf(tx, personId), institution);
  if (userId === personId || same || (await hasDeclared(tx, id, personId)))
    throw failure(reviewErrors.CONFLICT_OF_INTEREST);
}

/** Locks an application for somebody who is to decide over it. Throws APPLICATION_NOT_FOUND, CONFLICT_OF_INTEREST. */
export async function lockImpartially(tx: Transaction, id: string, personId: string): Promise<void> {
  await refuseConflict(tx, id, await lockSubmitted(tx, id), personId);
}

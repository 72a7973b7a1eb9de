/** Assigning reviewers, and conflicts of interest. */

import type { Data } from '@platform/contract/endpoint';
import { failure } from '@platform/server/http/failure';
import type { Caller, Portal } from '@platform/server/portal';
import type { ApplicationReview } from '../contract/application.ts';
import type { assignEvenly as evenly } from '../contract/assignment.ts';
import { reviewErrors } from '../contract/errors.ts';
import { assignableStatuses } from '../contract/lifecycle.ts';
import { planEvenly } from './assignment.rules.ts';
import * as store from './assignments.store.ts';
import { assertNoConflict, lockForShare } from './conflicts.ts';
import { assignmentEmail } from './emails.ts';
import { getApplicationReview } from './read.actions.ts';
import { lockActiveReviewers, lockReviewer } from './reviewers.store.ts';
import { institutionKey } from './rules.ts';

interface Pair {
  id: string;
  reviewerId: string;
}

const isOpen = (status: string) => assignableStatuses.some((open) => open === status);

/**
 * Assigns an application to a reviewer, who gets an email. Throws APPLICATION_NOT_FOUND, REVIEWER_NOT_FOUND, REVIEW_CLOSED,
 * CONFLICT_OF_INTEREST, REVIEWER_PAUSED.
 */
export async function assignReviewer(
  portal: Portal,
  caller: Caller,
  { id, reviewerId }: Pair,
): Promise<ApplicationReview> {
  await portal.db.transaction(async (tx) => {
    const application = await lockForShare(tx, id);
    const reviewer = await lockReviewer(tx, reviewerId);
    if (!reviewer) throw failure(reviewErrors.REVIEWER_NOT_FOUND);
    if (!isOpen(application.status)) throw failure(reviewErrors.REVIEW_CLOSED);
    await assertNoConflict(tx, id, application, reviewerId);
    if (reviewer.status === 'paused') throw failure(reviewErrors.REVIEWER_PAUSED);
    const by = { adminId: caller.id, at: portal.clock.now() };
    const added = await store.addAssignments(tx, [{ applicationId: id, reviewerId }], by);
    if (added.length > 0)
      await portal.mail.send(assignmentEmail(reviewer, [application.applicationNumber]), tx);
  });
  return getApplicationReview(portal, caller, id);
}

/** Removes an assignment. Throws APPLICATION_NOT_FOUND, ASSIGNMENT_NOT_FOUND, ALREADY_SCORED. */
export async function unassignReviewer(
  portal: Portal,
  caller: Caller,
  { id, reviewerId }: Pair,
): Promise<ApplicationReview> {
  await portal.db.transaction(async (tx) => {
    await lockForShare(tx, id);
    if (!(await store.lockAssignment(tx, id, reviewerId))) throw failure(reviewErrors.ASSIGNMENT_NOT_FOUND);
    if (await store.hasScored(tx, id, reviewerId)) throw failure(reviewErrors.ALREADY_SCORED);
    await store.removeAssignment(tx, id, reviewerId);
  });
  return getApplicationReview(portal, caller, id);
}

type OpenApplication = Awaited<ReturnType<typeof store.lockUnderassigned>>[number];
type Reviewer = Awaited<ReturnType<typeof lockActiveReviewers>>[number];

/** Reviewers excluded from an application: assigned ones, and those with a conflict of interest. */
function excludedFrom(
  { userId, institution, reviewers, declared }: OpenApplication,
  byInstitution: ReadonlyMap<string | null, readonly Reviewer[]>,
): Set<string> {
  const key = institutionKey(institution);
  const same = key === null ? [] : (byInstitution.get(key) ?? []);
  return new Set([userId, ...reviewers, ...declared, ...same.map(({ id }) => id)]);
}

interface EvenShare {
  reviewersEach: number;
  scholarshipId?: string | undefined;
  /** Returns the assignments without making them. */
  preview: boolean;
}

/**
 * Assigns reviewers to every open application with fewer than `reviewersEach`, as evenly as possible. Concurrent calls are
 * serialised. Throws NO_ACTIVE_REVIEWERS.
 */
export function assignEvenly(
  portal: Portal,
  caller: Caller,
  { reviewersEach, scholarshipId, preview }: EvenShare,
): Promise<Data<typeof evenly>> {
  return portal.db.transaction(async (tx) => {
    const active = await lockActiveReviewers(tx);
    if (active.length === 0) throw failure(reviewErrors.NO_ACTIVE_REVIEWERS);
    const openApplications = await store.lockUnderassigned(tx, reviewersEach, scholarshipId);
    const loads = await store.findLoads(tx);
    // Normalising a name takes long.
    const byInstitution = Map.groupBy(active, ({ institution }) => institutionKey(institution));
    const applications = openApplications.map((each) => ({
      id: each.id,
      needed: reviewersEach - each.reviewers.length,
      excluded: excludedFrom(each, byInstitution),
    }));
    const planned = planEvenly(applications, new Map(active.map(({ id }) => [id, loads.get(id) ?? 0])));
    const by = { adminId: caller.id, at: portal.clock.now() };
    const added = preview ? planned : await store.addAssignments(tx, planned, by);
    const numbers = new Map(openApplications.map(({ id, number }) => [id, number]));
    const byReviewer = Map.groupBy(added, ({ reviewerId }) => reviewerId);
    const byApplication = Map.groupBy(added, ({ applicationId }) => applicationId);
    const madeTo = (id: string) => byReviewer.get(id) ?? [];
    const numbersOf = (id: string) => madeTo(id).map((each) => numbers.get(each.applicationId) ?? '');
    const busy = active.filter(({ id }) => byReviewer.has(id));
    if (!preview)
      for (const reviewer of busy)
        await portal.mail.send(assignmentEmail(reviewer, numbersOf(reviewer.id)), tx);
    return {
      assigned: added.length,
      short: applications.filter(({ id, needed }) => (byApplication.get(id)?.length ?? 0) < needed).length,
      perReviewer: busy.map(({ id, name }) => ({ reviewerId: id, name, assigned: madeTo(id).length })),
    };
  });
}

/** Declares the caller's conflict of interest; removes their assignment and score. Throws APPLICATION_NOT_FOUND, REVIEW_CLOSED. */
export async function declareConflict(
  portal: Portal,
  caller: Caller,
  { id, reason }: { id: string; reason: string | null },
): Promise<ApplicationReview> {
  await portal.db.transaction(async (tx) => {
    const { status } = await lockForShare(tx, id);
    if (!isOpen(status)) throw failure(reviewErrors.REVIEW_CLOSED);
    // Blocks concurrent assignments to the caller; an earlier one is removed.
    await lockReviewer(tx, caller.id);
    await store.lockAssignment(tx, id, caller.id);
    await store.removeAssignment(tx, id, caller.id);
    const declaredAt = portal.clock.now();
    await store.addConflict(tx, { applicationId: id, reviewerId: caller.id, reason, declaredAt });
  });
  return getApplicationReview(portal, caller, id);
}

/** Removes a declared conflict. Throws APPLICATION_NOT_FOUND, CONFLICT_NOT_FOUND. */
export async function liftConflict(
  portal: Portal,
  caller: Caller,
  { id, reviewerId }: Pair,
): Promise<ApplicationReview> {
  await portal.db.transaction(async (tx) => {
    await lockForShare(tx, id);
    if (!(await store.removeConflict(tx, id, reviewerId))) throw failure(reviewErrors.CONFLICT_NOT_FOUND);
  });
  return getApplicationReview(portal, caller, id);
}

/** Submitting and withdrawing. The scholarship's row decides on deadline and places. */

import { genericErrors } from '@platform/contract/errors';
import { openAttemptCounter, retryAfter } from '@platform/server/attempts';
import { hour } from '@platform/server/clock';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure, invalid } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import type { ApplicationDetail, createApplication as created } from '../contract/application.ts';
import { scholarshipErrors } from '../contract/errors.ts';
import { applicationLifecycle } from '../contract/lifecycle.ts';
import { lockApplication, updateApplication } from './applications.store.ts';
import { assertDraftRevision, beginDraft, deadlinePassed } from './draft.actions.ts';
import { emailApplicant, moveEmail, receiptEmail } from './emails.ts';
import { formOf } from './form.rules.ts';
import { applicationTimelines } from './history.store.ts';
import { getApplication } from './read.actions.ts';
import { issueReceipt } from './receipt.actions.ts';
import { isOpen, submissionIssues } from './rules.ts';
import { findScholarship, returnPlace, takePlace } from './scholarships.store.ts';
import { readSettings } from './settings.store.ts';
import type { ApplicationRow, ScholarshipRow } from './tables.ts';

async function scholarshipOf(tx: Transaction, { scholarshipId }: ApplicationRow): Promise<ScholarshipRow> {
  const scholarship = await findScholarship(tx, scholarshipId);
  if (!scholarship) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  return scholarship;
}

/** Submissions of one member for one scholarship. */
const submissionLimit = { points: 6, duration: hour };

/** Submits a locked draft. Throws VALIDATION_FAILED, DEADLINE_PASSED, APPLICATIONS_FULL, TOO_MANY_REQUESTS. */
export async function submitDraft(portal: Services, tx: Transaction, draft: ApplicationRow): Promise<void> {
  const now = portal.clock.now();
  const scholarship = await scholarshipOf(tx, draft);
  // Checked first: after the deadline the missing fields do not matter.
  if (!isOpen(scholarship.applicationDeadline, now)) throw deadlinePassed(scholarship);
  const issues = submissionIssues(formOf(draft), scholarship.applicationDeadline, now);
  if (issues.length > 0) throw invalid(issues);
  const { max_applications } = await readSettings(tx);
  if (!(await takePlace(tx, scholarship.id, now, max_applications))) {
    const current = await scholarshipOf(tx, draft);
    if (!isOpen(current.applicationDeadline, now)) throw deadlinePassed(current);
    throw failure(scholarshipErrors.APPLICATIONS_FULL);
  }
  // Each submission is confirmed by an email.
  const counter = openAttemptCounter(tx, 'submissions', submissionLimit);
  const wait = await counter.count(`${draft.userId}:${draft.scholarshipId}`);
  if (wait !== null) throw failure(genericErrors.TOO_MANY_REQUESTS, retryAfter(wait));
  const row = await updateApplication(tx, draft, { status: 'submitted', submittedAt: now, updatedAt: now });
  const receipt = await issueReceipt(portal, tx, row, now);
  await applicationTimelines.insert(tx, {
    applicationId: row.id,
    event: 'submitted',
    actor: 'applicant',
    actorId: row.userId,
    at: now,
  });
  await emailApplicant(portal, tx, row, receiptEmail(receipt, scholarship.title));
}

/**
 * Creates an application and, unless it is a draft, submits it, once per command. Throws SCHOLARSHIP_NOT_FOUND, DEADLINE_PASSED,
 * ALREADY_APPLIED, APPLICATIONS_FULL, IDEMPOTENCY_KEY_REUSED.
 */
export async function createApplication(
  portal: Services,
  userId: string,
  body: z.output<typeof created.body>,
  command: Command | null,
): Promise<ApplicationDetail> {
  // The command stores only the id, so that personal data have one place.
  const { id } = await transactOnce(portal, command, async (tx) => {
    const { scholarship_id, status, ...form } = body;
    const row = await beginDraft(portal, tx, userId, scholarship_id, form);
    if (status !== 'draft') await submitDraft(portal, tx, row);
    return { id: row.id };
  });
  return getApplication(portal, userId, id);
}

async function lockOwn(tx: Transaction, userId: string, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id, userId);
  if (!row) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  return row;
}

/** Without the deadline, which has its own error. */
function assertOwnMove(row: ApplicationRow, move: 'submit' | 'withdraw'): void {
  const { ILLEGAL_TRANSITION } = scholarshipErrors;
  assertMove(applicationLifecycle, move, row.status, ILLEGAL_TRANSITION, 'beforeDeadline');
}

/**
 * Submits a draft, if the named revision is current. Throws APPLICATION_NOT_FOUND, ILLEGAL_TRANSITION, REVISION_CONFLICT,
 * DEADLINE_PASSED, APPLICATIONS_FULL.
 */
export async function submitApplication(
  portal: Services,
  userId: string,
  id: string,
  revision: number | undefined,
): Promise<ApplicationDetail> {
  await portal.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id);
    assertOwnMove(row, 'submit');
    if (revision !== undefined) assertDraftRevision(row, revision);
    await submitDraft(portal, tx, row);
  });
  return getApplication(portal, userId, id);
}

/** Withdraws a locked application. Throws ILLEGAL_TRANSITION, DEADLINE_PASSED. */
export async function withdraw(
  portal: Services,
  tx: Transaction,
  row: ApplicationRow,
  reason: string | null,
): Promise<void> {
  assertOwnMove(row, 'withdraw');
  const now = portal.clock.now();
  const scholarship = await scholarshipOf(tx, row);
  if (!(await returnPlace(tx, row.scholarshipId, now))) throw deadlinePassed(scholarship);
  await updateApplication(tx, row, { status: 'withdrawn', updatedAt: now });
  await applicationTimelines.insert(tx, {
    applicationId: row.id,
    event: 'withdrawn',
    actor: 'applicant',
    actorId: row.userId,
    note: reason,
    at: now,
  });
  await emailApplicant(portal, tx, row, moveEmail('withdrawn', scholarship.title, reason));
}

/** Withdraws an application. Throws APPLICATION_NOT_FOUND, ILLEGAL_TRANSITION, DEADLINE_PASSED. */
export async function withdrawApplication(
  portal: Services,
  userId: string,
  id: string,
  reason: string | null,
): Promise<ApplicationDetail> {
  await portal.db.transaction(async (tx) => withdraw(portal, tx, await lockOwn(tx, userId, id), reason));
  return getApplication(portal, userId, id);
}

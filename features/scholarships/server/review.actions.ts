/** Actions of staff on an application, each in the caller's transaction. */
import type { Role } from '@platform/contract/endpoint';
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Services } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import { type ApplicationMoveName, applicationLifecycle, openStatuses } from '../contract/lifecycle.ts';
import { type MaterialMoveName, materialLifecycle } from '../contract/material.ts';
import { type ApplicationMessage, blindStaffName } from '../contract/timeline.ts';
import { lockApplication, updateApplication } from './applications.store.ts';
import { awardEmail, emailApplicant, materialEmail, messageEmail, moveEmail } from './emails.ts';
import { applicationTimelines } from './history.store.ts';
import { idNumberPurpose } from './identity.ts';
import { findMaterial, updateMaterial } from './materials.store.ts';
import { addMessage, assertAnswered } from './messages.store.ts';
import { applicationSubject, revealAction } from './review.store.ts';
import { staffOf } from './rules.ts';
import { findScholarship, takeSlot } from './scholarships.store.ts';
import { readSettings } from './settings.store.ts';
import type { ApplicationRow } from './tables.ts';

/** The cache tag of public scholarships, invalidated by approvals. */
export const scholarshipsTag = 'scholarships';

/** The actor: a reviewer or an admin. */
export interface Staff {
  id: string;
  role: Role;
}

/** The staff's moves. */
export type StaffMove = Exclude<ApplicationMoveName, 'submit' | 'withdraw'>;

/** Locks an application until the transaction ends; not a draft. Throws APPLICATION_NOT_FOUND. */
export async function lockSubmitted(tx: Transaction, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id, null);
  if (!row || row.status === 'draft') throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  return row;
}

/**
 * Makes a move, with its event and email; an approval takes one of the scholarship's slots. After the commit the caller
 * invalidates `scholarshipsTag`. Throws APPLICATION_NOT_FOUND, ILLEGAL_TRANSITION, NO_SLOTS_LEFT.
 */
export async function moveApplication(
  portal: Services,
  tx: Transaction,
  { id, move, by, note }: { id: string; move: StaffMove; by: Staff; note: string | null },
): Promise<ApplicationRow> {
  const row = await lockSubmitted(tx, id);
  const { to } = applicationLifecycle.moves[move];
  const actor = staffOf(by.role);
  if (
    actor === null ||
    !applicationLifecycle.mayMove(move, actor) ||
    !applicationLifecycle.canMove(move, row.status)
  )
    throw failure(scholarshipErrors.ILLEGAL_TRANSITION, { from: row.status, to });
  if (move === 'approve' && !(await takeSlot(tx, row.scholarshipId))) {
    const full = await findScholarship(tx, row.scholarshipId);
    throw failure(scholarshipErrors.NO_SLOTS_LEFT, { available_slots: full?.availableSlots ?? 0 });
  }
  const now = portal.clock.now();
  const decided = move === 'beginReview' ? {} : { reviewNotes: note, decidedAt: now };
  const moved = await updateApplication(tx, row, { ...decided, status: to, updatedAt: now });
  await applicationTimelines.insert(tx, {
    applicationId: id,
    event: to,
    actor: 'staff',
    actorId: by.id,
    note,
    at: now,
  });
  const subject = { kind: applicationSubject, id };
  await recordStaffAction(tx, { actorId: by.id, action: move, subject, reason: note, at: now });
  const scholarship = await findScholarship(tx, row.scholarshipId);
  await emailApplicant(portal, tx, moved, moveEmail(to, scholarship?.title ?? '', note));
  return moved;
}

/** Decides on a material, with its event and email. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED. */
export async function decideMaterial(
  portal: Services,
  tx: Transaction,
  decision: {
    applicationId: string;
    materialId: string;
    move: Exclude<MaterialMoveName, 'replace'>;
    by: Staff;
    note: string | null;
  },
): Promise<void> {
  const { applicationId, materialId, move, by, note } = decision;
  const application = await lockSubmitted(tx, applicationId);
  const row = await findMaterial(tx, applicationId, materialId);
  if (!row) throw failure(scholarshipErrors.MATERIAL_NOT_FOUND);
  const open = openStatuses.some((status) => status === application.status);
  if (!open || !materialLifecycle.canMove(move, row.status))
    throw failure(scholarshipErrors.MATERIAL_LOCKED, { status: row.status });
  const { to: status } = materialLifecycle.moves[move];
  const at = portal.clock.now();
  await updateMaterial(tx, materialId, { status, note, decidedAt: at, decidedBy: by.id });
  await applicationTimelines.insert(tx, {
    applicationId,
    event: `material_${status}`,
    actor: 'staff',
    actorId: by.id,
    note,
    materialId,
    at,
  });
  const subject = { kind: 'application_material', id: materialId };
  await recordStaffAction(tx, { actorId: by.id, action: move, subject, reason: note, at });
  await emailApplicant(portal, tx, application, materialEmail(row.name, status, note));
}

/** Sends a message to the applicant, with an email. Throws APPLICATION_NOT_FOUND, MESSAGES_CLOSED. */
export async function sendStaffMessage(
  portal: Services,
  tx: Transaction,
  { applicationId, by, content }: { applicationId: string; by: Staff; content: string },
): Promise<ApplicationMessage> {
  const application = await lockSubmitted(tx, applicationId);
  if (application.status === 'withdrawn') throw failure(scholarshipErrors.MESSAGES_CLOSED);
  await assertAnswered(tx, applicationId, 'staff');
  const message = await addMessage(portal, tx, { applicationId, author: 'staff', authorId: by.id, content });
  const { blind_review } = await readSettings(tx);
  const author = blind_review ? blindStaffName : message.author_name;
  await emailApplicant(portal, tx, application, messageEmail(author, content));
  return message;
}

/**
 * Reveals an identity number and records who asked; null without one. The caller has checked that an admin asks. Throws
 * APPLICATION_NOT_FOUND.
 */
export async function revealIdNumber(
  { seal, clock }: Services,
  tx: Transaction,
  { applicationId, adminId }: { applicationId: string; adminId: string },
): Promise<string | null> {
  const { idNumberSealed } = await lockSubmitted(tx, applicationId);
  const subject = { kind: applicationSubject, id: applicationId };
  await recordStaffAction(tx, { actorId: adminId, action: revealAction, subject, at: clock.now() });
  return idNumberSealed === null ? null : seal(idNumberPurpose).open(idNumberSealed);
}

/** Records the payment of an award, or its failure, on the timeline, with an email. Throws APPLICATION_NOT_FOUND. */
export async function recordAward(
  portal: Services,
  tx: Transaction,
  award: { applicationId: string; event: 'award_paid' | 'award_failed'; by: Staff; note: string | null },
): Promise<void> {
  const { applicationId, event, by, note } = award;
  const application = await lockSubmitted(tx, applicationId);
  await applicationTimelines.insert(tx, {
    applicationId,
    event,
    actor: 'staff',
    actorId: by.id,
    note,
    at: portal.clock.now(),
  });
  await emailApplicant(portal, tx, application, awardEmail(event, note));
}

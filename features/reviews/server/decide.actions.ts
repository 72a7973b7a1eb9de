/** Decisions on applications and materials, messages, and identity numbers. */
import type { MaterialMoveName, MaterialStatus } from '@features/scholarships/contract/material';
import type { ApplicationMessage } from '@features/scholarships/contract/timeline';
import {
  decideMaterial,
  moveApplication,
  revealIdNumber as openIdNumber,
  type StaffMove,
  scholarshipsTag,
  sendStaffMessage as writeToApplicant,
} from '@features/scholarships/review';
import { readSettings } from '@features/scholarships/review/settings';
import { applicationSubject } from '@features/scholarships/review/store';
import type { Transaction } from '@platform/server/database/database';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Portal } from '@platform/server/portal';
import type { ApplicationReview } from '../contract/application.ts';
import { reviewErrors } from '../contract/errors.ts';
import { countScores } from './assignments.store.ts';
import { lockWithoutConflict } from './conflicts.ts';
import { beginDisbursements } from './disbursements.store.ts';
import { getApplicationReview } from './read.actions.ts';

interface Decision {
  id: string;
  move: StaffMove;
  /** The applicant reads it. */
  note: string | null;
  /** Why it is made before the required scores are there. */
  earlyReason?: string | null;
}

/** Requires the scores of the settings, or a reason, which is logged. Throws SCORES_MISSING. */
async function assertScored(
  { clock }: Portal,
  tx: Transaction,
  caller: Caller,
  { id, earlyReason }: Decision,
): Promise<void> {
  const { required_scores: required } = await readSettings(tx);
  const scored = await countScores(tx, id);
  if (scored >= required) return;
  const details = { required, scored };
  if (!earlyReason) throw failure(reviewErrors.SCORES_MISSING, details);
  const subject = { kind: applicationSubject, id };
  const action = { actorId: caller.id, action: 'decide_early', reason: earlyReason, details };
  await recordStaffAction(tx, { ...action, subject, at: clock.now() });
}

/**
 * Makes a move of the lifecycle; an approval creates the award's disbursement. Throws APPLICATION_NOT_FOUND,
 * CONFLICT_OF_INTEREST, ILLEGAL_TRANSITION, NO_SLOTS_LEFT, SCORES_MISSING.
 */
export async function decideApplication(
  portal: Portal,
  caller: Caller,
  decision: Decision,
): Promise<ApplicationReview> {
  const { id, move, note } = decision;
  await portal.db.transaction(async (tx) => {
    await lockWithoutConflict(tx, id, caller.id);
    await moveApplication(portal, tx, { id, move, by: caller, note });
    // After the move, which has locked the application and refused a wrong state.
    if (move !== 'beginReview') await assertScored(portal, tx, caller, decision);
    if (move === 'approve') await beginDisbursements(tx, portal.random.id, portal.clock.now(), id);
  });
  if (move === 'approve') portal.cache.invalidate(scholarshipsTag);
  return getApplicationReview(portal, caller, id);
}

const judgements = {
  accepted: 'accept',
  needs_supplement: 'askForMore',
  refused: 'refuse',
} as const satisfies Record<Exclude<MaterialStatus, 'in_review'>, MaterialMoveName>;

/** Decides on a material. Throws APPLICATION_NOT_FOUND, MATERIAL_NOT_FOUND, MATERIAL_LOCKED, CONFLICT_OF_INTEREST. */
export async function judgeMaterial(
  portal: Portal,
  caller: Caller,
  judged: { id: string; materialId: string; status: keyof typeof judgements; note: string | null },
): Promise<ApplicationReview> {
  const { id, materialId, status, note } = judged;
  await portal.db.transaction(async (tx) => {
    const move = judgements[status];
    await lockWithoutConflict(tx, id, caller.id);
    await decideMaterial(portal, tx, { applicationId: id, materialId, move, by: caller, note });
  });
  return getApplicationReview(portal, caller, id);
}

/** Sends a message to the applicant, once per command. Throws APPLICATION_NOT_FOUND, MESSAGES_CLOSED, CONFLICT_OF_INTEREST. */
export function sendStaffMessage(
  portal: Portal,
  caller: Caller,
  { id, content }: { id: string; content: string },
  command: Command | null,
): Promise<ApplicationMessage> {
  return transactOnce(portal, command, async (tx) => {
    await lockWithoutConflict(tx, id, caller.id);
    return writeToApplicant(portal, tx, { applicationId: id, by: caller, content });
  });
}

/** Reveals an identity number and records it. Throws APPLICATION_NOT_FOUND. */
export async function revealIdNumber(
  portal: Portal,
  adminId: string,
  id: string,
): Promise<{ id_number: string | null }> {
  const id_number = await portal.db.transaction((tx) =>
    openIdNumber(portal, tx, { applicationId: id, adminId }),
  );
  return { id_number };
}

/** Moves of disbursements, each with an entry on the timeline and, except for a retry, an email. */
import { recordAward } from '@features/scholarships/review';
import type { Data } from '@platform/contract/endpoint';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import { assertMove } from '@platform/server/lifecycle/move';
import { recordStaffAction } from '@platform/server/moderation/staffActions';
import type { Caller, Portal } from '@platform/server/portal';
import type { z } from 'zod';
import {
  type Disbursement,
  type DisbursementMethod,
  disbursementMethodNames,
  type listDisbursements as listing,
} from '../contract/disbursement.ts';
import { reviewErrors } from '../contract/errors.ts';
import { type DisbursementMoveName, disbursementLifecycle } from '../contract/lifecycle.ts';
import {
  findDisbursement,
  findDisbursements,
  lockDisbursement,
  updateDisbursement,
} from './disbursements.store.ts';
import type { DisbursementRow } from './tables.ts';

/** Lists disbursements, the newest first. */
export async function listDisbursements(
  { db }: Pick<Portal, 'db'>,
  query: z.output<typeof listing.query>,
): Promise<Data<typeof listing>> {
  const { disbursements, total } = await findDisbursements(db, query);
  return { disbursements, pagination: { current_page: query.page, per_page: query.limit, total } };
}

interface Move {
  id: string;
  move: DisbursementMoveName;
  method?: DisbursementMethod | undefined;
  note?: string | undefined;
}

/** The changes of a move besides the status. */
function changesOf(row: DisbursementRow, { move, method = row.method, note }: Move, now: Date) {
  const paidAt = move === 'confirm' ? now : null;
  const attempts = move === 'retry' ? row.attempts : row.attempts + 1;
  // A retry keeps the reason of the failure.
  return { method, paidAt, attempts, note: move === 'retry' ? row.note : note || null, updatedAt: now };
}

/**
 * Moves a disbursement, once per command; the recipient gets an email when it was paid or failed. Throws
 * DISBURSEMENT_NOT_FOUND, ILLEGAL_DISBURSEMENT_MOVE.
 */
export function moveDisbursement(
  portal: Portal,
  caller: Caller,
  request: Move,
  command: Command | null,
): Promise<Disbursement> {
  const { id, move } = request;
  return transactOnce(portal, command, async (tx) => {
    const row = await lockDisbursement(tx, id);
    if (!row) throw failure(reviewErrors.DISBURSEMENT_NOT_FOUND);
    const status = assertMove(
      disbursementLifecycle,
      move,
      row.status,
      reviewErrors.ILLEGAL_DISBURSEMENT_MOVE,
    );
    const changes = changesOf(row, request, portal.clock.now());
    await updateDisbursement(tx, id, { ...changes, status });
    await recordStaffAction(tx, {
      actorId: caller.id,
      action: move,
      subject: { kind: 'disbursement', id },
      reason: changes.note,
      at: changes.updatedAt,
    });
    if (move !== 'retry') {
      const event = move === 'confirm' ? 'award_paid' : 'award_failed';
      const paidBy = move === 'confirm' ? [`发放方式：${disbursementMethodNames[changes.method]}`] : [];
      const note = [...paidBy, ...(changes.note ? [changes.note] : [])].join('；');
      await recordAward(portal, tx, { applicationId: row.applicationId, event, by: caller, note });
    }
    const moved = await findDisbursement(tx, id);
    if (!moved) throw failure(reviewErrors.DISBURSEMENT_NOT_FOUND);
    return moved;
  });
}

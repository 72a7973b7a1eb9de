/** Drafts: create, save over a revision, delete. */

import type { Transaction } from '@platform/server/database/database';
import { assertRevision } from '@platform/server/document/revision';
import { removeFilesLater } from '@platform/server/files/privateFiles';
import { type Failure, failure, invalid } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { scholarshipErrors } from '../contract/errors.ts';
import { type DraftForm, isMaskedIdNumber } from '../contract/form.ts';
import {
  findActiveApplication,
  insertApplication,
  lockApplication,
  nextNumber,
  removeApplication,
  updateApplication,
} from './applications.store.ts';
import { columnsOf, emptyColumns, formOf } from './form.rules.ts';
import { applicationTimelines } from './history.store.ts';
import { idNumberPurpose, sealIdNumber } from './identity.ts';
import { allMaterials } from './materials.store.ts';
import { applicationNumberFor, isOpen } from './rules.ts';
import { findScholarship } from './scholarships.store.ts';
import type { ApplicationRow, ScholarshipRow } from './tables.ts';

type Context = Pick<Services, 'seal' | 'random' | 'clock'>;

/** The columns of an identity number; the current mask changes nothing. */
function idNumberColumns({ seal }: Context, idNumber: string | null | undefined, mask: string | null) {
  if (idNumber === undefined || (idNumber !== null && idNumber === mask)) return {};
  if (idNumber !== null && isMaskedIdNumber(idNumber)) {
    throw invalid([{ field: 'id_number', message: '请重新输入完整的证件号码' }]);
  }
  return sealIdNumber(seal(idNumberPurpose), idNumber);
}

/** Without a lock, because submitting checks the deadline again. */
async function openScholarship(tx: Transaction, id: string, now: Date): Promise<ScholarshipRow> {
  const scholarship = await findScholarship(tx, id);
  if (!scholarship) throw failure(scholarshipErrors.SCHOLARSHIP_NOT_FOUND);
  if (!isOpen(scholarship.applicationDeadline, now)) throw deadlinePassed(scholarship);
  return scholarship;
}

/** The failure with the deadline in its details. */
export function deadlinePassed({ applicationDeadline }: ScholarshipRow): Failure {
  return failure(scholarshipErrors.DEADLINE_PASSED, {
    application_deadline: applicationDeadline.toISOString(),
  });
}

/** Creates a draft. Throws SCHOLARSHIP_NOT_FOUND, DEADLINE_PASSED, ALREADY_APPLIED. */
export async function beginDraft(
  ctx: Context,
  tx: Transaction,
  userId: string,
  scholarshipId: string,
  form: DraftForm,
): Promise<ApplicationRow> {
  const { clock, random } = ctx;
  const now = clock.now();
  await openScholarship(tx, scholarshipId, now);
  const row: ApplicationRow = {
    ...emptyColumns,
    ...columnsOf(form),
    idNumberSealed: null,
    idNumberMask: null,
    ...idNumberColumns(ctx, form.id_number, null),
    id: random.id(),
    applicationNumber: applicationNumberFor(now, await nextNumber(tx)),
    userId,
    scholarshipId,
    status: 'draft',
    revision: 1,
    reviewNotes: null,
    folded: '',
    blindFolded: '',
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    decidedAt: null,
  };
  if (!(await insertApplication(tx, row))) {
    const active = await findActiveApplication(tx, userId, scholarshipId);
    throw failure(
      scholarshipErrors.ALREADY_APPLIED,
      active ? { application_id: active.id, status: active.status } : undefined,
    );
  }
  await applicationTimelines.insert(tx, {
    applicationId: row.id,
    event: 'created',
    actor: 'applicant',
    actorId: userId,
    at: now,
  });
  return row;
}

/** Locks a user's draft. Throws APPLICATION_NOT_FOUND, NOT_A_DRAFT. */
export async function lockDraft(tx: Transaction, userId: string, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(tx, id, userId);
  if (!row) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  if (row.status !== 'draft') throw failure(scholarshipErrors.NOT_A_DRAFT, { status: row.status });
  return row;
}

/** Throws REVISION_CONFLICT with the current draft unless the revision is current. */
export function assertDraftRevision(row: ApplicationRow, revision: number): void {
  const current = { revision: row.revision, updated_at: row.updatedAt.toISOString(), form: formOf(row) };
  assertRevision(scholarshipErrors.REVISION_CONFLICT, current, revision);
}

/** Saves a draft. Throws APPLICATION_NOT_FOUND, NOT_A_DRAFT, REVISION_CONFLICT. */
export async function saveDraft(
  ctx: Context & Pick<Services, 'db'>,
  userId: string,
  id: string,
  { revision, ...form }: DraftForm & { revision: number },
): Promise<{ id: string; revision: number; updated_at: string }> {
  const saved = await ctx.db.transaction(async (tx) => {
    const row = await lockDraft(tx, userId, id);
    assertDraftRevision(row, revision);
    return updateApplication(tx, row, {
      ...columnsOf(form),
      ...idNumberColumns(ctx, form.id_number, row.idNumberMask),
      revision: revision + 1,
      updatedAt: ctx.clock.now(),
    });
  });
  return { id, revision: saved.revision, updated_at: saved.updatedAt.toISOString() };
}

/** Deletes a draft; a job deletes its files. Throws APPLICATION_NOT_FOUND, NOT_A_DRAFT. */
export async function deleteDraft(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  userId: string,
  id: string,
): Promise<Record<never, never>> {
  await db.transaction(async (tx) => {
    await lockDraft(tx, userId, id);
    const keys = (await allMaterials(tx, id)).map(({ storageKey }) => storageKey);
    await removeApplication(tx, id);
    await removeFilesLater({ jobs }, tx, keys);
  });
  return {};
}

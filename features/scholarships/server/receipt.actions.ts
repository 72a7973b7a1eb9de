/** Receipts: issued at submission, compared with the current record later. */
import type { Transaction } from '@platform/server/database/database';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import type { Seal } from '@platform/server/seal';
import { scholarshipErrors } from '../contract/errors.ts';
import { maskIdNumber } from '../contract/form.ts';
import type { Receipt, ReceiptHead } from '../contract/receipt.ts';
import { findApplication } from './applications.store.ts';
import { plainFormOf } from './form.rules.ts';
import { findSubmission, insertSubmission } from './history.store.ts';
import {
  digestIdNumber,
  idNumberPurpose,
  newSalt,
  openIdNumber,
  openSalted,
  sealSalted,
  sha256,
} from './identity.ts';
import { allMaterials, submittedMaterials } from './materials.store.ts';
import { canonicalOf, type SubmittedMaterial } from './receipt.rules.ts';
import type { ApplicationRow, MaterialRow, SubmissionRow } from './tables.ts';

type Context = Pick<Services, 'seal' | 'random'>;

const materialsAsSubmitted = (rows: readonly MaterialRow[]) =>
  submittedMaterials(rows).map(({ kind, name, size, sha256 }) => ({ kind, name, size, sha256 }));

interface Fixed {
  submittedAt: Date;
  salt: string | null;
  number: string | null;
}

/** The canonical text of the current record. */
function canonicalOfRow(
  row: ApplicationRow,
  materials: readonly SubmittedMaterial[],
  { submittedAt, salt, number }: Fixed,
): string {
  const idNumber = number === null || salt === null ? null : digestIdNumber(number, salt);
  const { applicationNumber, scholarshipId } = row;
  const form = plainFormOf(row);
  return canonicalOf({ applicationNumber, scholarshipId, submittedAt, form, idNumber, materials });
}

/** The canonical text of the stored submission. */
function canonicalOfSubmission(
  { applicationNumber }: ApplicationRow,
  { snapshot, submittedAt }: SubmissionRow,
  salted: { number: string; salt: string } | null,
): string {
  const { scholarship_id: scholarshipId, form, materials } = snapshot;
  const idNumber = salted && digestIdNumber(salted.number, salted.salt);
  return canonicalOf({ applicationNumber, scholarshipId, submittedAt, form, idNumber, materials });
}

/** Stores the submission, in the transaction that submits it. */
export async function issueReceipt(
  { seal, random }: Context,
  tx: Transaction,
  row: ApplicationRow,
  submittedAt: Date,
): Promise<ReceiptHead> {
  const idSeal = seal(idNumberPurpose);
  const materials = materialsAsSubmitted(await allMaterials(tx, row.id));
  const number = row.idNumberSealed === null ? null : idSeal.open(row.idNumberSealed);
  const salt = number === null ? null : newSalt(random);
  const hash = sha256(canonicalOfRow(row, materials, { submittedAt, salt, number }));
  await insertSubmission(tx, {
    applicationId: row.id,
    submittedAt,
    snapshot: { scholarship_id: row.scholarshipId, form: plainFormOf(row), materials },
    idNumberSealed: number === null || salt === null ? null : sealSalted(idSeal, number, salt),
    hash,
  });
  return {
    application_number: row.applicationNumber,
    submitted_at: submittedAt.toISOString(),
    hash,
  };
}

/** The identity number behind the row's mask; null without one, or when the two differ. */
function idNumberOf(seal: Seal, { idNumberSealed, idNumberMask }: ApplicationRow): string | null {
  const number = idNumberSealed === null ? null : openIdNumber(seal, idNumberSealed);
  return number !== null && maskIdNumber(number) === idNumberMask ? number : null;
}

/**
 * The receipt of an application, with the hashes of the current record and of the stored submission. With an owner id only that
 * owner's. Throws APPLICATION_NOT_FOUND, for a draft too.
 */
export async function readReceipt(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  applicationId: string,
  ownerId: string | null,
): Promise<Receipt> {
  const application = await findApplication(db, applicationId, ownerId);
  const submission = application && (await findSubmission(db, applicationId));
  if (!application || !submission) throw failure(scholarshipErrors.APPLICATION_NOT_FOUND);
  const { row } = application;
  const idSeal = seal(idNumberPurpose);
  const salted = submission.idNumberSealed === null ? null : openSalted(idSeal, submission.idNumberSealed);
  const canonical = canonicalOfSubmission(row, submission, salted);
  const currentHash = sha256(
    canonicalOfRow(row, materialsAsSubmitted(await allMaterials(db, applicationId)), {
      submittedAt: row.submittedAt ?? submission.submittedAt,
      salt: salted?.salt ?? null,
      number: idNumberOf(idSeal, row),
    }),
  );
  const { hash } = submission;
  return {
    application_number: row.applicationNumber,
    submitted_at: submission.submittedAt.toISOString(),
    hash,
    canonical,
    present_hash: currentHash,
    unaltered: hash === currentHash && hash === sha256(canonical),
  };
}

/** Compares a hash from the applicant with the current record. Throws APPLICATION_NOT_FOUND. */
export async function verifyReceipt(
  ctx: Pick<Services, 'db' | 'seal'>,
  userId: string,
  applicationId: string,
  hash: string,
): Promise<{ matches: boolean; present_hash: string }> {
  const { present_hash } = await readReceipt(ctx, applicationId, userId);
  return { matches: present_hash === hash, present_hash };
}

/** The content of a receipt's hash. */
import { canonicalJson } from '../contract/canonical.ts';
import type { FormValues } from '../contract/form.ts';

/** A submitted material. */
export interface SubmittedMaterial {
  kind: string;
  name: string;
  size: number;
  sha256: string;
}

/** In place of the identity number, which can't be guessed from it without the salt. */
export interface IdNumberDigest {
  salt: string;
  /** SHA-256 of salt and number, in hexadecimal. */
  sha256: string;
}

export interface Submitted {
  applicationNumber: string;
  scholarshipId: string;
  submittedAt: Date;
  form: Omit<FormValues, 'id_number'>;
  idNumber: IdNumberDigest | null;
  /** In the order of uploading. */
  materials: readonly SubmittedMaterial[];
}

/** The canonical text of a submission; its SHA-256 is the receipt's hash. */
export function canonicalOf(submitted: Submitted): string {
  const { applicationNumber, scholarshipId, submittedAt, form, idNumber, materials } = submitted;
  return canonicalJson({
    application_number: applicationNumber,
    scholarship_id: scholarshipId,
    submitted_at: submittedAt.toISOString(),
    form: { ...form, id_number: idNumber && { ...idNumber } },
    materials: materials.map(({ kind, name, size, sha256 }) => ({ kind, name, size, sha256 })),
  });
}

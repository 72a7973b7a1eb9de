/** The receipt of a submission: a hash by which the submission can be verified later. */
import { endpoint } from '@platform/contract/endpoint';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { scholarshipErrors } from './errors.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, '请输入 64 位的校验码');

/** The receipt at submission: number, time and hash. */
export const receiptHead = z.object({
  application_number: z.string(),
  submitted_at: z.iso.datetime(),
  /** SHA-256 of the canonical text, in hexadecimal. */
  hash: sha256,
});
export type ReceiptHead = z.infer<typeof receiptHead>;

/**
 * The receipt with its evidence. `canonical` is the text whose SHA-256 is the hash, so that a browser can compute it again. It
 * contains a salted digest instead of the identity number.
 */
export const receipt = receiptHead.extend({
  canonical: z.string(),
  /** The hash of the current record. */
  present_hash: sha256,
  /** Whether the record still agrees with the submission. */
  unaltered: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

const errors = [scholarshipErrors.APPLICATION_NOT_FOUND] as const;

export const getReceipt = endpoint({
  name: 'getReceipt',
  summary: "Reads the receipt of the caller's submitted application, with the hashed text.",
  method: 'GET',
  path: '/scholarship-applications/:id/receipt',
  access: 'member',
  params: z.object({ id }),
  data: receipt,
  errors,
});

export const verifyReceipt = endpoint({
  name: 'verifyReceipt',
  summary: 'Compares a hash from the applicant with the current record.',
  method: 'POST',
  path: '/scholarship-applications/:id/receipt/verify',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ hash: z.string().trim().toLowerCase().pipe(sha256) }),
  data: z.object({ matches: z.boolean(), present_hash: sha256 }),
  errors,
});

/** The receipt of a submission: what was submitted, summed up so that it can be checked later. */
import { endpoint } from '@platform/contract/endpoint';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { scholarshipErrors } from './errors.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, '请输入 64 位的校验码');

/** What the applicant gets at submission: number, time and hash. */
export const receiptHead = z.object({
  application_number: z.string(),
  submitted_at: z.iso.datetime(),
  /** SHA-256 of the canonical text, in hexadecimal. */
  hash: sha256,
});
export type ReceiptHead = z.infer<typeof receiptHead>;

/**
 * The receipt with all that it stands for. `canonical` is the text whose SHA-256 is the hash: a browser
 * can compute it again. It holds no identity number, only a salted digest of it.
 */
export const receipt = receiptHead.extend({
  canonical: z.string(),
  /** The hash of what the staff sees now. */
  present_hash: sha256,
  /** Whether the record is still what was submitted. */
  unaltered: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

const errors = [scholarshipErrors.APPLICATION_NOT_FOUND] as const;

export const getReceipt = endpoint({
  name: 'getReceipt',
  summary: "The receipt of the caller's submitted application, with the text that was hashed.",
  method: 'GET',
  path: '/scholarship-applications/:id/receipt',
  access: 'member',
  params: z.object({ id }),
  data: receipt,
  errors,
});

export const verifyReceipt = endpoint({
  name: 'verifyReceipt',
  summary: 'Compares a hash that the applicant kept with what the staff sees now.',
  method: 'POST',
  path: '/scholarship-applications/:id/receipt/verify',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ hash: z.string().trim().toLowerCase().pipe(sha256) }),
  data: z.object({ matches: z.boolean(), present_hash: sha256 }),
  errors,
});

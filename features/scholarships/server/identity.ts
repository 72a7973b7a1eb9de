/** Identity numbers in the database: sealed, with a mask beside them, and salted digests for receipts. */
import { createHash } from 'node:crypto';
import type { Random } from '@platform/server/random';
import type { Seal } from '@platform/server/seal';
import { maskIdNumber } from '../contract/form.ts';
import type { IdNumberDigest } from './receipt.rules.ts';

/** The purpose of the seal. */
export const idNumberPurpose = 'identity number';

/** SHA-256 in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The two columns of a number; both null for none. */
export function sealIdNumber(seal: Seal, value: string | null) {
  if (value === null) return { idNumberSealed: null, idNumberMask: null };
  return { idNumberSealed: seal.close(value), idNumberMask: maskIdNumber(value) };
}

/** The digest in place of a number on a receipt; by default with a new salt. */
export function digestIdNumber(value: string, salt: string): IdNumberDigest {
  return { salt, sha256: sha256(salt + value) };
}

/** A salt against guessing. */
export const newSalt = (random: Random) => random.token(16);

/** A number with its salt, sealed for the submission. */
export function sealSalted(seal: Seal, number: string, salt: string): string {
  return seal.close(JSON.stringify({ number, salt }));
}

/** Opens the result of `sealSalted`; null when it was tampered with. */
export function openSalted(seal: Seal, sealed: string): { number: string; salt: string } | null {
  try {
    return JSON.parse(seal.open(sealed));
  } catch {
    return null;
  }
}

/** Opens a sealed number; null when it was tampered with. */
export function openIdNumber(seal: Seal, sealed: string): string | null {
  try {
    return seal.open(sealed);
  } catch {
    return null;
  }
}

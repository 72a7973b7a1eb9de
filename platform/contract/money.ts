/** Money: integer minor units in the code, yuan with at most two decimals in the contract. */
import { z } from 'zod';

/** An amount of CNY in fen (1/100 yuan), always an integer. */
export type Fen = number & { readonly __unit: 'fen' };

/** An amount of USD in cents, always an integer. */
export type UsdCents = number & { readonly __unit: 'usd cents' };

/** Marks an integer as fen. Throws RangeError when it is not a safe integer. */
export function fen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer amount of fen: ${value}`);
  return value as Fen;
}

/** Marks an integer as US cents. Throws RangeError when it is not a safe integer. */
export function usdCents(value: number): UsdCents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer amount of cents: ${value}`);
  return value as UsdCents;
}

/** Yuan of the contract to fen: 12.3 gives 1230. Throws RangeError beyond two decimals. */
export function yuanToFen(yuan: number): Fen {
  const minor = Math.round(yuan * 100);
  if (Math.abs(minor / 100 - yuan) > 1e-9) throw new RangeError(`more than two decimals: ${yuan}`);
  return fen(minor);
}

/** Fen to the contract's yuan: 1230 gives 12.3. */
export function fenToYuan(amount: Fen): number {
  return amount / 100;
}

/** Fen as the exact decimal string that payment providers expect: 1230 gives "12.30". */
export function fenToText(amount: number): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads "12.30", "12.3" or "12" as minor units; null when it is no plain decimal amount. */
export function textToMinor(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Yuan in a payload: not negative, at most two decimals, at most 100 million. */
export const yuan = z.number().min(0).max(100_000_000).multipleOf(0.01);

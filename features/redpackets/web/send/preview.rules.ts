/** The shares of the packet in the form. */
import { maxShares, packetForm } from '../../contract/form.ts';
import { sharesOf } from '../../contract/shares.ts';
import { type Draft, numberOf } from './draft.rules.ts';

export interface Preview {
  /** In beans: equal shares, or an example of random ones. */
  shares: number[];
  /** Beans that a share of this packet can be at least and at most. */
  min: number;
  max: number;
  average: number;
}

const isCount = (value: number, max: number) => Number.isSafeInteger(value) && value >= 1 && value <= max;

/** Null while there is nothing to divide; each `roll` is another example. */
export function previewOf(draft: Draft, roll: number): Preview | null {
  const { type } = draft;
  const [amount, count] = [numberOf(draft.amount), numberOf(draft.count)];
  if (!isCount(amount, Number.MAX_SAFE_INTEGER) || !isCount(count, maxShares)) return null;
  if (divisionError(draft) !== null) return null;
  const average = amount / count;
  const shares = sharesOf({ type, seed: `preview:${roll}`, amount, count });
  if (type === 'fixed') return { shares, min: average, max: average, average };
  return { shares, min: count === 1 ? amount : 1, max: amount - count + 1, average };
}

/** Why the amount cannot be divided into that many shares; null when it can, or while one is missing. */
export function divisionError({ type, amount, count }: Draft): string | null {
  const { error } = packetForm.safeParse({
    type,
    amount: numberOf(amount),
    count: numberOf(count),
    message: '红包',
    sendType: 'public',
  });
  // The single numbers are checked when the form is sent.
  return error?.issues.find(({ code }) => code === 'custom')?.message ?? null;
}

/** The next amounts that divide evenly, below and above the one that doesn't. */
export function evenAmounts(amount: number, count: number): number[] {
  const below = amount - (amount % count);
  return [below, below + count].filter((even) => even >= count);
}

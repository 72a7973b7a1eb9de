/** What each would get of the packet that is being written. */
import { mostShares, packetForm } from '../../contract/form.ts';
import { sharesOf } from '../../contract/shares.ts';
import { type Draft, numberOf } from './draft.rules.ts';

export interface Preview {
  /** Shares in beans: equal ones, or one of many ways in which chance may divide. */
  shares: number[];
  /** Beans that a share of this packet can be at least and at most. */
  least: number;
  most: number;
  average: number;
}

const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most;

/** Null while there is nothing to divide; `roll` chooses another way. */
export function previewOf({ type, ...draft }: Draft, roll: number): Preview | null {
  const [amount, count] = [numberOf(draft.amount), numberOf(draft.count)];
  if (!isCount(amount, Number.MAX_SAFE_INTEGER) || !isCount(count, mostShares)) return null;
  if (unevenOf({ type, ...draft }) !== null || amount < count) return null;
  const average = amount / count;
  const shares = sharesOf({ type, seed: `preview:${roll}`, amount, count });
  if (type === 'fixed') return { shares, least: average, most: average, average };
  return { shares, least: count === 1 ? amount : 1, most: amount - count + 1, average };
}

/** Why amount and number of shares don't go together, while both are typed; null when they do. */
export function unevenOf({ type, amount, count }: Draft): string | null {
  const fields = packetForm.safeParse({
    type,
    amount: numberOf(amount),
    count: numberOf(count),
    message: '红包',
    sendType: 'public',
  });
  // Each number alone is judged when the form is sent.
  const ofBoth = fields.error?.issues.find(({ code }) => code === 'custom');
  return ofBoth?.message ?? null;
}

/** The next amounts that divide evenly, below and above the one that doesn't. */
export function evenAmounts(amount: number, count: number): number[] {
  const below = amount - (amount % count);
  return [below, below + count].filter((even) => even >= count);
}

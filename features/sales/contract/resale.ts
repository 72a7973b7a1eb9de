/** Resale: its prices, the bonus, the form, and listings (specification, sections 3, 5 and 9). */
import { personView } from '@features/accounts/contract/person';
import { type Fen, fen, fenToText, fenToYuan, yuan, yuanToFen } from '@platform/contract/money';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { listingStatus } from './lifecycle.ts';

/** The lowest and the highest price of a resale, in percent of what the seller paid. */
export const resalePercent = { min: 110, max: 150 } as const;

/** The bounds of a resale's price in fen, both included; rounded inwards, so that no rounding leaves the percents. */
export function resaleBounds(paid: Fen): { min: Fen; max: Fen } {
  const { min, max } = resalePercent;
  return { min: fen(Math.ceil((paid * min) / 100)), max: fen(Math.floor((paid * max) / 100)) };
}

/** Why a price in yuan is not allowed to a seller who paid `paid` yuan; null when it is. */
export function resalePriceProblem(price: number, paid: number): string | null {
  const { min, max } = resaleBounds(yuanToFen(paid));
  const wanted = Math.round(price * 100);
  if (wanted >= min && wanted <= max) return null;
  return `转售价格须在 ${fenToText(min)} 到 ${fenToText(max)} 元之间（购买价的 110% 到 150%）`;
}

/**
 * The bonus red packet of a resale in fen: 10% of the profit, rounded down to whole yuan, the unit in which the
 * specification gives the red packets of courses.
 */
export function resaleBonus(price: Fen, paid: Fen): Fen {
  return fen(Math.max(0, Math.floor((price - paid) / 1000)) * 100);
}

/** The bonus in yuan, as the form shows it. */
export const resaleBonusYuan = (price: number, paid: number): number =>
  fenToYuan(resaleBonus(yuanToFen(price), yuanToFen(paid)));

/** The form; the price is also checked by `resalePriceProblem`. */
export const resaleForm = z.object({
  price: z.number('请填写转售价格').pipe(yuan),
  description: text({ max: 500, min: 0, multiline: true }).default(''),
  /** Shown to the buyer alone, after the payment. */
  contact: text({ max: 100, required: '请填写联系方式' }),
});
export type ResaleForm = z.output<typeof resaleForm>;

/** An open listing as members see it. */
export const listing = z.object({
  id,
  seller: personView,
  price: yuan,
  description: z.string(),
  createdAt: z.iso.datetime(),
  /** Somebody is paying for it; it is free again when the payment fails. */
  isReserved: z.boolean(),
  isMine: z.boolean(),
});
export type Listing = z.infer<typeof listing>;

/** The caller's own listing. */
export const ownListing = z.object({
  id,
  status: listingStatus,
  price: yuan,
  description: z.string(),
  contact: z.string(),
  createdAt: z.iso.datetime(),
  soldAt: z.iso.datetime().nullable(),
  /** When price and bonus arrived in the balance. */
  releasedAt: z.iso.datetime().nullable(),
  /** In yuan; what the seller gets, or would get, on top of the price. */
  bonus: z.number().min(0),
});
export type OwnListing = z.infer<typeof ownListing>;

/** Yuan in US dollars, for PayPal and for display (specification, section 9, checkout). */
import { type Fen, type UsdCents, usdCents } from '@platform/contract/money';

/** CNY for one USD unless configured otherwise. */
export const defaultUsdRate = 6.5;

/** The rate is used in ten-thousandths, so that no fraction touches money. */
const scale = 10_000;

/** Fen in US cents at `rate` CNY for one USD, rounded half up. Throws RangeError beyond safe integers. */
export function usdOf(amount: Fen, rate: number): UsdCents {
  const divisor = BigInt(Math.round(rate * scale));
  const doubled = 2n * BigInt(amount) * BigInt(scale) + divisor;
  return usdCents(Number(doubled / (2n * divisor)));
}

/** Formats of the wallet's amounts. */
import { formatCount, formatYuan } from '@platform/web/format/amount';
import type { Asset } from '../contract/ledger.ts';

const minus = '\u2212';

/** A balance: 1,020 beans, or ¥12.50. */
export function showAmount(asset: Asset, amount: number): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? minus : ''}${asset === 'BEAN' ? formatCount(size) : formatYuan(size)}`;
}

/** What a recharge credits: 520 浣熊豆, or 余额 ¥100.00. */
export function showCredit({ asset, amount }: { asset: Asset; amount: number }): string {
  return asset === 'BEAN' ? `${formatCount(amount)} 浣熊豆` : `余额 ${formatYuan(amount)}`;
}

/** A movement, always with its sign: +520 or −¥12.50. */
export function showMovement(asset: Asset, amount: number): string {
  return `${amount > 0 ? '+' : ''}${showAmount(asset, amount)}`;
}

/**
 * Formats amounts and counts. Without Intl, because the first Intl formatter of a page takes a tenth of a second on a
 * phone, and lists show these figures in their first view.
 */

const separators = /\B(?=(?:\d{3})+$)/g;

/** Whole numbers with separators: 12,345. */
export function formatCount(count: number): string {
  return String(count).replace(separators, ',');
}

function formatAmount(unit: string, amount: number, digits: number): string {
  const [whole = '', fraction] = Math.abs(amount).toFixed(digits).split('.');
  const grouped = whole.replace(separators, ',');
  return `${amount < 0 ? '-' : ''}${unit}${fraction === undefined ? grouped : `${grouped}.${fraction}`}`;
}

/** Yuan: 1280 gives ¥1,280.00. */
export function formatYuan(yuan: number): string {
  return formatAmount('¥', yuan, 2);
}

/** Yuan with decimals only where necessary: ¥5,800 or ¥12.50. */
export function formatShortYuan(yuan: number): string {
  return formatAmount('¥', yuan, Number.isInteger(yuan) ? 0 : 2);
}

/** US dollars: 196.9 gives US$196.90. */
export function formatUsd(dollars: number): string {
  return formatAmount('US$', dollars, 2);
}

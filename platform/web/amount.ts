/** Amounts of money as visitors read them. */

const cny = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });
const usd = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'USD' });

/** Yuan: 1280 gives ¥1,280.00. */
export function showYuan(yuan: number): string {
  return cny.format(yuan);
}

/** US dollars: 196.9 gives US$196.90. */
export function showUsd(dollars: number): string {
  return usd.format(dollars);
}

/** Amounts of awards as visitors read them. */

const whole = new Intl.NumberFormat('zh-CN', {
  style: 'currency',
  currency: 'CNY',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Yuan, without a fraction where there is none: 10000 gives ¥10,000. */
export function showWholeYuan(yuan: number): string {
  return whole.format(yuan);
}

/** Amounts of awards as visitors read them. */
import { formatShortYuan } from '@platform/web/format/amount';

/** Yuan for each award, without a fraction where there is none: 10000 gives ¥10,000. An award of nothing is an honour. */
export function showAward(yuan: number): string {
  return yuan === 0 ? '荣誉证书' : formatShortYuan(yuan);
}

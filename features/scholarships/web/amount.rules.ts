/** Formats of awards' amounts. */
import { formatShortYuan } from '@platform/web/format/amount';

/** Yuan per award, without an empty fraction: 10000 is ¥10,000. An award without money is an honour. */
export function showAward(yuan: number): string {
  return yuan === 0 ? '荣誉证书' : formatShortYuan(yuan);
}

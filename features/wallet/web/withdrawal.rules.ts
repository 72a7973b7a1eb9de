/** Where a withdrawal's money goes, as pages say it. */
import { payoutMethodNames, type Withdrawal } from '../contract/withdrawal.ts';

/** 支付宝 13800138000（林清和）. */
export function destinationOf({
  method,
  account,
  holder,
}: Pick<Withdrawal, 'method' | 'account' | 'holder'>): string {
  return `${payoutMethodNames[method]} ${account}（${holder}）`;
}

/** The texts of a recharge's page. */
import { openStates } from '@features/payments/contract/lifecycle';
import { type RechargeDetail, rechargeSuccess } from '../contract/recharge.ts';

const isOpen = (state: string): boolean => openStates.some((open) => open === state);

/** The heading, and the sentence below it. */
export function resultText(
  recharge: Pick<RechargeDetail, 'asset' | 'amount' | 'bonus' | 'status' | 'payment_status'> & {
    payments: readonly Pick<RechargeDetail['payments'][number], 'state'>[];
  },
): { title: string; text: string } {
  const { status, payment_status, payments } = recharge;
  if (status === 'completed') return { title: rechargeSuccess(recharge), text: '已经记入您的钱包。' };
  if (payment_status === 'refunded' || payments.some(({ state }) => state === 'refunding'))
    return { title: '充值未完成', text: '付款将原路退回，没有扣除任何费用。' };
  if (status === 'failed') return { title: '充值未完成', text: '没有在时限内收到付款，这笔充值已关闭。' };
  if (payments.some(({ state }) => isOpen(state)))
    return {
      title: '正在确认支付结果…',
      text: '支付平台确认后，这里会自动更新。还没有付款的话，可以继续支付。',
    };
  return { title: '等待付款', text: '选择支付方式，付款后马上到账。' };
}

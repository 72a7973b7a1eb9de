/** WeChat Pay's JSON of transactions and refunds, in replies and notifications. */
import type { Refund, Transaction } from './transactions.ts';

export function transactionJson(
  transaction: Transaction,
  keys: { appid: string; mchid: string },
): Record<string, unknown> {
  const { appid, mchid } = keys;
  const paid = transaction.transactionId !== null || transaction.state === 'SUCCESS';
  return {
    appid,
    mchid,
    out_trade_no: transaction.reference,
    trade_state: transaction.state,
    trade_state_desc: descriptions[transaction.state],
    amount: { total: transaction.paidTotal || transaction.total, currency: 'CNY' },
    ...(paid && {
      transaction_id: transaction.transactionId ?? `42000${transaction.code}`,
      trade_type: 'NATIVE',
      bank_type: 'OTHERS',
      success_time: transaction.paidAt,
    }),
  };
}

const descriptions: Record<Transaction['state'], string> = {
  NOTPAY: '订单未支付',
  USERPAYING: '用户支付中',
  SUCCESS: '支付成功',
  REFUND: '订单发生过退款',
  CLOSED: '订单已关闭',
};

export function refundContent(transaction: Transaction, refund: Refund): Record<string, unknown> {
  return {
    out_trade_no: transaction.reference,
    transaction_id: transaction.transactionId,
    out_refund_no: refund.refundReference,
    refund_id: refund.id,
    refund_status: 'SUCCESS',
    success_time: refund.createdAt,
    amount: { total: transaction.paidTotal, refund: refund.amount, payer_total: transaction.paidTotal },
  };
}

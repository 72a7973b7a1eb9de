/** WeChat Pay's native transactions and their transitions. */
import { randomBytes } from 'node:crypto';
import { NotPayable, type PaymentOrder, type ProviderContext } from '../../provider.ts';

export interface Transaction {
  reference: string;
  /** The random part of the code's address. */
  code: string;
  description: string;
  notifyUrl: string;
  total: number;
  expiresAt: string;
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'REFUND' | 'CLOSED';
  transactionId: string | null;
  paidTotal: number;
  paidAt: string | null;
  /** Whether the payer declined; reset when the code is scanned again. */
  declined: boolean;
}

export interface Refund {
  id: string;
  refundReference: string;
  reference: string;
  amount: number;
  createdAt: string;
}

/** An error of the API. */
export class WechatApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type Transactions = ReturnType<typeof wechatTransactions>;

/** The transactions of one simulator; `announce` is called to notify the merchant. */
export function wechatTransactions(
  context: ProviderContext,
  announce: (event: string, transaction: Transaction, refund?: Refund) => void,
) {
  const transactions = context.state.collection<Transaction>('wechat.transactions');
  const refunds = context.state.collection<Refund>('wechat.refunds');
  const now = () => context.clock();
  const update = (transaction: Transaction, patch: Partial<Transaction>) =>
    transactions.put(transaction.reference, { ...transaction, ...patch });

  function find(reference: string): Transaction {
    const transaction = transactions.get(reference);
    if (!transaction) throw new WechatApiError(404, 'ORDER_NOT_EXIST', '订单不存在');
    return transaction;
  }

  function payable(reference: string): Transaction {
    const transaction = transactions.get(reference);
    if (!transaction) throw new NotPayable('订单不存在');
    if (transaction.state !== 'NOTPAY') throw new NotPayable('订单已支付或已关闭');
    if (new Date(transaction.expiresAt) <= now()) throw new NotPayable('订单已超过支付期限');
    return transaction;
  }

  function succeed(transaction: Transaction, paidTotal: number): Transaction {
    const stamp = now().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const paid = update(transaction, {
      state: 'SUCCESS',
      transactionId: `42000${stamp}${String(randomBytes(4).readUInt32BE()).padStart(10, '0')}`,
      paidTotal,
      paidAt: now().toISOString(),
    });
    announce('TRANSACTION.SUCCESS', paid);
    return paid;
  }

  return {
    find,
    payable,
    byCode: (code: string) => transactions.all().find((transaction) => transaction.code === code),

    /** Creates a transaction, or returns the open one with the same reference and total. */
    create(input: Pick<Transaction, 'reference' | 'description' | 'notifyUrl' | 'total' | 'expiresAt'>) {
      const existing = transactions.get(input.reference);
      if (!existing) {
        return transactions.put(input.reference, {
          ...input,
          code: randomBytes(9).toString('base64url'),
          state: 'NOTPAY',
          transactionId: null,
          paidTotal: 0,
          paidAt: null,
          declined: false,
        });
      }
      if (existing.state === 'CLOSED') throw new WechatApiError(400, 'ORDER_CLOSED', '订单已关闭');
      if (existing.state !== 'NOTPAY') throw new WechatApiError(400, 'ORDERPAID', '订单已支付');
      if (existing.total !== input.total)
        throw new WechatApiError(403, 'OUT_TRADE_NO_USED', '商户订单号重复');
      return existing;
    },

    /** Answers a status query; the simulated payer may approve at that moment. */
    ask(reference: string): Transaction {
      const transaction = find(reference);
      const inTime = new Date(transaction.expiresAt) > now();
      if (transaction.state !== 'NOTPAY' || transaction.declined || !inTime) return transaction;
      return context.payerApproves() ? succeed(transaction, transaction.total) : transaction;
    },

    pay(reference: string, order: PaymentOrder): void {
      const transaction = payable(reference);
      if (order.pending) update(transaction, { state: 'USERPAYING' });
      else succeed(transaction, order.minor ?? transaction.total);
    },
    settle(reference: string): void {
      const transaction = find(reference);
      if (transaction.state !== 'USERPAYING') throw new NotPayable('没有进行中的支付');
      succeed(transaction, transaction.total);
    },
    decline: (reference: string) => void update(payable(reference), { declined: true }),
    scanned: (reference: string) => update(payable(reference), { declined: false }),

    close(reference: string): void {
      const transaction = find(reference);
      if (transaction.state === 'CLOSED') return;
      if (transaction.state === 'USERPAYING') {
        throw new WechatApiError(400, 'USERPAYING', '用户支付中');
      }
      if (transaction.state !== 'NOTPAY') throw new WechatApiError(400, 'ORDERPAID', '订单已支付');
      update(transaction, { state: 'CLOSED' });
    },

    refund(reference: string, refundReference: string, amount: number): Refund {
      const transaction = find(reference);
      const existing = refunds.get(refundReference);
      if (existing) {
        if (existing.reference === reference && existing.amount === amount) return existing;
        throw new WechatApiError(403, 'INVALID_REQUEST', '退款单号已用于其他退款');
      }
      if (transaction.state !== 'SUCCESS' && transaction.state !== 'REFUND') {
        throw new WechatApiError(403, 'INVALID_REQUEST', '订单状态不允许退款');
      }
      const earlier = refunds.all().filter((refund) => refund.reference === reference);
      const left = earlier.reduce((rest, refund) => rest - refund.amount, transaction.paidTotal);
      if (amount > left) throw new WechatApiError(403, 'NOT_ENOUGH', '退款金额超过支付金额');
      const id = `5030${String(randomBytes(6).readUIntBE(0, 6)).padStart(24, '0')}`;
      const newRefund = { id, refundReference, reference, amount, createdAt: now().toISOString() };
      refunds.put(refundReference, newRefund);
      announce('REFUND.SUCCESS', update(transaction, { state: 'REFUND' }), newRefund);
      return newRefund;
    },
  };
}

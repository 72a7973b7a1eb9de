/** Alipay's page payments: a trade is created when the buyer opens the cashier. */
import { randomBytes } from 'node:crypto';
import { NotPayable, type PaymentOrder, type ProviderContext } from '../../provider.ts';
import { fromShanghai, toShanghai } from './clock.ts';

export interface Trade {
  reference: string;
  tradeNo: string;
  /** The random name of the cashier's page. */
  cashier: string;
  subject: string;
  /** Fen. */
  total: number;
  notifyUrl: string;
  returnUrl: string;
  /** Shanghai time. */
  expiresAt: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  paid: number;
  paidAt: string | null;
}

export interface Refund {
  key: string;
  reference: string;
  refundReference: string;
  amount: number;
}

/** An error of the API. */
export class AlipayApiError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export type Trades = ReturnType<typeof alipayTrades>;

/** The trades of one simulator; `announce` is called to notify the merchant. */
export function alipayTrades(context: ProviderContext, announce: (trade: Trade, refund?: Refund) => void) {
  const trades = context.state.collection<Trade>('alipay.trades');
  const refunds = context.state.collection<Refund>('alipay.refunds');
  const now = () => context.clock();

  function find(reference: string): Trade {
    const trade = trades.get(reference);
    if (!trade) throw new AlipayApiError('ACQ.TRADE_NOT_EXIST', '交易不存在');
    return trade;
  }

  function payable(trade: Trade | undefined): Trade {
    if (!trade) throw new NotPayable('交易不存在');
    if (trade.status === 'TRADE_SUCCESS') throw new NotPayable('订单已支付', trade.returnUrl);
    if (trade.status === 'TRADE_CLOSED') throw new NotPayable('交易已关闭', trade.returnUrl);
    if (fromShanghai(trade.expiresAt) > now()) return trade;
    throw new NotPayable('订单已超过支付期限', trade.returnUrl);
  }

  return {
    find,
    byCashier: (cashier: string) => payable(trades.all().find((trade) => trade.cashier === cashier)),
    payable: (reference: string) => payable(trades.get(reference)),

    /** Creates the trade when the buyer opens the cashier. */
    open(input: Pick<Trade, 'reference' | 'subject' | 'total' | 'notifyUrl' | 'returnUrl' | 'expiresAt'>) {
      const existing = trades.get(input.reference);
      if (existing && existing.total !== input.total) throw new NotPayable('商户订单号重复');
      if (existing) return payable(existing);
      const stamp = toShanghai(now()).replaceAll(/\D/g, '');
      return trades.put(
        input.reference,
        payable({
          ...input,
          tradeNo: `${stamp}22001${String(randomBytes(4).readUInt32BE()).padStart(10, '0')}`,
          cashier: randomBytes(12).toString('base64url'),
          status: 'WAIT_BUYER_PAY',
          paid: 0,
          paidAt: null,
        }),
      );
    },

    pay(trade: Trade, order: PaymentOrder): Trade {
      if (order.pending) throw new RangeError('Alipay has no pending payments');
      const paid = trades.put(trade.reference, {
        ...payable(trade),
        status: 'TRADE_SUCCESS',
        paid: order.minor ?? trade.total,
        paidAt: toShanghai(now()),
      });
      announce(paid);
      return paid;
    },

    close(reference: string): Trade {
      const trade = find(reference);
      if (trade.status !== 'WAIT_BUYER_PAY') {
        throw new AlipayApiError('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
      }
      return trades.put(reference, { ...trade, status: 'TRADE_CLOSED' });
    },

    /** A repeated refund changes nothing. */
    refund(reference: string, refundReference: string, amount: number): { trade: Trade; changed: boolean } {
      const trade = find(reference);
      const key = `${reference}/${refundReference}`;
      if (refunds.get(key)) return { trade, changed: false };
      const earlier = refunds.all().filter((refund) => refund.reference === reference);
      const left = earlier.reduce((rest, refund) => rest - refund.amount, trade.paid);
      if (trade.status !== 'TRADE_SUCCESS' || amount > left) {
        throw new AlipayApiError('ACQ.TRADE_NOT_ALLOW_REFUND', '当前交易不允许退款');
      }
      const newRefund = refunds.put(key, { key, reference, refundReference, amount });
      const updatedTrade = trades.put(reference, {
        ...trade,
        status: amount === left ? 'TRADE_CLOSED' : trade.status,
      });
      announce(updatedTrade, newRefund);
      return { trade: updatedTrade, changed: true };
    },

    refundOf: (reference: string, refundReference: string) => refunds.get(`${reference}/${refundReference}`),
  };
}

/** Alipay page payment, simulated: gateway, cashier, v3 calls, notifications. */
import { randomUUID } from 'node:crypto';
import { fenToText } from '@platform/contract/money';
import type { ProviderContext, SimulatedProvider } from '../../provider.ts';
import { cashierRoutes } from './cashier.ts';
import { toShanghai } from './clock.ts';
import { alipayRoutes } from './routes.ts';
import { signedParameters } from './signing.ts';
import { alipayTrades, type Refund, type Trade } from './trades.ts';

const minutes = 60;
const hours = 3600;

export function simulatedAlipay(context: ProviderContext): SimulatedProvider {
  const keys = context.credentials.alipay;
  const trades = alipayTrades(context, (trade, refund) => {
    context.callbacks.send('alipay', notice(trade, refund));
  });

  function notice(trade: Trade, refund?: Refund) {
    const now = toShanghai(context.clock());
    const fields: Record<string, string> = {
      notify_id: randomUUID().replaceAll('-', ''),
      notify_type: 'trade_status_sync',
      notify_time: now,
      app_id: keys.appId,
      auth_app_id: keys.appId,
      seller_id: keys.sellerId,
      charset: 'utf-8',
      version: '1.0',
      out_trade_no: trade.reference,
      trade_no: trade.tradeNo,
      trade_status: trade.status,
      subject: trade.subject,
      total_amount: fenToText(trade.paid || trade.total),
      gmt_create: now,
    };
    if (trade.paidAt) fields['gmt_payment'] = trade.paidAt;
    if (refund) {
      fields['out_biz_no'] = refund.refundReference;
      fields['refund_fee'] = fenToText(refund.amount);
      fields['gmt_refund'] = now;
    }
    return { event: trade.status, url: trade.notifyUrl, payload: JSON.stringify(fields) };
  }

  return {
    name: 'alipay',
    retrySchedule: [4 * minutes, 10 * minutes, 10 * minutes, hours, 2 * hours, 6 * hours, 15 * hours],
    routes(app) {
      alipayRoutes(app, context, trades);
      cashierRoutes(app, context, trades);
    },
    pay: (reference, order) => void trades.pay(trades.payable(reference), order),
    // A failed attempt leaves the trade open, without a notification.
    decline: (reference) => void trades.payable(reference),
    settle() {
      throw new RangeError('Alipay has no pending payments');
    },
    paidMessage(reference) {
      const trade = trades.find(reference);
      return notice({ ...trade, status: 'TRADE_SUCCESS', paidAt: toShanghai(context.clock()) });
    },
    sign(payload, forgery) {
      if (forgery === 'stale' || forgery === 'future' || forgery === 'test') {
        throw new RangeError(`Alipay's notifications have no ${forgery} forgery`);
      }
      const notification: Record<string, string> = JSON.parse(payload);
      const fields =
        forgery === 'addressee' ? { ...notification, seller_id: '2088000000000000' } : notification;
      const key = forgery === 'key' ? keys.merchant.privateKey : keys.platform.privateKey;
      const parameters = signedParameters(fields, key);
      if (forgery === 'body') parameters.set('total_amount', '0.01');
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: parameters.toString(),
      };
    },
    accepted: (status, body) => status === 200 && body === 'success',
  };
}

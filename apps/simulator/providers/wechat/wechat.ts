/** WeChat Pay, simulated: native transactions, refunds, notifications, and the payer's pages. */
import { randomUUID } from 'node:crypto';
import type { Forgery, ProviderContext, SimulatedProvider } from '../../provider.ts';
import { refundContent, transactionJson } from './messages.ts';
import { wechatRoutes } from './routes.ts';
import { platformHeaders, seal } from './signing.ts';
import { type Refund, type Transaction, wechatTransactions } from './transactions.ts';

/** The content of a notification; encrypted and signed at each delivery. */
interface Notification {
  id: string;
  event: string;
  type: 'transaction' | 'refund';
  createdAt: string;
  content: Record<string, unknown>;
}

const minutes = 60;
const clockShift: Partial<Record<Forgery, number>> = { stale: -310_000, future: 310_000 };

export function simulatedWechat(context: ProviderContext): SimulatedProvider {
  const keys = context.credentials.wechat;
  const transactions = wechatTransactions(context, (event, transaction, refund) => {
    context.callbacks.send('wechat', notice(event, transaction, refund));
  });

  function notice(event: string, transaction: Transaction, refund?: Refund) {
    const content = refund
      ? { mchid: keys.mchid, ...refundContent(transaction, refund) }
      : transactionJson(transaction, keys);
    const type = refund ? 'refund' : 'transaction';
    const createdAt = context.clock().toISOString();
    const notification: Notification = { id: randomUUID(), event, type, createdAt, content };
    return { event, url: transaction.notifyUrl, payload: JSON.stringify(notification) };
  }

  return {
    name: 'wechat',
    retrySchedule: [15, 15, 30, 3 * minutes, 10 * minutes, 20 * minutes, 30 * minutes, 60 * minutes],
    routes: (app) => wechatRoutes(app, context, transactions),
    pay: (reference, order) => transactions.pay(reference, order),
    decline: (reference) => transactions.decline(reference),
    settle: (reference) => transactions.settle(reference),
    paidMessage(reference) {
      const transaction = transactions.find(reference);
      const paidAt = transaction.paidAt ?? context.clock().toISOString();
      return notice('TRANSACTION.SUCCESS', { ...transaction, state: 'SUCCESS', paidAt });
    },
    sign(payload, forgery) {
      const notification: Notification = JSON.parse(payload);
      const content =
        forgery === 'addressee' ? { ...notification.content, mchid: '1900000001' } : notification.content;
      const body = JSON.stringify({
        id: notification.id,
        create_time: notification.createdAt,
        resource_type: 'encrypt-resource',
        event_type: notification.event,
        summary: notification.type === 'refund' ? '退款成功' : '支付成功',
        resource: seal(keys, notification.type, content),
      });
      const at = new Date(context.clock().getTime() + (clockShift[forgery ?? 'body'] ?? 0));
      const key = forgery === 'key' ? keys.merchant.privateKey : keys.platform.privateKey;
      const probe = { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/c2ltdWxhdG9y' };
      const headers = {
        'content-type': 'application/json',
        ...platformHeaders(keys, body, at, key),
        ...(forgery === 'test' && probe),
      };
      return { headers, body: forgery === 'body' ? body.replace('支付成功', '支付失败') : body };
    },
    accepted: (status) => status === 200 || status === 204,
  };
}

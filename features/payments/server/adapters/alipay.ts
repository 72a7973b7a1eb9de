/** Alipay page payment: the browser submits a signed form and pays at Alipay's cashier. */
import { fen, fenToText, textToMinor } from '@platform/contract/money';
import { AlipayRequestError, AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import {
  type ProviderAdapter,
  type ProviderPayment,
  ProviderRefused,
  type ProviderStatus,
  ProviderUnavailable,
} from '../adapter.ts';
import { readAlipayCallback } from './alipay.callback.ts';
import { attempts, truncated } from './attempt.ts';
import { fromShanghai, toShanghai } from './shanghai.ts';

export interface AlipayConfig {
  appId: string;
  /** The merchant's private key, PKCS#8 PEM. */
  privateKey: string;
  /** Alipay's public key, PEM. */
  alipayPublicKey: string;
  sellerId: string;
  /** The address of the form, https://openapi.alipay.com/gateway.do for the real one. */
  gateway: string;
  /** The API's address, https://openapi.alipay.com for the real one. */
  endpoint: string;
  notifyUrl: string;
  /** The default return address. */
  returnUrl: string;
  clock: () => Date;
  /** Milliseconds for one operation. */
  timeout: number;
}

const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.string().optional(),
});

const refundReply = z.object({ fund_change: z.string().optional() });
const refundStatus = z.object({ refund_status: z.string().optional() });

/** Longest subject that Alipay takes, in characters. */
const subjectLength = 128;

/**
 * The adapter for Alipay. The trade does not exist until the buyer opens the cashier, so `create` makes no request,
 * and `close` before that leaves only the form's own expiry to stop a late payment.
 */
export function alipayAdapter(config: AlipayConfig): ProviderAdapter {
  const alipay = alipayClient(config);
  const { run, runRefund } = attempts(config.timeout, alipayError);

  /** A v3 call; the SDK verifies the signature of the reply. */
  async function call<T>(path: string, schema: z.ZodType<T>, body: Record<string, string>): Promise<T> {
    const { data } = await alipay.curl('POST', `/v3/alipay/trade/${path}`, { body });
    return schema.parse(data);
  }

  async function ask(payment: ProviderPayment): Promise<ProviderStatus> {
    try {
      return stateOf(await call('query', trade, { out_trade_no: payment.reference }), payment);
    } catch (error) {
      if (refusalOf(error) === 'ACQ.TRADE_NOT_EXIST') return { state: 'unpaid' };
      throw error;
    }
  }

  const query = (payment: ProviderPayment) => run(() => ask(payment));

  return {
    name: 'alipay',
    query,
    capture: query,

    create: (payment) =>
      run(async () => {
        const formStr = alipay.pageExecute('alipay.trade.page.pay', 'POST', {
          notifyUrl: config.notifyUrl,
          returnUrl: payment.returnUrl ?? config.returnUrl,
          timestamp: toShanghai(config.clock()),
          bizContent: {
            out_trade_no: payment.reference,
            product_code: 'FAST_INSTANT_TRADE_PAY',
            subject: subjectOf(payment.description),
            total_amount: fenToText(payment.amount),
            time_expire: toShanghai(payment.expiresAt),
          },
        });
        return { providerId: null, presentation: { kind: 'form', formStr } };
      }),

    close: (payment) =>
      run(async () => {
        try {
          await call('close', z.object({}), { out_trade_no: payment.reference });
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          if (refusal === 'ACQ.TRADE_NOT_EXIST') return;
          const { state } = await ask(payment);
          if (state === 'unpaid') throw new ProviderUnavailable(refusal);
        }
      }),

    refund: (payment, refundReference, amount) =>
      runRefund(async () => {
        const keys = { out_trade_no: payment.reference, out_request_no: refundReference };
        // Without an amount the paid one is refunded, which may differ from the amount due.
        const { total_amount } = await call('query', trade, { out_trade_no: payment.reference });
        const refund_amount = amount === undefined ? total_amount : fenToText(amount);
        const { fund_change } = await call('refund', refundReply, { ...keys, refund_amount });
        // A repeated refund moves no money; the query returns the result of the first one.
        const isDone =
          fund_change === 'Y' ||
          (await call('fastpay/refund/query', refundStatus, keys)).refund_status === 'REFUND_SUCCESS';
        return { state: isDone ? 'completed' : 'processing', refundId: refundReference };
      }),

    readCallback: async (callback) => readAlipayCallback(config, alipay, callback),

    acknowledge: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: 'text/plain; charset=utf-8',
      body: accepted ? 'success' : 'fail',
    }),
  };
}

function alipayClient(config: AlipayConfig): AlipaySdk {
  return new AlipaySdk({
    appId: config.appId,
    privateKey: config.privateKey,
    keyType: 'PKCS8',
    signType: 'RSA2',
    alipayPublicKey: config.alipayPublicKey,
    gateway: config.gateway,
    endpoint: config.endpoint.replace(/\/$/, ''),
    timeout: config.timeout,
  });
}

/** The SDK does not escape the form's text, and Alipay refuses some characters. */
function subjectOf(description: string): string {
  const plain = description
    .replaceAll(/[&<>="'/\\%]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return truncated(plain, subjectLength) || '订单';
}

function stateOf(reply: z.infer<typeof trade>, payment: ProviderPayment): ProviderStatus {
  if (reply.out_trade_no !== payment.reference) {
    throw new ProviderUnavailable('Alipay answered about another payment');
  }
  switch (reply.trade_status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'unpaid' };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return paidState(reply);
    case 'TRADE_CLOSED':
      // Closed either unpaid or by a refund of the whole amount; only the latter was paid at some time.
      return reply.send_pay_date ? { state: 'refunded', transactionId: reply.trade_no } : { state: 'closed' };
    default:
      throw new ProviderUnavailable(`Alipay reports the status ${reply.trade_status}`);
  }
}

function paidState({ trade_no, total_amount, send_pay_date }: z.infer<typeof trade>): ProviderStatus {
  const minor = textToMinor(total_amount);
  if (minor === null || !send_pay_date) {
    throw new ProviderUnavailable('Alipay reports a payment without its details');
  }
  return {
    state: 'paid',
    transactionId: trade_no,
    amount: { currency: 'CNY', minor: fen(minor) },
    paidAt: fromShanghai(send_pay_date),
  };
}

/** The code of Alipay's own refusal; null for failures of transport, signatures or systems, which say nothing of the payment. */
function refusalOf(error: unknown): string | null {
  const code = error instanceof AlipayRequestError ? error.code : null;
  return code?.startsWith('ACQ.') && code !== 'ACQ.SYSTEM_ERROR' ? code : null;
}

function alipayError(error: unknown): ProviderUnavailable | ProviderRefused {
  const refusal = refusalOf(error);
  if (refusal) return new ProviderRefused(refusal);
  // The SDK's messages quote requests and replies, so only the code is passed on.
  const code = error instanceof AlipayRequestError ? error.code : null;
  return new ProviderUnavailable(`Alipay: ${code ?? 'no readable answer'}`);
}

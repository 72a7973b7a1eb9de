/** WeChat Pay native v3: the buyer scans a QR code. */
import { fen } from '@platform/contract/money';
import { Decorator } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import {
  type ProviderAdapter,
  type ProviderPayment,
  ProviderRefused,
  type ProviderStatus,
  ProviderUnavailable,
  type RefundStatus,
} from '../adapter.ts';
import { acknowledgeJson, attempts, isLoopback, truncated } from './attempt.ts';
import { toShanghaiRfc3339 } from './shanghai.ts';
import { readWechatCallback, type WechatReceiver } from './wechat.callback.ts';

export interface WechatConfig extends WechatReceiver {
  /** Serial number of the merchant's certificate. */
  serial: string;
  /** The merchant's private key, PEM. */
  privateKey: string;
  /** https://api.mch.weixin.qq.com for the real one. */
  apiBase: string;
  /** The address of callbacks, without a query string. */
  notifyUrl: string;
  /** Milliseconds for one operation. */
  timeout: number;
}

const prepaid = z.object({ code_url: z.string().min(1) });

const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  trade_state_desc: z.string().optional(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().optional() }).optional(),
});

const refundReply = z.object({ refund_id: z.string(), status: z.string() });

/** Longest description that WeChat Pay takes, in characters. */
const descriptionLength = 127;

/** The adapter for WeChat Pay. Its SDK verifies the signature of each successful reply. */
export function wechatAdapter(config: WechatConfig): ProviderAdapter {
  const api = wechatClient(config);
  const { mchid, appid } = config;
  const path = (payment: ProviderPayment) => `v3/pay/transactions/out-trade-no/${payment.reference}`;
  const { run, runRefund } = attempts(config.timeout, wechatError);

  async function transactionOf(payment: ProviderPayment) {
    const { data } = await api.get(path(payment), { params: { mchid } });
    return transaction.parse(data);
  }

  async function ask(payment: ProviderPayment): Promise<ProviderStatus> {
    try {
      return stateOf(await transactionOf(payment), config, payment);
    } catch (error) {
      if (refusalOf(error)?.code === 'ORDER_NOT_EXIST') return { state: 'unpaid' };
      throw error;
    }
  }

  const query = (payment: ProviderPayment) => run(() => ask(payment));

  return {
    name: 'wechat',
    query,
    capture: query,

    create: (payment) =>
      run(async () => {
        const { data } = await api.post('v3/pay/transactions/native', {
          appid,
          mchid,
          description: truncated(payment.description, descriptionLength),
          out_trade_no: payment.reference,
          notify_url: config.notifyUrl,
          time_expire: toShanghaiRfc3339(payment.expiresAt),
          amount: { total: payment.amount, currency: 'CNY' },
        });
        return { providerId: null, presentation: { kind: 'qr', codeUrl: prepaid.parse(data).code_url } };
      }),

    close: (payment) =>
      run(async () => {
        try {
          await api.post(`${path(payment)}/close`, { mchid });
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          // No code exists that could be scanned.
          if (refusal.code === 'ORDER_NOT_EXIST') return;
          const { state } = await ask(payment);
          if (state === 'unpaid' || state === 'processing') throw new ProviderUnavailable(refusal.message);
        }
      }),

    refund: (payment, refundReference, amount) =>
      runRefund(async () => {
        // Without an amount the paid one is refunded, which may differ from the amount due.
        const { total = payment.amount } = (await transactionOf(payment)).amount ?? {};
        const { data } = await api.post('v3/refund/domestic/refunds', {
          out_trade_no: payment.reference,
          out_refund_no: refundReference,
          notify_url: config.notifyUrl,
          amount: { refund: amount ?? total, total, currency: 'CNY' },
        });
        return refundState(refundReply.parse(data));
      }),

    readCallback: async (callback) => readWechatCallback(config, callback),

    acknowledge: (accepted) =>
      acknowledgeJson(
        accepted,
        accepted ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' },
      ),
  };
}

function wechatClient(config: WechatConfig) {
  const { v3 } = new Decorator({
    mchid: config.mchid,
    serial: config.serial,
    privateKey: config.privateKey,
    certs: { [config.publicKeyId]: config.publicKey },
    baseURL: config.apiBase,
    timeout: config.timeout,
    maxRedirects: 0,
    ...(isLoopback(new URL(config.apiBase)) && { proxy: false as const }),
  });
  return v3;
}

function stateOf(
  reply: z.infer<typeof transaction>,
  { mchid, appid }: WechatConfig,
  payment: ProviderPayment,
): ProviderStatus {
  if (reply.mchid !== mchid || reply.appid !== appid || reply.out_trade_no !== payment.reference) {
    throw new ProviderUnavailable('WeChat Pay answered about another payment');
  }
  switch (reply.trade_state) {
    case 'SUCCESS':
      return paidState(reply);
    case 'REFUND':
      return { state: 'refunded', transactionId: reply.transaction_id ?? '' };
    case 'NOTPAY':
      return { state: 'unpaid' };
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'processing' };
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' };
    case 'PAYERROR':
      return { state: 'failed', reason: reply.trade_state_desc ?? reply.trade_state };
    default:
      throw new ProviderUnavailable(`WeChat Pay reports the state ${reply.trade_state}`);
  }
}

function paidState({ transaction_id, success_time, amount }: z.infer<typeof transaction>): ProviderStatus {
  if (!transaction_id || !success_time || !amount || (amount.currency ?? 'CNY') !== 'CNY') {
    throw new ProviderUnavailable('WeChat Pay reports a payment without its details');
  }
  return {
    state: 'paid',
    transactionId: transaction_id,
    amount: { currency: 'CNY', minor: fen(amount.total) },
    paidAt: new Date(success_time),
  };
}

function refundState({ refund_id, status }: z.infer<typeof refundReply>): RefundStatus {
  if (status === 'SUCCESS') return { state: 'completed', refundId: refund_id };
  if (status === 'PROCESSING') return { state: 'processing', refundId: refund_id };
  return { state: 'failed', reason: status };
}

const errorReply = z.object({
  response: z.object({ status: z.int(), data: z.object({ code: z.string(), message: z.string() }) }),
});

/** WeChat Pay's own refusal; null for failures of transport, signatures or servers, which say nothing of the payment. */
function refusalOf(error: unknown): { code: string; message: string } | null {
  const parsed = errorReply.safeParse(error);
  if (!parsed.success) return null;
  const { status, data } = parsed.data.response;
  if (status < 400 || status >= 500 || status === 401 || status === 429) return null;
  return { code: data.code, message: `${data.code}: ${data.message}` };
}

function wechatError(error: unknown): ProviderUnavailable | ProviderRefused {
  const refusal = refusalOf(error);
  if (refusal) return new ProviderRefused(refusal.message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable answer';
  return new ProviderUnavailable(`WeChat Pay: ${code}`);
}

/** WeChat Pay's HTTP interface: signed requests in, signed replies out; and the payer's scan page. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { bodyText, type ProviderContext } from '../../provider.ts';
import { refundContent, transactionJson } from './messages.ts';
import { scanPages } from './scan.ts';
import { isSignedByMerchant, platformHeaders } from './signing.ts';
import { type Transactions, WechatApiError } from './transactions.ts';

const nativeOrder = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  notify_url: z.url().refine((url) => !url.includes('?')),
  time_expire: z.iso.datetime({ offset: true }),
  amount: z.object({ total: z.int().positive(), currency: z.literal('CNY') }),
});

const refundOrder = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  amount: z.object({ refund: z.int().positive(), total: z.int().positive(), currency: z.literal('CNY') }),
});

const merchantOnly = z.object({ mchid: z.string() });

export function wechatRoutes(
  app: FastifyInstance,
  context: ProviderContext,
  transactions: Transactions,
): void {
  const keys = context.credentials.wechat;

  function send(reply: FastifyReply, status: number, content?: Record<string, unknown>) {
    const body = content === undefined ? '' : JSON.stringify(content);
    reply.code(status).headers(platformHeaders(keys, body, context.clock()));
    return content === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
  }

  function requireMerchant({ mchid, appid = keys.appid }: { mchid: string; appid?: string }): void {
    if (mchid !== keys.mchid || appid !== keys.appid) throw new WechatApiError(403, 'NO_AUTH', '商户无权限');
  }

  app.register(async (api) => {
    api.addHook('preHandler', async (request) => {
      if (!isSignedByMerchant(request, keys, context.clock())) {
        throw new WechatApiError(401, 'SIGN_ERROR', '签名错误');
      }
    });
    api.setErrorHandler((error, _request, reply) => {
      const apiError =
        error instanceof WechatApiError ? error : new WechatApiError(500, 'SYSTEM_ERROR', '系统异常');
      return send(reply, apiError.status, { code: apiError.code, message: apiError.message });
    });

    api.post('/v3/pay/transactions/native', (request, reply) => {
      const order = parse(nativeOrder, bodyText(request));
      requireMerchant(order);
      const transaction = transactions.create({
        reference: order.out_trade_no,
        description: order.description,
        notifyUrl: order.notify_url,
        total: order.amount.total,
        expiresAt: order.time_expire,
      });
      return send(reply, 200, { code_url: `${context.url()}/wechat/scan?pr=${transaction.code}` });
    });

    api.get<{ Params: { reference: string }; Querystring: { mchid?: string } }>(
      '/v3/pay/transactions/out-trade-no/:reference',
      (request, reply) => {
        if (request.query.mchid !== keys.mchid) throw new WechatApiError(400, 'PARAM_ERROR', '参数错误');
        return send(reply, 200, transactionJson(transactions.ask(request.params.reference), keys));
      },
    );

    api.post<{ Params: { reference: string } }>(
      '/v3/pay/transactions/out-trade-no/:reference/close',
      (request, reply) => {
        requireMerchant(parse(merchantOnly, bodyText(request)));
        transactions.close(request.params.reference);
        return send(reply, 204);
      },
    );

    api.post('/v3/refund/domestic/refunds', (request, reply) => {
      const order = parse(refundOrder, bodyText(request));
      const { refund: amount } = order.amount;
      const refund = transactions.refund(order.out_trade_no, order.out_refund_no, amount);
      const { refund_status, ...content } = refundContent(transactions.find(refund.reference), refund);
      return send(reply, 200, { ...content, status: refund_status, channel: 'ORIGINAL' });
    });
  });

  scanPages(app, transactions);
}

function parse<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(jsonOrNull(text));
  if (!parsed.success) throw new WechatApiError(400, 'PARAM_ERROR', '参数错误');
  return parsed.data;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Alipay's v3 calls: query, close and refund, signed both ways. */
import { fenToText, textToMinor } from '@platform/contract/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { bodyText, type ProviderContext } from '../../provider.ts';
import { isSignedCall, platformHeaders } from './signing.ts';
import { AlipayApiError, type Trade, type Trades } from './trades.ts';

const tradeReference = z.object({ out_trade_no: z.string() });
const refundOrder = tradeReference.extend({ out_request_no: z.string().max(64), refund_amount: z.string() });
const refundQuery = tradeReference.extend({ out_request_no: z.string() });

export function alipayRoutes(app: FastifyInstance, context: ProviderContext, trades: Trades): void {
  const keys = context.credentials.alipay;

  function send(reply: FastifyReply, status: number, content: Record<string, unknown>) {
    const body = JSON.stringify(content);
    return reply
      .code(status)
      .headers(platformHeaders(keys, body, context.clock()))
      .type('application/json; charset=utf-8')
      .send(body);
  }

  app.register(async (api) => {
    api.addHook('preHandler', async (request) => {
      if (!isSignedCall(request, keys, context.clock())) {
        throw new AlipayApiError('invalid-signature', '验签出错', 401);
      }
    });
    api.setErrorHandler((error, _request, reply) => {
      const apiError =
        error instanceof AlipayApiError ? error : new AlipayApiError('system-error', '系统错误', 500);
      return send(reply, apiError.status, { code: apiError.code, message: apiError.message });
    });

    api.post('/v3/alipay/trade/query', (request, reply) =>
      send(reply, 200, tradeJson(trades.find(parse(tradeReference, bodyText(request)).out_trade_no))),
    );

    api.post('/v3/alipay/trade/close', (request, reply) => {
      const { reference, tradeNo } = trades.close(parse(tradeReference, bodyText(request)).out_trade_no);
      return send(reply, 200, { out_trade_no: reference, trade_no: tradeNo });
    });

    api.post('/v3/alipay/trade/refund', (request, reply) => {
      const order = parse(refundOrder, bodyText(request));
      const amount = textToMinor(order.refund_amount);
      if (!amount) throw new AlipayApiError('ACQ.INVALID_PARAMETER', '参数无效');
      const { trade, changed } = trades.refund(order.out_trade_no, order.out_request_no, amount);
      return send(reply, 200, {
        out_trade_no: trade.reference,
        trade_no: trade.tradeNo,
        fund_change: changed ? 'Y' : 'N',
        refund_fee: fenToText(amount),
      });
    });

    api.post('/v3/alipay/trade/fastpay/refund/query', (request, reply) => {
      const query = parse(refundQuery, bodyText(request));
      const trade = trades.find(query.out_trade_no);
      const refund = trades.refundOf(trade.reference, query.out_request_no);
      const refundFields = refund && {
        out_request_no: refund.refundReference,
        refund_amount: fenToText(refund.amount),
        refund_status: 'REFUND_SUCCESS',
      };
      return send(reply, 200, { out_trade_no: trade.reference, trade_no: trade.tradeNo, ...refundFields });
    });
  });
}

function tradeJson(trade: Trade): Record<string, unknown> {
  return {
    out_trade_no: trade.reference,
    trade_no: trade.tradeNo,
    trade_status: trade.status,
    total_amount: fenToText(trade.paid || trade.total),
    ...(trade.paidAt && { send_pay_date: trade.paidAt }),
  };
}

function parse<T>(schema: z.ZodType<T>, text: string): T {
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new AlipayApiError('ACQ.INVALID_PARAMETER', '参数无效');
  return parsed.data;
}

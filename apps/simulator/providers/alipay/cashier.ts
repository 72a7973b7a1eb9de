/** Alipay's gateway and cashier: a signed form opens the page on which the buyer pays, declines or goes back. */
import { fenToText, textToMinor } from '@platform/contract/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Html, html, price, sendPage } from '../../pages.ts';
import { bodyText, NotPayable, type ProviderContext } from '../../provider.ts';
import { fromShanghai, toShanghai } from './clock.ts';
import { isSignedForm, signedParameters } from './signing.ts';
import type { Trade, Trades } from './trades.ts';

const theme = { theme: 'alipay', brand: '支付宝收银台' } as const;

const gatewayForm = z.object({
  app_id: z.string(),
  method: z.literal('alipay.trade.page.pay'),
  charset: z.literal('utf-8'),
  sign_type: z.literal('RSA2'),
  timestamp: z.string(),
  version: z.literal('1.0'),
  notify_url: z.url(),
  return_url: z.url(),
  biz_content: z.string(),
});

const order = z.object({
  out_trade_no: z.string().regex(/^\w{1,64}$/),
  product_code: z.literal('FAST_INSTANT_TRADE_PAY'),
  subject: z
    .string()
    .min(1)
    .max(256)
    .regex(/^[^&<=/]+$/),
  total_amount: z.string(),
  time_expire: z.string(),
});

/** Milliseconds by which a form's timestamp may differ from Alipay's clock. */
const formAgeMs = 15 * 60_000;

export function cashierRoutes(app: FastifyInstance, context: ProviderContext, trades: Trades): void {
  const keys = context.credentials.alipay;

  /** Reads the order of a signed form. Throws NotPayable with a message for the buyer. */
  function signedOrder(parameters: Map<string, string>) {
    const form = gatewayForm.safeParse(Object.fromEntries(parameters));
    if (!form.success) throw new NotPayable('请求参数不完整');
    const genuine = form.data.app_id === keys.appId && isSignedForm(parameters, keys);
    if (!genuine) throw new NotPayable('验签失败（invalid-signature）');
    const age = Math.abs(context.clock().getTime() - fromShanghai(form.data.timestamp).getTime());
    if (!(age <= formAgeMs)) throw new NotPayable('请求时间无效，请返回商家重新发起支付');
    const parsedOrder = order.safeParse(JSON.parse(form.data.biz_content));
    const total = parsedOrder.success ? textToMinor(parsedOrder.data.total_amount) : null;
    if (!parsedOrder.success || !total) throw new NotPayable('订单信息不完整');
    return {
      reference: parsedOrder.data.out_trade_no,
      subject: parsedOrder.data.subject,
      total,
      notifyUrl: form.data.notify_url,
      returnUrl: form.data.return_url,
      expiresAt: parsedOrder.data.time_expire,
    };
  }

  function show(reply: FastifyReply, page: () => { title: string; body: Html }) {
    try {
      return sendPage(reply, { ...theme, ...page() });
    } catch (error) {
      if (!(error instanceof NotPayable)) throw error;
      return sendPage(reply, { ...theme, ...unpayablePage(error) });
    }
  }

  /** Redirects to the merchant. The parameters are signed, but no proof of payment; the merchant queries the trade. */
  function goBack(reply: FastifyReply, trade: Trade, paid: boolean) {
    const fields: Record<string, string> = {
      method: 'alipay.trade.page.pay.return',
      app_id: keys.appId,
      auth_app_id: keys.appId,
      seller_id: keys.sellerId,
      charset: 'utf-8',
      version: '1.0',
      timestamp: toShanghai(context.clock()),
      out_trade_no: trade.reference,
      total_amount: fenToText(trade.total),
      ...(paid && { trade_no: trade.tradeNo }),
    };
    const address = new URL(trade.returnUrl);
    for (const [name, value] of signedParameters(fields, keys.platform.privateKey)) {
      address.searchParams.set(name, value);
    }
    return reply.redirect(address.href, 303);
  }

  app.post('/gateway.do', (request, reply) => {
    const query = new URL(request.url, 'http://gateway').searchParams;
    const parameters = new Map([...query, ...new URLSearchParams(bodyText(request))]);
    return show(reply, () => confirmationPage(trades.open(signedOrder(parameters))));
  });

  app.post('/alipay/cashier', (request, reply) => {
    const form = new URLSearchParams(bodyText(request));
    const decision = form.get('decision');
    try {
      const trade = trades.byCashier(form.get('cashier') ?? '');
      if (decision === 'back') return goBack(reply, trade, false);
      if (decision !== 'pay') return sendPage(reply, { ...theme, ...declinedPage(trade) });
      return goBack(reply, trades.pay(trade, {}), true);
    } catch (error) {
      if (!(error instanceof NotPayable)) throw error;
      return sendPage(reply, { ...theme, ...unpayablePage(error) });
    }
  });
}

function choices(trade: Trade, again: boolean): Html {
  const decline = again
    ? html``
    : html`<button name="decision" value="decline">拒绝付款（模拟失败）</button>`;
  return html`<form method="post" action="/alipay/cashier">
<input type="hidden" name="cashier" value="${trade.cashier}">
<button class="main" name="decision" value="pay">${again ? '重新付款' : '付款'}</button>
${decline}
<button name="decision" value="back">取消并返回商家</button>
</form>`;
}

function confirmationPage(trade: Trade) {
  return {
    title: '确认付款',
    body: html`<h1>订单待付款</h1>
<p class="amount">${price(trade.total)}</p>
<dl>
<dt>商品</dt><dd>${trade.subject}</dd>
<dt>收款方</dt><dd>中轴</dd>
<dt>商户订单号</dt><dd>${trade.reference}</dd>
<dt>付款期限</dt><dd>${trade.expiresAt}</dd>
</dl>
${choices(trade, false)}`,
  };
}

function declinedPage(trade: Trade) {
  return {
    title: '付款未成功',
    body: html`<div class="mark muted" aria-hidden="true">×</div>
<h1>付款未成功</h1>
<p class="note">账户余额不足，没有扣款。可以重试，或返回商家。</p>
${choices(trade, true)}`,
  };
}

function unpayablePage({ message, returnUrl }: NotPayable) {
  const back = returnUrl ? html`<a class="button" href="${returnUrl}">返回商家</a>` : html``;
  return {
    title: '无法付款',
    body: html`<div class="mark muted" aria-hidden="true">!</div>
<h1>无法付款</h1>
<p class="note">${message}</p>
${back}`,
  };
}

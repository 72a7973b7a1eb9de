/** The payer's pages after scanning a WeChat Pay code: approve or decline. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html, price, sendPage } from '../../pages.ts';
import { bodyText, NotPayable } from '../../provider.ts';
import type { Transaction, Transactions } from './transactions.ts';

const theme = { theme: 'wechat', brand: '微信支付' } as const;

export function scanPages(app: FastifyInstance, transactions: Transactions): void {
  /** Finds the transaction of a code and shows the page of `decide`, or why it cannot be paid. */
  function answer(
    reply: FastifyReply,
    code: string,
    decide: (transaction: Transaction) => { title: string; body: Html },
  ) {
    const transaction = transactions.byCode(code);
    if (!transaction) return sendPage(reply, { ...theme, ...unpayablePage('二维码无效') });
    try {
      return sendPage(reply, { ...theme, ...decide(transaction) });
    } catch (error) {
      if (!(error instanceof NotPayable)) throw error;
      return sendPage(reply, { ...theme, ...unpayablePage(error.message) });
    }
  }

  app.get<{ Querystring: { pr?: string } }>('/wechat/scan', (request, reply) =>
    answer(reply, request.query.pr ?? '', (transaction) =>
      confirmationPage(transactions.scanned(transaction.reference)),
    ),
  );

  app.post('/wechat/scan', (request, reply) => {
    const form = new URLSearchParams(bodyText(request));
    return answer(reply, form.get('pr') ?? '', (transaction) => {
      if (form.get('decision') !== 'approve') {
        transactions.decline(transaction.reference);
        return declinedPage(transaction);
      }
      transactions.pay(transaction.reference, {});
      return approvedPage(transaction);
    });
  });
}

function confirmationPage({ code, total, description, reference }: Transaction) {
  return {
    title: '确认付款',
    body: html`<h1>向「中轴」付款</h1>
<p class="amount">${price(total)}</p>
<dl>
<dt>商品</dt><dd>${description}</dd>
<dt>商户单号</dt><dd>${reference}</dd>
</dl>
<form method="post" action="/wechat/scan">
<input type="hidden" name="pr" value="${code}">
<button class="main" name="decision" value="approve">确认支付</button>
<button name="decision" value="decline">拒绝支付</button>
</form>`,
  };
}

function approvedPage({ total }: Transaction) {
  return {
    title: '支付成功',
    body: html`<div class="mark" aria-hidden="true">✓</div>
<h1>支付成功</h1>
<p class="amount">${price(total)}</p>
<p class="note">请回到电脑上的页面查看订单。</p>`,
  };
}

function declinedPage({ code }: Transaction) {
  return {
    title: '已拒绝支付',
    body: html`<div class="mark muted" aria-hidden="true">×</div>
<h1>已拒绝支付</h1>
<p class="note">没有付款。要付款请重新扫码。</p>
<a class="button" href="/wechat/scan?pr=${code}">重新扫码</a>`,
  };
}

function unpayablePage(reason: string) {
  return {
    title: '无法支付',
    body: html`<div class="mark muted" aria-hidden="true">!</div>
<h1>无法支付</h1>
<p class="note">${reason}</p>`,
  };
}

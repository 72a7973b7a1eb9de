/** The frame of the buyer's pages: escaped HTML, one style sheet, a banner that marks them as simulated. */
import { readFileSync } from 'node:fs';
import { fenToText } from '@platform/contract/money';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Markup that is safe to send. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup; interpolated text is escaped, interpolated markup is not. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const escapedValues = values.map((value) => {
    if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
    return Array.isArray(value) ? value.map((one) => one.text).join('') : value.text;
  });
  return new Html(String.raw({ raw: parts }, ...escapedValues));
}

/** An amount of fen as a price. */
export function price(fen: number): string {
  return `¥${fenToText(fen)}`;
}

const contentSecurity =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Sends a buyer's page in a provider's colours. */
export function sendPage(
  reply: FastifyReply,
  page: { theme: 'wechat' | 'alipay'; brand: string; title: string; body: Html },
): FastifyReply {
  const { theme, brand, title, body } = page;
  const document = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 模拟支付</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css">
</head>
<body class="${theme}">
<header><span class="brand">${brand}</span><span class="demo">演示 · 模拟支付</span></header>
<main>
${body}
</main>
<footer>这是演示用的模拟收银台，不会发生真实扣款。</footer>
</body>
</html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurity)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(document.text);
}

const styles = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');

/** The style sheet of the buyer's pages. */
export function pageRoutes(app: FastifyInstance): void {
  app.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

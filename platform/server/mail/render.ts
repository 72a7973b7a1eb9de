/** Emails as HTML and text, in the recipient's script. mailgen renders the HTML (docs/decisions/0016). */
import { join } from 'node:path';
import { loadScript } from '@platform/contract/script/load';
import { languageOf } from '@platform/contract/variant';
import { convertAround, type Email, verbatim } from './email.ts';

const portalName = '中轴';
const portalTitle = '中轴 · 全球文化中轴联盟';

/** The parts of an email, converted, with whole addresses. */
interface Content {
  language: string;
  subject: string;
  title: string | null;
  greeting: string | null;
  paragraphs: readonly string[];
  facts: readonly (readonly [string, string])[];
  action: { label: string; url: string } | null;
  closing: readonly string[];
  /** Below the line: who writes, and why. */
  portalName: string;
  portalTitle: string;
  reason: string | null;
  unsubscribe: { label: string; url: string } | null;
  fallback: string;
}

async function contentOf(email: Email, publicUrl: string): Promise<Content> {
  const { to, action, unsubscribe } = email;
  const convert = await loadScript(to.script);
  const text = (original: string) => convertAround(original, convert);
  const optional = (original: string | undefined) => (original === undefined ? null : text(original));
  return {
    language: languageOf(to.script),
    // A line end would begin another header.
    subject: text(email.subject).replaceAll(/\s+/g, ' ').trim(),
    title: optional(email.title),
    greeting: to.name === undefined ? null : text(`${verbatim(to.name)}，您好：`),
    paragraphs: email.paragraphs.map(text),
    facts: (email.facts ?? []).map(([label, value]) => [text(label), text(value)] as const),
    action: action ? { label: text(action.label), url: new URL(action.url, publicUrl).href } : null,
    closing: (email.closing ?? []).map(text),
    portalName: text(portalName),
    portalTitle: text(portalTitle),
    reason: optional(email.reason),
    unsubscribe: unsubscribe === undefined ? null : { label: text('退订'), url: unsubscribe },
    fallback: text('按钮打不开？请复制下面的地址，在浏览器中打开：'),
  };
}

const labelled = ([label, value]: readonly [string, string]) => `${label}：${value}`;

function textOf(content: Content): string {
  const { title, greeting, paragraphs, facts, action, closing, reason, unsubscribe } = content;
  const foot = [reason, unsubscribe && labelled([unsubscribe.label, unsubscribe.url])];
  const blocks = [
    greeting ?? title,
    ...paragraphs,
    facts.map(labelled).join('\n'),
    action && labelled([action.label, action.url]),
    ...closing,
    foot.some(Boolean) ? '——' : null,
    content.portalTitle,
    foot.filter(Boolean).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const theme = { path: join(import.meta.dirname, 'theme.ejs') };

async function htmlOf(content: Content, publicUrl: string): Promise<string> {
  const { subject, greeting, paragraphs, facts, action, closing, fallback } = content;
  // Loaded with the first email.
  const { default: Mailgen } = await import('mailgen');
  const product = { name: content.portalName, link: publicUrl, copyright: content.portalTitle };
  const button = action && { text: action.label, link: action.url, fallback: { text: fallback } };
  const body = {
    language: content.language,
    preview: paragraphs[0] ?? subject,
    greeting: false,
    signature: false,
    title: content.title ?? subject,
    intro: greeting === null ? [...paragraphs] : [greeting, ...paragraphs],
    dictionary: facts,
    action: button ? [{ instructions: '', button }] : [],
    outro: [...closing],
    reason: content.reason,
    unsubscribe: content.unsubscribe,
  };
  return String(new Mailgen({ theme, product }).generate({ body }));
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The text of an email, without its HTML. */
export async function renderText(
  email: Email,
  publicUrl: string,
): Promise<Pick<RenderedEmail, 'subject' | 'text'>> {
  const content = await contentOf(email, publicUrl);
  return { subject: content.subject, text: textOf(content) };
}

/** Renders an email in its recipient's script. */
export async function renderEmail(email: Email, publicUrl: string): Promise<RenderedEmail> {
  const content = await contentOf(email, publicUrl);
  return { subject: content.subject, text: textOf(content), html: await htmlOf(content, publicUrl) };
}

/** Emails of the newsletter. */
import type { Email } from '@platform/server/mail';
import { type NewsKind, newsKindNames } from '../contract/kind.ts';
import { confirmPath, unsubscribePath } from '../contract/subscription.ts';
import { oneLine } from './rules.ts';

interface Addressee {
  /** The portal's address, without a trailing slash. */
  publicUrl: string;
  email: string;
  /** The token that ends the subscription. */
  token: string;
}

function email(to: Addressee, subject: string, paragraphs: readonly string[], reason: string): Email {
  const unsubscribe = `${to.publicUrl}${unsubscribePath}?token=${to.token}`;
  const end = ['中轴 · 全球文化中轴联盟', `${reason}\n退订：${unsubscribe}`];
  return {
    to: to.email,
    subject,
    text: `${[...paragraphs, '——', ...end].join('\n\n')}\n`,
    unsubscribe,
  };
}

const namesOf = (kinds: readonly NewsKind[]) => kinds.map((kind) => newsKindNames[kind]).join('、');

/** A link that confirms the subscription, valid for 48 hours. */
export function confirmationEmail(to: Addressee, kinds: readonly NewsKind[], token: string): Email {
  return email(
    to,
    '请确认订阅中轴通讯',
    [
      '您好：',
      `有人用这个邮箱订阅了中轴通讯（${namesOf(kinds)}）。请在 48 小时内打开下面的链接，确认订阅：`,
      `${to.publicUrl}${confirmPath}?token=${token}`,
      '如果这不是您本人的操作，请忽略此邮件，我们不会再寄来任何内容。',
    ],
    '不想再收到这样的确认邮件？',
  );
}

interface Item {
  kind: NewsKind;
  title: string;
  summary: string;
  url: string;
}

/** A news item for a subscriber. */
export function newsEmail(to: Addressee, { kind, title, summary, url }: Item): Email {
  const message = email(
    to,
    `【${newsKindNames[kind]}】${oneLine(title)}`,
    [title, summary, `阅读全文：${url}`],
    `您订阅了中轴通讯的「${newsKindNames[kind]}」栏目，因此收到这封信。`,
  );
  return { ...message, queue: 'bulk' };
}

/** Emails of the newsletter. */
import type { Script } from '@platform/contract/variant';
import type { Email } from '@platform/server/mail';
import { type NewsKind, newsKindNames } from '../contract/kind.ts';
import { confirmPath, unsubscribePath } from '../contract/subscription.ts';

interface Addressee {
  /** The portal's address, without a trailing slash. */
  publicUrl: string;
  email: string;
  script: Script;
  /** The token that ends the subscription. */
  token: string;
}

const ends = ({ publicUrl, email, script, token }: Addressee) => ({
  to: { email, script },
  unsubscribe: `${publicUrl}${unsubscribePath}?token=${token}`,
});

const namesOf = (kinds: readonly NewsKind[]) => kinds.map((kind) => newsKindNames[kind]).join('、');

/** A link that confirms the subscription, valid for 48 hours. */
export function confirmationEmail(to: Addressee, kinds: readonly NewsKind[], token: string): Email {
  return {
    ...ends(to),
    subject: '请确认订阅中轴通讯',
    paragraphs: ['您好：', '有人用这个邮箱订阅了中轴通讯。请在 48 小时内打开下面的链接，确认订阅。'],
    facts: [['栏目', namesOf(kinds)]],
    action: { label: '确认订阅', url: `${confirmPath}?token=${token}` },
    closing: ['如果这不是您本人的操作，请忽略此邮件，我们不会再寄来任何内容。'],
    reason: '不想再收到这样的确认邮件？',
  };
}

interface Item {
  kind: NewsKind;
  title: string;
  summary: string;
  url: string;
}

/** A news item for a subscriber. */
export function newsEmail(to: Addressee, { kind, title, summary, url }: Item): Email {
  return {
    ...ends(to),
    queue: 'bulk',
    subject: `【${newsKindNames[kind]}】${title}`,
    title,
    paragraphs: [summary],
    action: { label: '阅读全文', url },
    reason: `您订阅了中轴通讯的「${newsKindNames[kind]}」栏目，因此收到这封信。`,
  };
}

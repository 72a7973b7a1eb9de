/** Emails about notifications. */
import type { Email, Recipient } from '@platform/server/mail';
import { verbatim } from '@platform/server/mail/email';
import { sentenceOf } from '../contract/kinds.ts';
import type { Notification } from '../contract/notification.ts';

/** Most notifications that an email lists. */
const maxListed = 20;

function textOf(notification: Notification): string {
  const sentence = sentenceOf(notification)
    .map(({ text, isVerbatim }) => (isVerbatim ? verbatim(text) : text))
    .join('');
  return notification.quote ? `${sentence}\n${verbatim(notification.quote)}` : sentence;
}

/** One email about all that is new; about one notification it leads to the thing itself. */
export function notificationsEmail(
  { name, email, script }: Recipient,
  unread: readonly Notification[],
): Email {
  const [only, ...others] = unread;
  const isSingle = only !== undefined && others.length === 0;
  const more = unread.length > maxListed ? [`……等 ${unread.length} 条`] : [];
  return {
    to: { ...(name === undefined ? {} : { name }), email, script },
    queue: 'bulk',
    subject: `您有 ${unread.length} 条新通知`,
    paragraphs: [...unread.slice(0, maxListed).map(textOf), ...more],
    action: isSingle ? { label: '查看', url: only.path } : { label: '查看全部通知', url: '/notifications' },
    reason: '您收到此邮件，是因为您选择了用邮件接收通知。可以在「通知」的「设置」中更改。',
  };
}

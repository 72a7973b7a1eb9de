/** Emails about accounts. */
import { type Script, scripts } from '@platform/contract/variant';
import type { Email, Recipient } from '@platform/server/mail';
import type { UserProfile } from '../contract/user.ts';

/** A user as better-auth passes one. */
export interface Addressee {
  name: string;
  email: string;
  script?: string | null | undefined;
}

/** The addressee of an email to a member. */
export function addresseeOf({ full_name, username, email, script }: UserProfile): Addressee {
  return { name: full_name || username, email, script };
}

/** The recipient; without a name they are greeted by the first part of their address. */
export function recipientOf({ name, email, script }: Addressee): Recipient {
  const known: Script | undefined = scripts.find((each) => each === script);
  return { name: name || (email.split('@')[0] ?? ''), email, script: known ?? 'hans' };
}

const link = (path: string, token: string) => `${path}?token=${encodeURIComponent(token)}`;

/** A link for a new password, valid once and for an hour. */
export function resetEmail(to: Recipient, token: string): Email {
  return {
    to,
    queue: 'account',
    subject: '重置您的中轴密码',
    paragraphs: ['我们收到了重置密码的请求。请在一小时内打开下面的链接设置新密码，链接只能使用一次。'],
    action: { label: '设置新密码', url: link('/reset-password', token) },
    closing: ['如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。'],
  };
}

/** A link that verifies the address, valid for a day. */
export function verificationEmail(to: Recipient, token: string): Email {
  return {
    to,
    queue: 'account',
    subject: '请验证您的邮箱',
    paragraphs: ['感谢您使用中轴。请在 24 小时内打开下面的链接，确认这个邮箱属于您。'],
    action: { label: '验证邮箱', url: link('/verify-email', token) },
    closing: ['如果您没有注册过中轴，请忽略此邮件。'],
  };
}

/** A notice to the former address of an account. */
export function emailChangedEmail(to: Recipient, newEmail: string): Email {
  return {
    to,
    queue: 'account',
    subject: '您的中轴账号已更换邮箱',
    paragraphs: ['您的账号邮箱已更换，今后的邮件都会寄到新邮箱。'],
    facts: [['新邮箱', newEmail]],
    action: { label: '查看我的账号', url: '/profile' },
    closing: ['如果这不是您本人的操作，请立即修改密码并联系我们。'],
  };
}

/** A notice that the password was changed. */
export function passwordChangedEmail(to: Recipient): Email {
  return {
    to,
    queue: 'account',
    subject: '您的中轴密码已修改',
    paragraphs: ['您的账号密码刚刚被修改，其他设备已退出登录。'],
    action: { label: '重置密码', url: '/forgot-password' },
    closing: ['如果这不是您本人的操作，请立即重置密码。'],
  };
}

/** A notice that an admin has removed the avatar. */
export function avatarRemovedEmail(to: Recipient, reason: string): Email {
  return {
    to,
    queue: 'account',
    subject: '您的头像已被管理员移除',
    paragraphs: ['您的头像不符合社区的约定，已被管理员移除。您可以换一张合适的图片。'],
    facts: [['理由', reason]],
    action: { label: '更换头像', url: '/profile' },
  };
}

/** Emails about accounts. */
import type { Email } from '@platform/server/mail';
import type { UserProfile } from '../contract/user.ts';

/** A user as better-auth passes one. */
interface Addressee {
  name: string;
  email: string;
}

/** The addressee of an email to a member. */
export function addresseeOf({ full_name, username, email }: UserProfile): Addressee {
  return { name: full_name || username, email };
}

const greeting = (to: Addressee) => `${to.name || to.email.split('@')[0]}，您好：`;

function email(to: Addressee, subject: string, paragraphs: readonly string[]): Email {
  const text = [greeting(to), ...paragraphs, '中轴 · 全球文化中轴联盟'].join('\n\n');
  return { to: to.email, subject, text: `${text}\n`, queue: 'account' };
}

const link = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`;

/** A link for a new password, valid once and for an hour. */
export function resetEmail(publicUrl: string, to: Addressee, token: string): Email {
  return email(to, '重置您的中轴密码', [
    '我们收到了重置密码的请求。请在一小时内打开下面的链接设置新密码，链接只能使用一次：',
    link(publicUrl, '/reset-password', token),
    '如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。',
  ]);
}

/** A link that verifies the address, valid for a day. */
export function verificationEmail(publicUrl: string, to: Addressee, token: string): Email {
  return email(to, '请验证您的邮箱', [
    '感谢您使用中轴。请在 24 小时内打开下面的链接，确认这个邮箱属于您：',
    link(publicUrl, '/verify-email', token),
    '如果您没有注册过中轴，请忽略此邮件。',
  ]);
}

/** A notice to the former address of an account. */
export function emailChangedEmail(publicUrl: string, to: Addressee, newEmail: string): Email {
  return email(to, '您的中轴账号已更换邮箱', [
    `您的账号邮箱已更换为 ${newEmail}。`,
    `如果这不是您本人的操作，请立即修改密码并联系我们：${publicUrl}/profile`,
  ]);
}

/** A notice that the password was changed. */
export function passwordChangedEmail(publicUrl: string, to: Addressee): Email {
  return email(to, '您的中轴密码已修改', [
    '您的账号密码刚刚被修改，其他设备已退出登录。',
    `如果这不是您本人的操作，请立即重置密码：${publicUrl}/forgot-password`,
  ]);
}

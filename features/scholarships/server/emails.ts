/** Emails and notifications about applications. */
import { notify } from '@features/notifications/server/notify';
import { portalZone } from '@platform/contract/zone';
import type { Transaction } from '@platform/server/database/database';
import type { Email } from '@platform/server/mail';
import { verbatim } from '@platform/server/mail/email';
import type { Services } from '@platform/server/portal';
import { applicationAddress } from '../contract/application.ts';
import type { ApplicationStatus } from '../contract/lifecycle.ts';
import { type MaterialStatus, materialStatusLabels } from '../contract/material.ts';
import type { ReceiptHead } from '../contract/receipt.ts';
import { blindStaffName } from '../contract/timeline.ts';
import { addresseeOf } from './history.store.ts';
import type { ApplicationRow } from './tables.ts';

/** An email about an application, without its recipient, number and link, and the notification beside it. */
export interface ApplicationEmail extends Pick<Email, 'subject' | 'paragraphs' | 'facts' | 'closing'> {
  /** What happened, after the application's number, and what the staff wrote; none for the applicant's own acts. */
  notification?: { detail: string; quote?: string | null } | undefined;
}

/**
 * Notifies an application's owner, and queues an email to their account's address; both hold if the transaction commits.
 * Who of the staff acted is not named.
 */
export async function emailApplicant(
  services: Pick<Services, 'mail' | 'clock' | 'random' | 'live'>,
  tx: Transaction,
  { id, userId, applicationNumber }: Pick<ApplicationRow, 'id' | 'userId' | 'applicationNumber'>,
  { notification, ...email }: ApplicationEmail,
): Promise<void> {
  const path = applicationAddress(id);
  if (notification)
    await notify(tx, services, {
      ...notification,
      to: userId,
      kind: 'application_changed',
      subject: applicationNumber,
      path,
    });
  const message: Email = {
    ...email,
    to: await addresseeOf(tx, userId),
    title: email.subject,
    subject: `${email.subject}（${applicationNumber}）`,
    facts: [['申请编号', applicationNumber], ...(email.facts ?? [])],
    action: { label: '查看进度', url: path },
  };
  await services.mail.send(message, tx);
}

/** What people wrote keeps its script. */
const quoted = (note: string | null) => (note ? [`说明：${verbatim(note)}`] : []);

const clockTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: portalZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The receipt as the page shows it. */
export function receiptEmail({ submitted_at, hash }: ReceiptHead, title: string): ApplicationEmail {
  return {
    subject: '您的奖学金申请已提交',
    paragraphs: [`我们已收到您对「${title}」的申请，提交后内容不能再修改。`],
    facts: [
      ['提交时间', `${clockTime.format(new Date(submitted_at))}（香港时间）`],
      ['内容校验码（SHA-256）', hash],
    ],
    closing: ['请保留此邮件：您可以随时用校验码核对评审组看到的内容与您提交的内容是否一致。'],
  };
}

const moved: Readonly<Record<Exclude<ApplicationStatus, 'draft' | 'submitted'>, readonly [string, string]>> =
  {
    under_review: ['您的奖学金申请进入评审', '已进入评审，请留意材料状态与评审组的留言。'],
    approved: ['恭喜，您的奖学金申请已通过', '已获得通过，我们会尽快与您确认奖金的发放。'],
    rejected: ['您的奖学金申请结果', '未获通过，感谢您的参与。'],
    withdrawn: ['您的奖学金申请已撤回', '已按您的要求撤回。截止日期前您可以重新申请。'],
  };

/** A move of the application. */
export function moveEmail(to: keyof typeof moved, title: string, note: string | null): ApplicationEmail {
  const [subject, what] = moved[to];
  return {
    notification: to === 'withdrawn' ? undefined : { detail: what },
    subject,
    paragraphs: [`您对「${title}」的申请${what}`, ...quoted(note)],
  };
}

/** A decision on a material. */
export function materialEmail(name: string, status: MaterialStatus, note: string | null): ApplicationEmail {
  const label = materialStatusLabels[status];
  const instruction = status === 'needs_supplement' ? ['请在申请进度页面重新上传该材料。'] : [];
  return {
    notification: { detail: `的一份材料${label}`, quote: note },
    subject: `您的申请材料${label}`,
    paragraphs: [`材料「${verbatim(name)}」的审核结果：${label}`, ...quoted(note), ...instruction],
  };
}

/** A message of the staff. */
export function messageEmail(author: string, content: string): ApplicationEmail {
  return {
    notification: { detail: '有评审组的新留言', quote: content },
    subject: '评审组给您留言了',
    paragraphs: [`${author === blindStaffName ? author : verbatim(author)}：`, verbatim(content)],
  };
}

/** The award was paid, or its payment failed. */
export function awardEmail(event: 'award_paid' | 'award_failed', note: string | null): ApplicationEmail {
  return event === 'award_paid'
    ? {
        notification: { detail: '的奖学金已发放，请查收' },
        subject: '您的奖学金已发放',
        paragraphs: ['您的奖学金已发放，请查收。', ...quoted(note)],
      }
    : {
        notification: { detail: '的奖学金发放失败，我们会尽快重新发放' },
        subject: '您的奖学金发放失败',
        paragraphs: ['奖学金发放失败，我们会尽快重新发放，必要时将与您联系。', ...quoted(note)],
      };
}

/** Emails to reviewers; they name applications by number alone, so a blind review stays blind. */
import type { Email, Recipient } from '@platform/server/mail';

/** Maximum number of application numbers in an email. */
const maxListed = 20;

/** New assignments of a reviewer. */
export function assignmentEmail(to: Recipient, numbers: readonly string[]): Email {
  const more = numbers.length > maxListed ? [`……等 ${numbers.length} 份`] : [];
  return {
    to,
    subject: `您有 ${numbers.length} 份新的评审任务`,
    paragraphs: [`有 ${numbers.length} 份奖学金申请分配给您评审。`],
    facts: [['申请编号', [...numbers.slice(0, maxListed), ...more].join('\n')]],
    action: { label: '开始评审', url: '/scholarship/admin' },
    closing: ['如与申请人存在利益冲突，请在评审页面申报回避。'],
  };
}

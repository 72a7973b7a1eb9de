/** Emails to reviewers; they name applications by number alone, so a blind review stays blind. */
import type { Transaction } from '@platform/server/database/database';
import type { Services } from '@platform/server/portal';

/** Maximum number of application numbers in an email. */
const maxListed = 20;

/** Queues an email about new assignments; it is sent if the transaction commits. */
export async function emailReviewer(
  { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>,
  tx: Transaction,
  { name, email }: { name: string; email: string },
  numbers: readonly string[],
): Promise<void> {
  const listed = numbers.slice(0, maxListed).join('\n');
  const more = numbers.length > maxListed ? `\n……等 ${numbers.length} 份` : '';
  const text = [
    `${name}，您好：`,
    `有 ${numbers.length} 份奖学金申请分配给您评审：`,
    listed + more,
    `如与申请人存在利益冲突，请在评审页面申报回避。\n开始评审：${publicUrl}/scholarship/admin`,
    '中轴 · 全球文化中轴联盟',
  ].join('\n\n');
  await mail.send({ to: email, subject: `您有 ${numbers.length} 份新的评审任务`, text: `${text}\n` }, tx);
}

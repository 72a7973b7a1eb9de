/** The receipt with a seal: number, time and hash, to be copied or printed. */
import { Button, CopyButton, Group } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import type { ReceiptHead } from '../../contract/receipt.ts';
import classes from './ReceiptSlip.module.css';

/** The hash in groups of eight, so that it can be compared by eye. */
function groups(hash: string): string[] {
  return hash.match(/.{1,8}/g) ?? [];
}

export function ReceiptSlip({ receipt, title }: { receipt: ReceiptHead; title: string }) {
  const { application_number: number, submitted_at, hash } = receipt;
  const text = `申请编号 ${number}\n奖学金 ${title}\n提交时间 ${formatDateTime(submitted_at)}\n校验码 SHA-256 ${hash}`;
  return (
    <article className={classes['slip']} aria-label="申请回执">
      <svg className={classes['seal']} viewBox="0 0 64 64" aria-hidden="true">
        <rect x="3" y="3" width="58" height="58" rx="5" />
        <path d="M32 10V54M14 22H50V42H14Z" />
      </svg>
      <h3>申请回执</h3>
      <dl>
        {[
          ['申请编号', <b key="number">{number}</b>],
          ['奖学金', title],
          ['提交时间', formatDateTime(submitted_at)],
        ].map(([term, value], index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>校验码（SHA-256）</dt>
          <dd className={classes['hash']} data-hash={hash}>
            {groups(hash).map((group, index) => (
              <span key={index}>{group}</span>
            ))}
          </dd>
        </div>
      </dl>
      <Group justify="center" gap="xs" mt="lg" className={classes['actions'] ?? ''}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-md" onClick={copy} aria-live="polite">
              {copied ? '已复制' : '复制回执'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" size="compact-md" onClick={() => window.print()}>
          打印
        </Button>
      </Group>
    </article>
  );
}

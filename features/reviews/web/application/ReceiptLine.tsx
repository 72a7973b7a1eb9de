/** Whether the record is still what the applicant submitted. */

import { Alert } from '@mantine/core';
import { formatDateTime } from '@platform/web/format/time';
import type { ApplicationReview } from '../../contract/application.ts';
import classes from './ReceiptLine.module.css';

export function ReceiptLine({ receipt }: Pick<ApplicationReview, 'receipt'>) {
  const { submitted_at, hash, unaltered } = receipt;
  return (
    <section aria-label="回执">
      <h3>回执</h3>
      <p className={classes['line']}>
        提交于 <time dateTime={submitted_at}>{formatDateTime(submitted_at)}</time>，校验码{' '}
        <code title={hash}>{hash.slice(0, 16)}…</code> {unaltered && <b>✓ 与提交时一致</b>}
      </p>
      {!unaltered && (
        <Alert color="red" role="alert">
          现在的记录与提交时不一致，请先查明原因再作决定。
        </Alert>
      )}
    </section>
  );
}

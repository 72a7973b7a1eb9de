/** The receipt, and its check: the browser computes the hash again and compares it with the receipt, with the one that was kept, and with the staff's copy. */
import { Button, TextInput } from '@mantine/core';
import { call } from '@platform/web/api/api';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { notices } from '@platform/web/notices';
import { useState } from 'react';
import { getReceipt, type ReceiptHead } from '../../contract/receipt.ts';
import { fingerprint } from '../fingerprint.ts';
import classes from './ReceiptCheck.module.css';
import { ReceiptSlip } from './ReceiptSlip.tsx';

interface ReceiptCheckProps {
  applicationId: string;
  receipt: ReceiptHead;
  title: string;
}

interface Verdict {
  /** What the browser computed is the receipt's hash. */
  own: boolean;
  /** The receipt's hash is the one that the applicant kept; null where none was given. */
  kept: boolean | null;
  /** What the staff sees has the same. */
  staff: boolean;
  canonical: string;
}

export default function ReceiptCheck({ applicationId, receipt, title }: ReceiptCheckProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [kept, setKept] = useState('');
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    try {
      const { canonical, present_hash } = await call(getReceipt, { params: { id: applicationId } });
      const computed = await fingerprint(canonical);
      const given = kept.replaceAll(/\s/g, '').toLowerCase();
      setVerdict({
        own: computed === receipt.hash,
        kept: given === '' ? null : given === receipt.hash,
        staff: present_hash === receipt.hash,
        canonical,
      });
    } catch (error) {
      if (error instanceof ApiError && !isSessionExpired(error)) notices.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes['check']}>
      <ReceiptSlip receipt={receipt} title={title} />
      <TextInput
        className={classes['kept'] ?? ''}
        label="您保存的校验码（可不填）"
        placeholder="从通知邮件里粘贴"
        autoComplete="off"
        spellCheck={false}
        value={kept}
        onChange={(event) => setKept(event.currentTarget.value)}
      />
      <Button variant="outline" loading={busy} onClick={() => void check()}>
        核验回执
      </Button>
      <div role="status" className={classes['verdict']}>
        {verdict && (
          <>
            <p data-good={verdict.own}>
              {verdict.own ? '✓ 本机重新计算的校验码与回执一致' : '✗ 本机重新计算的校验码与回执不一致'}
            </p>
            {verdict.kept !== null && (
              <p data-good={verdict.kept}>
                {verdict.kept
                  ? '✓ 回执的校验码与您保存的一致'
                  : '✗ 回执的校验码与您保存的不一致，请核对或联系我们'}
              </p>
            )}
            <p data-good={verdict.staff}>
              {verdict.staff
                ? '✓ 评审组看到的内容与您提交时一致'
                : '✗ 评审组看到的内容与您提交时不一致，请联系我们'}
            </p>
          </>
        )}
      </div>
      {verdict && (
        <details className={classes['text']}>
          <summary>查看参与计算的文本</summary>
          <pre data-verbatim>{verdict.canonical}</pre>
        </details>
      )}
    </div>
  );
}

/** The receipt and its verification: the browser computes the hash and compares it with all copies. */
import { Button, Stack, Text, TextInput } from '@mantine/core';
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

interface Result {
  isEqual: boolean;
  text: string;
}

export default function ReceiptCheck({ applicationId, receipt, title }: ReceiptCheckProps) {
  const [checked, setChecked] = useState<{ results: Result[]; canonical: string } | null>(null);
  const [input, setInput] = useState('');
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    try {
      const { canonical, present_hash } = await call(getReceipt, { params: { id: applicationId } });
      const same = (hash: string) => hash === receipt.hash;
      const own = same(await fingerprint(canonical));
      const staff = same(present_hash);
      const copy = input.replaceAll(/\s/g, '').toLowerCase();
      const results = [
        { isEqual: own, text: own ? '本机重新计算的校验码与回执一致' : '本机重新计算的校验码与回执不一致' },
        {
          isEqual: same(copy),
          text: same(copy) ? '回执的校验码与您保存的一致' : '回执的校验码与您保存的不一致，请核对或联系我们',
        },
        {
          isEqual: staff,
          text: staff ? '评审组看到的内容与您提交时一致' : '评审组看到的内容与您提交时不一致，请联系我们',
        },
      ];
      setChecked({ results: copy === '' ? results.toSpliced(1, 1) : results, canonical });
    } catch (error) {
      if (error instanceof ApiError && !isSessionExpired(error)) notices.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack align="center">
      <ReceiptSlip receipt={receipt} title={title} />
      <TextInput
        w="min(30rem, 100%)"
        label="您保存的校验码（可不填）"
        placeholder="从通知邮件里粘贴"
        autoComplete="off"
        spellCheck={false}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
      <Button variant="outline" loading={busy} onClick={() => void check()}>
        核验回执
      </Button>
      <Stack role="status" gap={0} ta="center">
        {checked?.results.map(({ isEqual, text }) => (
          <Text key={text} c={isEqual ? 'celadon' : 'var(--mantine-color-error)'}>
            {isEqual ? '✓' : '✗'} {text}
          </Text>
        ))}
      </Stack>
      {checked && (
        <details className={classes['text']}>
          <summary>查看参与计算的文本</summary>
          <pre data-verbatim>{checked.canonical}</pre>
        </details>
      )}
    </Stack>
  );
}

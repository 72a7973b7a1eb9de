/** Asks before a failed disbursement is put among the pending ones again. */
import { Alert } from '@mantine/core';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import type { ReactNode } from 'react';

interface RetryingProps {
  asked: { opened: boolean; busy: boolean; refusal: string | null; onClose: () => void };
  /** The way of paying. */
  children: ReactNode;
  onConfirm: () => void;
}

export function Retrying({ asked: { opened, busy, refusal, onClose }, children, onConfirm }: RetryingProps) {
  return (
    <ConfirmDialog
      opened={opened}
      busy={busy}
      onClose={onClose}
      onConfirm={onConfirm}
      title="重新发放？"
      confirmLabel="重新发放"
      destructive={false}
    >
      <p>这笔奖金会回到待发放，可以换一种发放方式。</p>
      {children}
      {refusal && (
        <Alert color="red" mt="md" role="alert">
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

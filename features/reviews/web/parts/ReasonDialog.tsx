/** Asks before something is done, and for the words that go with it. */
import { Alert, Textarea } from '@mantine/core';
import { ConfirmDialog } from '@platform/web/states/ConfirmDialog.tsx';
import { type ReactNode, useState } from 'react';

interface ReasonDialogProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  label: string;
  /** Said when nothing was written; without it the words may be left out. */
  required?: string;
  limit: number;
  confirmLabel: string;
  destructive?: boolean;
  busy: boolean;
  /** What the server said. */
  refusal: string | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { children, label, required, limit, refusal, onConfirm, destructive = false, ...question } = props;
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  function confirm(): void {
    const reason = typed.trim();
    if (required && reason === '') setMissing(true);
    else onConfirm(reason);
  }
  return (
    <ConfirmDialog {...question} destructive={destructive} onConfirm={confirm}>
      {children}
      <Textarea
        label={label}
        withAsterisk={required !== undefined}
        mt="md"
        rows={3}
        resize="vertical"
        maxLength={limit}
        value={typed}
        error={missing && required}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {refusal && (
        <Alert color="red" mt="md" role="alert">
          {refusal}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

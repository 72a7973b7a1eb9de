/** A button that calls an endpoint; with a title it asks before, and what the server refuses is shown in the question, which stays open. */
import { Alert, Button, type ButtonProps, Textarea } from '@mantine/core';
import type { Data, Endpoint } from '@platform/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Command, useCommand } from '../api/command.ts';
import { type ApiError, fieldErrors } from '../api/failure.ts';
import { invalidate } from '../api/invalidate.ts';
import { notices } from '../notices.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface CommandButtonProps<E extends Endpoint> extends ButtonProps {
  endpoint: E;
  /** The call; `reason` is empty where none is asked for. */
  input: (reason: string) => Omit<Command<E>, 'key'>;
  invalidates?: readonly Endpoint[];
  /** Said when it is done. */
  success?: string | undefined;
  onSuccess?: (data: Data<E>) => unknown;
  /** On the button, which is there while `available`; an open question stays to show why it was refused. */
  label: string;
  available?: boolean;
  'aria-label'?: string;
  /** The question, and the verb on its button; red where `destructive`. Without them it calls at once. */
  title?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  children?: ReactNode;
  /** Asks for words too; `required` is said when there are none. */
  reason?: { label: string; limit: number; required?: string };
}

/** What the server refused, in one sentence. */
export const refusalOf = (error: ApiError): string => Object.values(fieldErrors(error))[0] ?? error.message;

/** A refusal above the buttons of a dialog. */
export function Refusal({ children }: { children: string | null }) {
  return (
    children && (
      <Alert color="red" mt="md" role="alert">
        {children}
      </Alert>
    )
  );
}

export function CommandButton<E extends Endpoint>(props: CommandButtonProps<E>) {
  const { endpoint, input, invalidates = [], success, onSuccess, title, label, ...others } = props;
  const { confirmLabel = label, cancelLabel, destructive = false, reason, children, ...rest } = others;
  const { available = true, ...button } = rest;
  const client = useQueryClient();
  /** The Idempotency-Key of the question that is open. */
  const [key, setKey] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => setKey(null);
  const command = useCommand(endpoint, {
    invalidates,
    async onSuccess(data) {
      if (success) notices.success(success);
      close();
      await onSuccess?.(data);
    },
    onError(error) {
      if (title) setRefusal(refusalOf(error));
      else notices.error(refusalOf(error));
      // Somebody else was faster: the page below the question is out of date.
      if (error.status === 409) invalidate(client, invalidates);
    },
  });

  function open(): void {
    setRefusal(null);
    setMissing(false);
    setKey(crypto.randomUUID());
  }

  function confirm(): void {
    setRefusal(null);
    if (reason?.required && words.trim() === '') setMissing(true);
    else command.mutate({ ...input(words.trim()), key } as Command<E>);
  }

  return (
    <>
      {available && (
        <Button {...button} loading={!title && command.isPending} onClick={title ? open : confirm}>
          {label}
        </Button>
      )}
      {title && (
        <ConfirmDialog
          opened={key !== null}
          title={title}
          confirmLabel={confirmLabel}
          {...(cancelLabel ? { cancelLabel } : {})}
          destructive={destructive}
          busy={command.isPending}
          onConfirm={confirm}
          onClose={close}
        >
          {children}
          {reason && (
            <Textarea
              label={reason.label}
              withAsterisk={reason.required !== undefined}
              mt="md"
              rows={3}
              resize="vertical"
              maxLength={reason.limit}
              value={words}
              error={missing && reason.required}
              onChange={(event) => {
                setWords(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
          <Refusal>{refusal}</Refusal>
        </ConfirmDialog>
      )}
    </>
  );
}

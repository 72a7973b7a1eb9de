/**
 * A button that calls an endpoint. With a title it asks for confirmation first, and a refusal is shown in the dialog,
 * which stays open.
 */
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
  /** The call's input; `reason` is empty if none is requested. */
  input: (reason: string) => Omit<Command<E>, 'key'>;
  invalidates?: readonly Endpoint[];
  /** The notice after a success. */
  success?: string | undefined;
  onSuccess?: (data: Data<E>) => unknown;
  /** The button's label. The button exists while `available`; an open dialog stays to show a refusal. */
  label: string;
  available?: boolean;
  'aria-label'?: string;
  /** The dialog's title, and the verb on its button; red if `destructive`. Without them it calls immediately. */
  title?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  children?: ReactNode;
  /** Requests a reason; `required` is the message for an empty one. */
  reason?: { label: string; limit: number; required?: string };
}

/** The message of a refusal. */
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
  /** The Idempotency-Key of the open dialog; null while it is closed. */
  const [key, setKey] = useState<string | null>(null);
  const [reasonText, setReasonText] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A concurrent change was faster, so the page is out of date. */
  const [isStale, setStale] = useState(false);
  function close(): void {
    setKey(null);
    // Not before: the row of the dialog may leave the list, and the refusal with it.
    if (isStale) invalidate(client, invalidates);
    setStale(false);
  }
  const command = useCommand(endpoint, {
    invalidates,
    async onSuccess(data) {
      if (success) notices.success(success);
      close();
      await onSuccess?.(data);
    },
    onError(error) {
      const isConflict = error.status === 409;
      if (title) {
        setRefusal(refusalOf(error));
        setStale(isConflict);
      } else {
        notices.error(refusalOf(error));
        if (isConflict) invalidate(client, invalidates);
      }
    },
  });

  function open(): void {
    setRefusal(null);
    setReasonMissing(false);
    setKey(crypto.randomUUID());
  }

  function confirm(): void {
    setRefusal(null);
    if (reason?.required && reasonText.trim() === '') setReasonMissing(true);
    else command.mutate({ ...input(reasonText.trim()), key } as Command<E>);
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
              value={reasonText}
              error={isReasonMissing && reason.required}
              onChange={(event) => {
                setReasonText(event.currentTarget.value);
                setReasonMissing(false);
              }}
            />
          )}
          <Refusal>{refusal}</Refusal>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Questions over a dialog: while one is asked, Esc and the focus are its own. */
import type { Endpoint } from '@platform/contract/endpoint';
import { type Command, useCommand } from '@platform/web/api/command';
import { type ApiError, fieldErrors } from '@platform/web/api/failure';
import { invalidate } from '@platform/web/api/invalidate';
import { notices } from '@platform/web/notices';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';

/** Counts the questions that are open over a dialog. */
export const Asking = createContext<(step: 1 | -1) => void>(() => {});

/** The dialog below: whether anything is asked over it, and what its context holds. */
export function useAsking() {
  const [open, setOpen] = useState(0);
  const [count] = useState(() => (step: 1 | -1) => setOpen((now) => now + step));
  return { asking: open > 0, count };
}

/** A question's own switch. */
export function useQuestion() {
  const count = useContext(Asking);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!opened) return;
    count(1);
    return () => count(-1);
  }, [opened, count]);
  return { opened, open: () => setOpened(true), onClose: () => setOpened(false) };
}

/** What was refused, in one sentence. */
export const refusalOf = (error: ApiError): string => Object.values(fieldErrors(error))[0] ?? error.message;

interface Options {
  /** What is out of date afterwards. */
  changes: readonly Endpoint[];
  /** What is said when it is done. */
  said: string;
}

/** A command that is asked about first; what the server refuses is shown in the question, which stays. */
export function useAsked<E extends Endpoint>(declared: E, { changes, said }: Options) {
  const client = useQueryClient();
  const question = useQuestion();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [key, setKey] = useState('');
  const command = useCommand(declared, {
    invalidates: changes,
    onSuccess() {
      notices.success(said);
      question.onClose();
    },
    onError(error) {
      setRefusal(refusalOf(error));
      // Somebody else was faster: what stands below the question has changed.
      if (error.status !== 409) return;
      invalidate(client, changes);
    },
  });
  return {
    opened: question.opened,
    refusal,
    busy: command.isPending,
    open() {
      setRefusal(null);
      setKey(crypto.randomUUID());
      question.open();
    },
    onClose: question.onClose,
    /** Sends it, under the same Idempotency-Key until the question is asked anew. */
    send(input: Command<E>) {
      setRefusal(null);
      command.mutate({ ...input, key });
    },
  };
}

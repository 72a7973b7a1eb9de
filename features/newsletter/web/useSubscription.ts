/** The state of the newsletter's form: its values, their errors, and the command. */
import { useCommand } from '@platform/web/api/command';
import { fieldErrors } from '@platform/web/api/failure';
import { type FormEvent, useRef, useState } from 'react';
import { type NewsKind, newsKinds } from '../contract/kind.ts';
import { subscribe } from '../contract/subscription.ts';

type Errors = Partial<Record<'email' | 'kinds', string>>;

export function useSubscription() {
  const email = useRef<HTMLInputElement>(null);
  const [kinds, setKinds] = useState<readonly NewsKind[]>(newsKinds);
  const [errors, setErrors] = useState<Errors>({});
  const [formError, setFormError] = useState<string | null>(null);

  function showErrors(messages: Errors): boolean {
    setErrors(messages);
    if (messages.email) email.current?.focus();
    return Object.keys(messages).length > 0;
  }

  const { mutate, isPending, isSuccess, reset } = useCommand(subscribe, {
    onError: (error) => setFormError(showErrors(fieldErrors(error)) ? null : error.message),
  });

  return {
    email,
    kinds,
    errors,
    formError,
    isPending,
    isSuccess,
    /** Shows the form again after a success. */
    reset,
    select(kind: NewsKind, isSelected: boolean) {
      setKinds(newsKinds.filter((one) => (one === kind ? isSelected : kinds.includes(one))));
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // Read from the input itself: it may have been filled in before hydration.
      const body = { email: email.current?.value ?? '', kinds: [...kinds] };
      const issues = subscribe.body.safeParse(body).error?.issues ?? [];
      // Reversed, so that each field keeps its first message.
      const messages = Object.fromEntries(
        issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
      );
      setFormError(null);
      if (!showErrors(messages)) mutate({ body });
    },
  };
}

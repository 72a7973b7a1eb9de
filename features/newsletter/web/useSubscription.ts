/** The newsletter's form: what was typed and chosen, and what was said about it. */
import { type ApiError, fieldErrors } from '@platform/web/api/failure';
import { type FormEvent, useRef, useState } from 'react';
import { type NewsKind, newsKinds } from '../contract/kind.ts';
import { subscriptionRequest } from '../contract/subscription.ts';
import { useSubscribe } from './queries.ts';

type Errors = Partial<Record<'email' | 'kinds', string>>;

/** The first message of each field. */
function errorsOf(typed: { email: string; kinds: readonly NewsKind[] }): Errors {
  const issues = subscriptionRequest.safeParse(typed).error?.issues ?? [];
  const messages = issues.map(({ path, message }) => [String(path[0]), message]);
  return Object.fromEntries(messages.reverse());
}

export function useSubscription() {
  const email = useRef<HTMLInputElement>(null);
  const [kinds, setKinds] = useState<readonly NewsKind[]>(newsKinds);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  function show(found: Errors): void {
    setErrors(found);
    if (found.email) email.current?.focus();
  }

  function refused(error: ApiError): void {
    const found = fieldErrors(error);
    setRefusal(Object.keys(found).length > 0 ? null : error.message);
    show(found);
  }

  const { mutate, isPending, isSuccess, reset } = useSubscribe(refused);

  return {
    email,
    kinds,
    errors,
    refusal,
    isPending,
    isSuccess,
    /** Another address, or another try. */
    again: reset,
    choose(kind: NewsKind, chosen: boolean) {
      setKinds(newsKinds.filter((one) => (one === kind ? chosen : kinds.includes(one))));
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // Read from the field itself: it may have been filled in before the page was taken over.
      const typed = { email: email.current?.value ?? '', kinds: [...kinds] };
      const found = errorsOf(typed);
      setRefusal(null);
      show(found);
      if (Object.keys(found).length === 0) mutate({ body: typed });
    },
  };
}

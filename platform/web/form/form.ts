/** Forms whose rules are the contract's: one schema for the page and the server. */
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type ApiError, fieldErrors } from '../api/failure.ts';
import type { FieldBinding } from './FieldInputs.tsx';

/** What the fields hold: texts, and what a form's own fields choose. */
type FormValues = Record<string, unknown>;

export interface ContractForm<Values extends FormValues, Parsed> {
  form: UseFormReturnType<Values>;
  /** What `FieldInputs` binds a field with. */
  bind(name: keyof Values & string): FieldBinding;
  /** Handles the form's submission: parsed values to `handler`, or errors beside the fields and the focus on the first. */
  submit(handler: (values: Parsed) => unknown): (event?: FormEvent<HTMLFormElement>) => void;
  /**
   * Shows the server's error beside the fields that it names, else above the form.
   * `fields` names the field that a feature's own error is about.
   */
  showServerError(error: ApiError, fields?: Readonly<Record<string, keyof Values & string>>): void;
  /** The server's error about the form as a whole. */
  formError: string | null;
}

/** A form over a schema of the contract; nothing typed is lost when the server refuses. */
export function useContractForm<Values extends FormValues, Parsed>(
  schema: z.ZodType<Parsed, Values>,
  initialValues: Values,
): ContractForm<Values, Parsed> {
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const names: readonly (keyof Values & string)[] = Object.keys(initialValues);

  function focusFirst(errors: object): void {
    const first = names.find((name) => name in errors);
    if (first) form.getInputNode(first)?.focus();
  }

  // Fields may have been filled in before hydration.
  useEffect(() => {
    for (const name of names) {
      const node = form.getInputNode(name);
      const typed = node instanceof HTMLInputElement && node.type !== 'checkbox' ? node.value : '';
      if (typed === '' || typed === form.getValues()[name]) continue;
      // The library's type of a value is too deep for a generic form; inputs hold text.
      form.setFieldValue(name, typed as never, { forceUpdate: false });
    }
  }, []);

  return {
    form,
    bind: (name) => ({
      key: form.key(name),
      name,
      ...form.getInputProps(name, typeof initialValues[name] === 'boolean' ? { type: 'checkbox' } : {}),
    }),
    formError: refusal,
    submit(handler) {
      const send = form.onSubmit(
        (values) => {
          setRefusal(null);
          void handler(schema.parse(values));
        },
        (errors) => focusFirst(errors),
      );
      return (event) => send(event);
    },
    showServerError(error, fields = {}) {
      const own = fields[error.code];
      const said = own ? { [own]: error.message } : fieldErrors(error);
      const known = Object.fromEntries(Object.entries(said).filter(([name]) => names.includes(name)));
      setRefusal(Object.keys(known).length > 0 ? null : error.message);
      form.setErrors(known);
      focusFirst(known);
    },
  };
}

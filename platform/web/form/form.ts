/** Forms with the contract's rules: one schema for the page and the server. */
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useEffect, useState } from 'react';
import type { z } from 'zod';
import { type ApiError, fieldErrors } from '../api/failure.ts';
import type { FieldBinding } from './FieldInputs.tsx';

/** The values of the fields. */
type FormValues = Record<string, unknown>;

export interface ContractForm<Values extends FormValues, Parsed> {
  form: UseFormReturnType<Values>;
  /** The binding of a field for `FieldInputs`. */
  bind(name: keyof Values & string): FieldBinding;
  /** Handles the form's submission: calls `handler` with parsed values, or shows errors and focuses the first field. */
  submit(handler: (values: Parsed) => unknown): (event?: FormEvent<HTMLFormElement>) => void;
  /**
   * Shows the server's error beside the fields that it names, else above the form.
   * `fields` maps a feature's own error codes to fields.
   */
  showServerError(error: ApiError, fields?: Readonly<Record<string, keyof Values & string>>): void;
  /** The server's error that belongs to no field. */
  formError: string | null;
}

/** A form with a schema of the contract; the values are kept when the server rejects them. */
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
      const text = node instanceof HTMLInputElement && node.type !== 'checkbox' ? node.value : '';
      if (text === '' || text === form.getValues()[name]) continue;
      // The library's type of a value is too deep for a generic form; inputs hold text.
      form.setFieldValue(name, text as never, { forceUpdate: false });
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
      const field = fields[error.code];
      const errors = field ? { [field]: error.message } : fieldErrors(error);
      const shownErrors = Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
      setRefusal(Object.keys(shownErrors).length > 0 ? null : error.message);
      form.setErrors(shownErrors);
      focusFirst(shownErrors);
    },
  };
}

/** A form whose values are the body of one endpoint: its fields, the server's refusal, one button. */
import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Data, Endpoint } from '@platform/contract/endpoint';
import type { FormEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { type Command, useCommand } from '../api/command.ts';
import type { ApiError } from '../api/failure.ts';
import { notices } from '../notices.ts';
import { FieldInputs, type FieldInputsProps } from './FieldInputs.tsx';
import { useContractForm } from './form.ts';

type Values = Record<string, unknown>;

interface Options<V extends Values, Parsed, E extends Endpoint> {
  /** The rules of the form; the endpoint's body by default. */
  schema?: z.ZodType<Parsed, V>;
  /** The call; the values are its body by default. */
  input?: (values: Parsed) => Omit<Command<E>, 'key'>;
  invalidates?: readonly Endpoint[];
  /** Said when it is done. */
  success?: string | undefined;
  onSuccess?: (data: Data<E>, form: UseFormReturnType<V>) => unknown;
  /** A refusal is shown in the form all the same. */
  onError?: (error: ApiError) => void;
  /** The fields beside which the endpoint's own errors are shown, by error code. */
  errorFields?: Readonly<Record<string, keyof V & string>>;
}

/** The state of a form that is sent to an endpoint: give it to `CommandForm`. */
export function useCommandForm<E extends Endpoint, V extends Values, Parsed = unknown>(
  declared: E,
  initialValues: V,
  options: Options<V, Parsed, E> = {},
) {
  const { schema = declared.body as z.ZodType<Parsed, V>, invalidates = [], errorFields } = options;
  const { input = (body) => ({ body }) as unknown as Omit<Command<E>, 'key'> } = options;
  const { form, bind, submit, showServerError, formError } = useContractForm(schema, initialValues);
  const command = useCommand(declared, {
    invalidates,
    onSuccess(data) {
      if (options.success) notices.success(options.success);
      return options.onSuccess?.(data, form);
    },
    onError(error) {
      options.onError?.(error);
      showServerError(error, errorFields);
    },
  });
  return {
    bind,
    onSubmit: submit((values) => command.mutate(input(values) as Command<E>)),
    formError,
    isPending: command.isPending,
    isSuccess: command.isSuccess,
  };
}

interface CommandFormProps<Name extends string> extends FieldInputsProps<Name> {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** What the server said about the form as a whole. */
  formError: string | null;
  isPending: boolean;
  isSuccess?: boolean;
  action: string;
  /** The accessible name of a form on a page with several; its button is smaller. */
  label?: string;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Draws a button that closes the dialog of the form. */
  onCancel?: () => void;
}

export function CommandForm<Name extends string>(props: CommandFormProps<Name>) {
  const {
    onSubmit,
    formError,
    isPending,
    isSuccess: _,
    action,
    label,
    children,
    onCancel,
    ...fields
  } = props;
  const submit = (
    <Button
      type="submit"
      {...(onCancel
        ? {}
        : label
          ? { variant: 'outline', mx: 'auto', miw: '10rem', mt: 'xs' }
          : { fullWidth: true, size: 'md', mt: 'xs' })}
      loading={isPending}
    >
      {action}
    </Button>
  );
  return (
    // POST: without scripts a password must not end up in the address.
    <form onSubmit={onSubmit} noValidate method="post" aria-label={label}>
      <Stack gap="md">
        {formError && (
          <Text c="var(--mantine-color-error)" ta="center" role="alert">
            {formError}
          </Text>
        )}
        <FieldInputs stacked {...fields} />
        {children}
        {onCancel ? (
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              取消
            </Button>
            {submit}
          </Group>
        ) : (
          submit
        )}
      </Stack>
    </form>
  );
}

/** Forms whose values are the body of one endpoint: inputs, the server's refusal, one button. */
import {
  Button,
  PasswordInput,
  type PasswordInputProps,
  Stack,
  Text,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Data, Endpoint } from '@platform/contract/endpoint';
import { type Command, useCommand } from '@platform/web/api/command';
import { useContractForm } from '@platform/web/form/form';
import type { FormEvent, ReactNode } from 'react';
import type { z } from 'zod';

type Values = Record<string, unknown>;

interface Options<V extends Values, E extends Endpoint> {
  invalidates?: readonly Endpoint[];
  onSuccess?: (data: Data<E>, form: UseFormReturnType<V>) => void;
  /** The fields that display the endpoint's own errors, by error code. */
  errorFields?: Readonly<Record<string, keyof V & string>>;
}

/** A form whose values are sent to an endpoint as its body. */
export function useCommandForm<E extends Endpoint, V extends Values & z.input<E['body']>>(
  declared: E,
  empty: V,
  { invalidates = [], onSuccess, errorFields }: Options<V, E> = {},
) {
  const { form, submit, showServerError, formError } = useContractForm(
    declared.body as z.ZodType<unknown, V>,
    empty,
  );
  const command = useCommand(declared, {
    invalidates,
    onSuccess: (data) => onSuccess?.(data, form),
    onError: (error) => showServerError(error, errorFields),
  });
  return {
    form,
    isSuccess: command.isSuccess,
    state: {
      onSubmit: submit((body) => command.mutate({ body } as Command<E>)),
      formError,
      isPending: command.isPending,
    },
  };
}

interface CommandFormProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** The server's message for the form as a whole. */
  formError: string | null;
  isPending: boolean;
  action: string;
  /** The accessible name of a form on a page with several; its button is smaller. */
  label?: string;
  children: ReactNode;
}

export function CommandForm({ onSubmit, formError, isPending, action, label, children }: CommandFormProps) {
  return (
    // POST: without scripts a password must not end up in the address.
    <form onSubmit={onSubmit} noValidate method="post" aria-label={label}>
      <Stack gap="md">
        {formError && (
          <Text c="var(--mantine-color-error)" ta="center" role="alert">
            {formError}
          </Text>
        )}
        {children}
        <Button
          type="submit"
          {...(label ? { variant: 'outline', mx: 'auto', miw: '10rem' } : { fullWidth: true, size: 'md' })}
          mt="xs"
          loading={isPending}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}

type FieldProps<V extends Values, Props> = Omit<Props, 'form'> & {
  form: UseFormReturnType<V>;
  name: keyof V & string;
};

export function Field<V extends Values>({ form, name, ...props }: FieldProps<V, TextInputProps>) {
  return <TextInput key={form.key(name)} name={name} {...props} {...form.getInputProps(name)} />;
}

/** A password with a button that shows it. */
export function PasswordField<V extends Values>({ form, name, ...props }: FieldProps<V, PasswordInputProps>) {
  return (
    <PasswordInput
      key={form.key(name)}
      name={name}
      required
      withAsterisk={false}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': '显示密码' }}
      {...props}
      {...form.getInputProps(name)}
    />
  );
}

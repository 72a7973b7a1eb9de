/** The body of a form of the accounts: its fields, what the server said, and the button. */
import { Button, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

interface FormBodyProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** What the server said about the form as a whole. */
  refusal: string | null;
  busy: boolean;
  action: string;
  /** What the form is called where the page has several; its button is then a smaller one. */
  label?: string;
  children: ReactNode;
}

export function FormBody({ onSubmit, refusal, busy, action, label, children }: FormBodyProps) {
  return (
    // Were it sent without scripts, a password must not end up in the address.
    <form onSubmit={onSubmit} noValidate method="post" aria-label={label}>
      <Stack gap="md">
        {refusal && (
          <Text c="var(--mantine-color-error)" ta="center" role="alert">
            {refusal}
          </Text>
        )}
        {children}
        <Button
          type="submit"
          {...(label ? { variant: 'outline', mx: 'auto', miw: '10rem' } : { fullWidth: true, size: 'md' })}
          mt="xs"
          loading={busy}
        >
          {action}
        </Button>
      </Stack>
    </form>
  );
}

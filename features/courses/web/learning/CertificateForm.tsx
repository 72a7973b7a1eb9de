/** Asks for the number of a certificate. */
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { getCertificate } from '../../contract/learning.ts';
import { certificatePath } from '../../contract/path.ts';

export function CertificateForm({ number = '' }: { number?: string }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('number');
    const parsed = getCertificate.params.shape.number.safeParse(text);
    if (parsed.success) void navigate(certificatePath(encodeURIComponent(parsed.data.toUpperCase())));
    else setError(text ? (parsed.error.issues[0]?.message ?? null) : '请输入证书编号');
  }
  return (
    <form noValidate onSubmit={submit}>
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          name="number"
          label="证书编号"
          defaultValue={number}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          flex={1}
          onChange={() => setError(null)}
        />
        <Button type="submit">查验</Button>
      </Group>
    </form>
  );
}

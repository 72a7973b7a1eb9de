/** The text of a note, new or changed. */
import { Button, Group, Textarea } from '@mantine/core';
import { ApiError, fieldErrors, isSessionExpired } from '@platform/web/api/failure';
import { idempotencyKeys } from '@platform/web/api/idempotency';
import { type FormEvent, useState } from 'react';
import { createNote } from '../../contract/learning.ts';

const rules = createNote.body.shape.content;

interface NoteFormProps {
  label: string;
  action: string;
  initial?: string;
  /** The first character was typed. */
  onStart?: () => void;
  /** Throws ApiError, whose message is shown below the text. */
  save: (content: string, key: string) => Promise<unknown>;
  onCancel?: () => void;
}

export function NoteForm({ label, action, initial = '', onStart, save, onCancel }: NoteFormProps) {
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // A text that is sent again after a lost answer has the same key.
  const [keyOf] = useState(idempotencyKeys);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const parsed = rules.safeParse(text);
    setError(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success || isSaving) return;
    setSaving(true);
    try {
      await save(parsed.data, keyOf([label, parsed.data]));
      setText('');
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (!isSessionExpired(refusal)) setError(fieldErrors(refusal)['content'] ?? refusal.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Textarea
        label={label}
        rows={3}
        resize="vertical"
        value={text}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          if (text === '' && value !== '') onStart?.();
          setText(value);
          setError(null);
        }}
      />
      <Group justify="end" mt="xs" gap="xs">
        {onCancel && (
          <Button variant="subtle" color="gray" size="compact-md" onClick={onCancel}>
            取消
          </Button>
        )}
        <Button type="submit" size="compact-md" loading={isSaving}>
          {action}
        </Button>
      </Group>
    </form>
  );
}

/** Messages of two sides to each other, oldest first, and the form to write one. */
import { Button, Textarea } from '@mantine/core';
import { countCharacters } from '@platform/contract/fields';
import { type Message, messageContent, messageLimit } from '@platform/contract/messages';
import { type FormEvent, useState } from 'react';
import { ApiError, isSessionExpired } from '../api/failure.ts';
import { idempotencyKeys } from '../api/idempotency.ts';
import { formatDateTime } from '../format/time.ts';
import classes from './MessageLog.module.css';

interface MessageLogProps {
  messages: readonly Message[];
  /** The side of the current visitor. */
  side: string;
  /** The label of the text field. */
  label: string;
  /** Sends under an Idempotency-Key. Throws ApiError, whose message is shown below the text. */
  onSend: (content: string, key: string) => Promise<unknown>;
}

export function MessageLog({ messages, side, label, onSend }: MessageLogProps) {
  const [draft, setDraft] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // A text that is sent again after a lost answer has the same key.
  const [keyOf] = useState(idempotencyKeys);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const parsed = messageContent.safeParse(draft);
    setError(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success || sending) return;
    const content = parsed.data;
    setSending(true);
    try {
      await onSend(content, keyOf([messages.length, content]));
      setDraft('');
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      if (!isSessionExpired(refusal)) setError(refusal.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={classes['log']}>
      {messages.length > 0 && (
        <ol aria-label="留言">
          {messages.map(({ id, author, author_name, content, created_at }) => (
            <li key={id} data-author={author} data-own={author === side}>
              <small>
                <b data-verbatim>{author_name}</b>{' '}
                <time dateTime={created_at}>{formatDateTime(created_at)}</time>
              </small>
              <p data-verbatim>{content}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Textarea
          label={label}
          rows={3}
          resize="vertical"
          value={draft}
          error={error}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setError(null);
          }}
          description={`${countCharacters(draft)} / ${messageLimit} 字`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <Button type="submit" loading={sending}>
          发送
        </Button>
      </form>
    </div>
  );
}

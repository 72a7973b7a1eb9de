/** Messages of two sides to each other, oldest first, and the form to write one. */
import { Button, Textarea } from '@mantine/core';
import { countCharacters } from '@platform/contract/fields';
import { type Message, messageContent, messageLimit } from '@platform/contract/messages';
import { useMutation } from '@tanstack/react-query';
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
  /** Reads the page before a message; undefined when `messages` are all. */
  readEarlier?: ((before: string) => Promise<MessagePage>) | undefined;
}

interface MessagePage {
  messages: readonly Message[];
  hasEarlier: boolean;
}

/** Reads an earlier page; an error is shown beside the button. */
function EarlierButton({ read }: { read: () => Promise<void> }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: read });
  return (
    <Button variant="subtle" size="compact-sm" loading={isPending} onClick={() => mutate()}>
      {error ? '加载失败，点击重试' : '显示更早的留言'}
    </Button>
  );
}

export function MessageLog({ messages: newest, side, label, onSend, readEarlier }: MessageLogProps) {
  const [earlier, setEarlier] = useState<MessagePage>({ messages: [], hasEarlier: true });
  const known = new Set(newest.map(({ id }) => id));
  const messages = [...earlier.messages.filter(({ id }) => !known.has(id)), ...newest];
  const [first] = messages;
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
      {first && readEarlier && earlier.hasEarlier && (
        <EarlierButton
          read={async () => {
            const { messages: before, hasEarlier } = await readEarlier(first.id);
            setEarlier({ messages: [...before, ...messages], hasEarlier });
          }}
        />
      )}
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

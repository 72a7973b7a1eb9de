/** What applicant and staff wrote to each other, and the box to write in. */
import { Button, Textarea } from '@mantine/core';
import { ApiError, isSessionExpired } from '@platform/web/api/failure';
import { formatDateTime } from '@platform/web/format/time';
import { type FormEvent, useRef, useState } from 'react';
import { messageContent, messageLimit } from '../../contract/exchange.ts';
import type { ApplicationMessage, Participant } from '../../contract/timeline.ts';
import { countOf } from '../form.rules.ts';
import classes from './MessageLog.module.css';

interface MessageLogProps {
  messages: readonly ApplicationMessage[];
  /** Which side reads and writes here. */
  side: Participant;
  /** Sends under an Idempotency-Key. Throws ApiError, whose message is shown below the words. */
  onSend: (content: string, key: string) => Promise<unknown>;
}

const labels: Readonly<Record<Participant, string>> = { applicant: '给评审组留言', staff: '给申请人留言' };

/** The same words go out under the same key, should the answer get lost. */
function useKey() {
  const last = useRef({ words: '', key: '' });
  return (words: string) => {
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function MessageLog({ messages, side, onSend }: MessageLogProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const keyFor = useKey();
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const parsed = messageContent.safeParse(typed);
    setWrong(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success || sending) return;
    const content = parsed.data;
    setSending(true);
    try {
      await onSend(content, keyFor(`${messages.length} ${content}`));
      setTyped('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isSessionExpired(error)) setWrong(error.message);
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
          label={labels[side]}
          rows={3}
          resize="vertical"
          value={typed}
          error={wrong}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(null);
          }}
          description={`${countOf(typed)} / ${messageLimit} 字`}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        <Button type="submit" loading={sending}>
          发送
        </Button>
      </form>
    </div>
  );
}

/** What applicant and staff wrote to each other, and the box to write in. */
import { Button, Textarea } from '@mantine/core';
import { useCommand } from '@platform/web/command';
import { type FormEvent, useRef, useState } from 'react';
import { getApplication } from '../../contract/application.ts';
import { messageContent, messageLimit, sendMessage } from '../../contract/exchange.ts';
import type { ApplicationMessage } from '../../contract/timeline.ts';
import { countOf } from '../form.rules.ts';
import { showTime } from '../time.rules.ts';
import classes from './MessageLog.module.css';

interface MessageLogProps {
  applicationId: string;
  messages: readonly ApplicationMessage[];
}

/** The same words go out under the same key, should the answer get lost. */
function useKey() {
  const last = useRef({ words: '', key: '' });
  return (words: string) => {
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export function MessageLog({ applicationId, messages }: MessageLogProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const keyFor = useKey();
  const send = useCommand(sendMessage, {
    changes: [getApplication],
    onSuccess: () => setTyped(''),
    onError: (error) => setWrong(error.message),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = messageContent.safeParse(typed);
    setWrong(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success || send.isPending) return;
    const content = parsed.data;
    const key = keyFor(`${messages.length} ${content}`);
    send.mutate({ params: { id: applicationId }, body: { content }, key });
  }

  return (
    <div className={classes['log']}>
      {messages.length > 0 && (
        <ol aria-label="留言">
          {messages.map(({ id, author, author_name, content, created_at }) => (
            <li key={id} data-author={author}>
              <small>
                <b data-verbatim>{author_name}</b> <time dateTime={created_at}>{showTime(created_at)}</time>
              </small>
              <p data-verbatim>{content}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={submit} noValidate>
        <Textarea
          label="给评审组留言"
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
        <Button type="submit" loading={send.isPending}>
          发送
        </Button>
      </form>
    </div>
  );
}

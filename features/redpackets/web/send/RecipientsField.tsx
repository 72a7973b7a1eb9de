/** Recipients by user name: Enter adds, Backspace in the empty field removes the last; unknown names say so. */
import { Input, VisuallyHidden } from '@mantine/core';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import classes from './RecipientsField.module.css';
import type { useRecipients } from './useRecipients.ts';

interface RecipientsFieldProps {
  recipients: ReturnType<typeof useRecipients>;
  error: string | null;
}

export function RecipientsField({ recipients, error }: RecipientsFieldProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, said, enter, drop } = recipients;
  const refused = list.filter(({ state }) => state === 'refused');
  const isWrong = error !== null || refused.length > 0;

  const take = () => {
    enter(typed);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    // An input method that is composing has the keys to itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === '，') {
      event.preventDefault();
      if (typed.trim() !== '') take();
    } else if (event.key === 'Backspace' && typed === '') {
      const last = list.at(-1);
      if (last) drop(last.username);
    }
  };
  return (
    <Input.Wrapper
      id={id}
      label="收红包的人"
      withAsterisk
      description="输入用户名后按回车添加，可一次粘贴多个"
      error={
        isWrong && (
          <>
            {refused.map(({ username, message }) => (
              <span key={username} className={classes['refused']}>
                <Verbatim>{username}</Verbatim>：{message}
              </span>
            ))}
            {error}
          </>
        )
      }
      errorProps={{ role: 'alert' }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the names goes to the field, which has the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        className={classes['field']}
        data-error={isWrong || undefined}
        onClick={() => input.current?.focus()}
      >
        {list.length > 0 && (
          <ul aria-label="已添加">
            {list.map(({ username, state, name }) => (
              <li key={username} data-state={state}>
                <span data-verbatim>{name && name !== username ? `${name}（${username}）` : username}</span>
                <button
                  type="button"
                  aria-label={`移除 ${username}`}
                  data-verbatim
                  onClick={(event) => {
                    event.stopPropagation();
                    drop(username);
                    input.current?.focus();
                  }}
                >
                  <IconX size={14} stroke={1.8} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          value={typed}
          data-path="recipients"
          data-verbatim
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={list.length === 0 ? '用户名' : ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : `${id}-description`}
          onChange={(event) => {
            // Letters go to the list of names, not to the form around it.
            event.stopPropagation();
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => typed.trim() !== '' && take()}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[\s,;，；、]/u.test(pasted.trim())) return;
            event.preventDefault();
            enter(`${typed} ${pasted}`);
            setTyped('');
          }}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Input.Wrapper>
  );
}

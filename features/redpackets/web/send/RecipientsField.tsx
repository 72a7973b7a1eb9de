/** Recipients by user name or name: Enter adds, Backspace in the empty field removes the last; refused names are explained. */
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Pill, PillsInput, Text, VisuallyHidden } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { checkRecipient } from '../../contract/endpoints.ts';
import { addNames, isSeveral, type Recipient } from './recipients.rules.ts';

/** Checks each name as soon as it has been entered. */
export function useRecipients(names: readonly string[]): Recipient[] {
  const answers = useQueries({
    queries: names.map((username) => query(checkRecipient, { query: { username } })),
  });
  return names.map((input, index) => {
    const { data, error } = answers[index] ?? {};
    if (error) return { input, label: input, state: 'refused', message: error.message };
    if (!data) return { input, label: input, state: 'checking' };
    const { username, name } = data;
    return { input, username, label: name === username ? name : `${name}（${username}）`, state: 'known' };
  });
}

interface RecipientsFieldProps {
  recipients: readonly Recipient[];
  error: string | null;
  onChange: (names: string[]) => void;
}

const colors = { checking: 'dimmed', refused: 'var(--mantine-color-error)' } as const;

export function RecipientsField({ recipients, error, onChange }: RecipientsFieldProps) {
  const [input, setInput] = useState('');
  const names = recipients.map((recipient) => recipient.input);
  const refused = recipients.filter(({ state }) => state === 'refused');
  const known = recipients.filter(({ state }) => state === 'known');

  const add = (text: string) => {
    if (text.trim() !== '') onChange(addNames(names, text));
    setInput('');
  };
  const remove = (name: string) => onChange(names.filter((other) => other !== name));
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it is composing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === '，') {
      event.preventDefault();
      add(input);
    } else if (event.key === 'Backspace' && input === '') onChange(names.slice(0, -1));
  };
  return (
    <PillsInput
      label="收红包的人"
      withAsterisk
      description="输入用户名或姓名后按回车添加，可一次粘贴多个，用逗号或换行隔开"
      error={
        (error !== null || refused.length > 0) && (
          <>
            {refused.map(({ input: name, message }) => (
              <Text key={name} component="span" inherit display="block">
                <Verbatim>{name}</Verbatim>：{message}
              </Text>
            ))}
            {error}
          </>
        )
      }
      errorProps={{ role: 'alert' }}
    >
      <Pill.Group>
        {recipients.map(({ input: name, label, state }) => (
          <Pill
            key={name}
            withRemoveButton
            onRemove={() => remove(name)}
            removeButtonProps={{ 'aria-label': `移除 ${name}`, 'aria-hidden': false, tabIndex: 0 }}
            {...(state === 'known' ? {} : { c: colors[state] })}
            data-verbatim
          >
            {label}
          </Pill>
        ))}
        <PillsInput.Field
          value={input}
          data-path="recipients"
          data-verbatim
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={names.length === 0 ? '用户名或姓名' : ''}
          onChange={(event) => {
            // The form around the field listens too.
            event.stopPropagation();
            setInput(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => add(input)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!isSeveral(text)) return;
            event.preventDefault();
            add(`${input},${text}`);
          }}
        />
      </Pill.Group>
      <VisuallyHidden role="status">
        {known.length > 0 && `已找到 ${known.map(({ label }) => label).join('、')}`}
      </VisuallyHidden>
    </PillsInput>
  );
}

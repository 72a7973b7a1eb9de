/** A text field that suggests members after an @, which the arrow keys and Enter choose from. */
import type { PersonView } from '@features/accounts/contract/person';
import { Combobox, Group, Textarea, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { query } from '@platform/web/api/api';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { Verbatim } from '@platform/web/variant/Verbatim.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { suggestMembers } from '../../contract/endpoints.ts';
import { mentionAt, type OpenMention, withMention } from './mention.rules.ts';

/** Milliseconds after the last key until suggestions are requested. */
const suggestDelay = 200;

interface MentionInputProps {
  postId: string;
  label: string;
  value: string;
  error: string | null;
  description: ReactNode;
  /** With the member who was chosen, if the text was changed by that. */
  onChange: (text: string, mentioned?: PersonView) => void;
}

export function MentionInput({ postId, value, onChange, ...field }: MentionInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [mention, setMention] = useState<OpenMention | null>(null);
  /** Where the caret goes once the chosen name is in the field. */
  const caret = useRef<number | null>(null);
  const [prefix] = useDebouncedValue(mention?.prefix ?? '', suggestDelay);
  const { data } = useQuery({
    ...query(suggestMembers, { params: { id: postId }, query: { prefix } }),
    enabled: mention !== null,
    placeholderData: keepPreviousData,
  });
  const members = mention === null ? [] : (data?.members ?? []);
  const isOpen = members.length > 0;
  const close = () => setMention(null);
  const store = useCombobox({ opened: isOpen, onOpenedChange: (opened) => opened || close() });

  useEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  useEffect(() => {
    if (isOpen) store.selectFirstOption();
  }, [isOpen, data]);

  const detect = ({ value: text, selectionStart }: HTMLTextAreaElement) =>
    setMention(mentionAt(text, selectionStart));
  const choose = (id: string) => {
    const member = members.find((each) => each.id === id);
    if (!mention || !member) return;
    const next = withMention(value, mention, member.name);
    caret.current = next.caret;
    onChange(next.text, member);
    close();
    input.current?.focus();
  };
  return (
    <>
      <Combobox store={store} onOptionSubmit={choose} position="bottom-start" withinPortal={false}>
        <Combobox.Target withKeyboardNavigation={isOpen}>
          <Textarea
            {...field}
            ref={input}
            autosize
            minRows={3}
            maxRows={12}
            dir="auto"
            value={value}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value);
              detect(currentTarget);
            }}
            onClick={({ currentTarget }) => detect(currentTarget)}
            onBlur={close}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="提到成员">
            {members.map(({ id, name, avatar }) => (
              <Combobox.Option key={id} value={id}>
                <Group gap="sm" wrap="nowrap">
                  <Avatar name={name} address={avatar} />
                  <Verbatim>{name}</Verbatim>
                </Group>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <VisuallyHidden role="status">{isOpen ? `${members.length} 位成员可选` : ''}</VisuallyHidden>
    </>
  );
}

/** A text field that suggests members after an @: a list box that the arrow keys, Enter and Tab choose from. */
import type { PersonView } from '@features/accounts/contract/person';
import { Textarea, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { query } from '@platform/web/api/api';
import { Avatar } from '@platform/web/people/Avatar.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { suggestMembers } from '../../contract/endpoints.ts';
import classes from './MentionInput.module.css';
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

export function MentionInput(props: MentionInputProps) {
  const { postId, value, onChange, ...field } = props;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<OpenMention | null>(null);
  const [active, setActive] = useState(0);
  /** Where the caret goes once the chosen name is in the field. */
  const caret = useRef<number | null>(null);
  const [prefix] = useDebouncedValue(open?.prefix ?? '', suggestDelay);
  const { data } = useQuery({
    ...query(suggestMembers, { params: { id: postId }, query: { prefix } }),
    enabled: open !== null,
    placeholderData: keepPreviousData,
  });
  const members = open === null ? [] : (data?.members ?? []);
  const isOpen = members.length > 0;
  const index = Math.min(active, members.length - 1);

  useEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);

  const detect = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    setOpen(mentionAt(text, selectionStart));
    setActive(0);
  };
  const choose = (member: PersonView | undefined) => {
    if (!open || !member) return;
    const next = withMention(value, open, member.name);
    caret.current = next.caret;
    onChange(next.text, member);
    setOpen(null);
    input.current?.focus();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((index + 1) % members.length),
    ArrowUp: () => setActive((index - 1 + members.length) % members.length),
    Enter: () => choose(members[index]),
    Tab: () => choose(members[index]),
    Escape: () => setOpen(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are its own.
    const action = isOpen && !event.nativeEvent.isComposing ? keys[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={classes['field']}>
      <Textarea
        {...field}
        ref={input}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        value={value}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${index}` : undefined}
        // Esc closes the suggestions before it closes the dialog around them.
        data-mantine-stop-propagation={isOpen || undefined}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          detect(currentTarget);
        }}
        onClick={({ currentTarget }) => detect(currentTarget)}
        onBlur={() => setOpen(null)}
      />
      <VisuallyHidden role="status">{isOpen ? `${members.length} 位成员可选` : ''}</VisuallyHidden>
      {isOpen && (
        <div id={`${id}-list`} role="listbox" aria-label="提到成员" className={classes['list']}>
          {members.map((member, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            <div
              key={member.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === index}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(member)}
            >
              <Avatar name={member.name} address={member.avatar} />
              <bdi data-verbatim translate="no">
                {member.name}
              </bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

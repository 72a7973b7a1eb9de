/** A day, typed or chosen in a calendar, shown as 2026年1月31日. */
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';
import { formatDay, parseDay } from './day.ts';

// Only a field whose calendar is opened loads it.
const CalendarPopover = lazyPart(() => import('./CalendarPopover.tsx'));

export interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  /** YYYY-MM-DD, as are the bounds of the calendar; empty without a day. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

export function DateField({ value, min, max, onChange, onBlur, ...input }: DateFieldProps) {
  /** The text while it is typed; null shows the value. */
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const choose = (day: string) => {
    setText(null);
    setOpen(false);
    onChange(day);
  };
  const open = () => {
    setOpened(true);
    setOpen(!isOpen);
  };
  const button = (
    <ActionIcon variant="subtle" color="gray" aria-label="打开日历" onClick={open}>
      <IconCalendar size={18} stroke={1.5} />
    </ActionIcon>
  );
  return (
    <TextInput
      placeholder="年-月-日"
      autoComplete="off"
      {...input}
      value={text ?? formatDay(value)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        setText(typed);
        const day = typed.trim() === '' ? '' : parseDay(typed);
        if (day !== null && day !== value) onChange(day);
      }}
      onBlur={(event) => {
        setText(null);
        onBlur?.(event);
      }}
      rightSection={
        wasOpened ? (
          <Suspense fallback={button}>
            <CalendarPopover
              {...{ button, value, min, max }}
              opened={isOpen}
              onClose={() => setOpen(false)}
              onChange={choose}
            />
          </Suspense>
        ) : (
          button
        )
      }
    />
  );
}

/** A day, typed or chosen in a calendar, shown as 2026年1月31日. */
import { ActionIcon, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../states/lazyPart.tsx';
import { formatDay, parseDay } from './day.ts';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

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
  const choose = (day: string) => {
    setText(null);
    setOpen(false);
    onChange(day);
  };
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
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" trapFocus withinPortal>
          <Popover.Target>
            <ActionIcon variant="subtle" color="gray" aria-label="打开日历" onClick={() => setOpen(!isOpen)}>
              <IconCalendar size={18} stroke={1.5} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Suspense fallback={<Skeleton width={250} height={260} />}>
              <Calendar value={value} min={min} max={max} onChange={choose} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}

/** A day in the browser's own date field; incomplete dates are not reported. */
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, as are the bounds. */
  value: string | undefined;
  min: string;
  max: string;
  onChange: (day: string | undefined) => void;
}

export function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      type="date"
      aria-label={label}
      leftSection={label}
      value={text}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (currentTarget.validity.valid) onChange(currentTarget.value || undefined);
      }}
    />
  );
}

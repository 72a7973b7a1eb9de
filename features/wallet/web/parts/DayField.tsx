/** A day, by the browser's own field; half a date that is still being typed changes nothing. */
import { useEffect, useState } from 'react';
import classes from './DayField.module.css';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, as are the bounds. */
  value: string | undefined;
  min: string;
  max: string;
  onChange: (day: string | undefined) => void;
}

export function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <label className={classes['day']}>
      <span>{label}</span>
      <input
        type="date"
        value={typed}
        min={min}
        max={max}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (currentTarget.validity.valid) onChange(currentTarget.value || undefined);
        }}
      />
    </label>
  );
}

/** A day of a filter, within its bounds; other days are not reported. */
import { DateField } from '@platform/web/form/DateField.tsx';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, as are the bounds. */
  value: string | undefined;
  min: string;
  max: string;
  onChange: (day: string | undefined) => void;
}

export function DayField({ label, value = '', min, max, onChange }: DayFieldProps) {
  return (
    <DateField
      aria-label={label}
      leftSection={label}
      value={value}
      min={min}
      max={max}
      onChange={(day) => {
        if (day === '' || (day >= min && day <= max)) onChange(day || undefined);
      }}
    />
  );
}

/** A native select: light, and familiar on phones. */
import { IconChevronDown } from '@tabler/icons-react';
import classes from './NativeSelect.module.css';

interface NativeSelectProps<Value extends string | number> {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the options are names of people, which are never converted. */
  areNames?: boolean;
}

export function NativeSelect<Value extends string | number>(props: NativeSelectProps<Value>) {
  const { label, options, value, onChange, areNames = false } = props;
  return (
    <span className={classes['select']}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const option = options.find((option) => String(option.value) === event.currentTarget.value);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} {...(areNames ? { 'data-verbatim': '' } : {})}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden />
    </span>
  );
}

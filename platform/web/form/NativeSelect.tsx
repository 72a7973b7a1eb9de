/** A choice from a short list by the browser's own menu: light, and at home on phones. */
import { IconChevronDown } from '@tabler/icons-react';
import classes from './NativeSelect.module.css';

interface NativeSelectProps<Value extends string | number> {
  /** Read out; the chosen option says the rest. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The options are people: they stay in the script in which they were written. */
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
          const chosen = options.find((option) => String(option.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
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

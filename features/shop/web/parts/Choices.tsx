/** Radio buttons for one filter or none, styled as slips of paper. */
import { useId } from 'react';
import classes from './Choices.module.css';

interface ChoicesProps<Value extends string | number> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, options, chosen, onChoose } = props;
  const name = `${props.name}-${useId()}`;
  const all = [{ value: undefined, label: '不限' }, ...options];
  return (
    <fieldset className={classes['choices']}>
      <legend>{legend}</legend>
      <div>
        {all.map(({ value, label }) => (
          <label key={label}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

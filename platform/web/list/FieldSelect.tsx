/** A select for one field of a list, with the declared label and options. */
import { NativeSelect } from '../form/NativeSelect.tsx';
import type { Option } from './resourceList.ts';
import type { ListView } from './useList.ts';

interface FieldSelectProps<State extends object> {
  view: ListView<State>;
  field: keyof State & string;
  /** Options that come from the server, instead of the declared ones. */
  options?: readonly Option[];
  /** The option for no choice, where the field is optional. */
  none?: string;
  /** Replaces the history entry. */
  replace?: boolean;
}

export function FieldSelect<State extends object>(props: FieldSelectProps<State>) {
  const { view, field, none, replace = false } = props;
  const control = view.list.controls[field];
  const options = props.options ?? control?.options ?? [];
  const value = view.state[field] as Option['value'] | undefined;
  // The address may name a value that the server's options do not hold.
  const isListed = value === undefined || options.some((option) => option.value === value);
  return (
    <NativeSelect
      label={control?.label ?? field}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...options,
        ...(isListed ? [] : [{ value, label: String(value) }]),
      ]}
      value={value ?? ''}
      onChange={(next) => view.change({ [field]: next === '' ? undefined : next } as Partial<State>, replace)}
    />
  );
}

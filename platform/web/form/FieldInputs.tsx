/** Inputs of a form's fields, as the table of fields describes them. */
import {
  Checkbox,
  Group,
  NativeSelect,
  PasswordInput,
  Radio,
  type RadioGroupProps,
  Textarea,
  TextInput,
} from '@mantine/core';
import { choicesOf, countCharacters, fieldLimit, type InputField } from '@platform/contract/fields';
import type { CSSProperties, Key, ReactNode } from 'react';
import { DateField } from './DateField.tsx';
import classes from './FieldInputs.module.css';

/** The form's props of an input; `getInputProps` of @mantine/form fits. */
export interface FieldBinding {
  key?: Key;
  name?: string;
  /** Or `defaultValue` if the form is uncontrolled. */
  value?: string;
  defaultValue?: string;
  /** Of a flag. */
  checked?: boolean;
  defaultChecked?: boolean;
  error?: ReactNode;
  onChange?: (event: { currentTarget: { value: string } }) => void;
  onBlur?: (event: never) => void;
  /** Replaces the field's own description. */
  description?: ReactNode;
  min?: string;
  max?: string;
  'data-autofocus'?: boolean | undefined;
}

export interface FieldInputsProps<Name extends string> {
  fields: Readonly<Partial<Record<Name, InputField>>>;
  /** The fields to show in their order; all by default. */
  names?: readonly Name[];
  bind: (name: Name) => FieldBinding;
  /** One column, also on wide screens. */
  stacked?: boolean;
  /** The required fields, if they depend on other values. */
  required?: ReadonlySet<Name>;
}

export function FieldInputs<Name extends string>(props: FieldInputsProps<Name>) {
  const { fields, names, bind, stacked, required } = props;
  return (
    <div className={classes['fields']} data-stacked={stacked}>
      {(names ?? (Object.keys(fields) as Name[])).map((name) => {
        const field = fields[name];
        const { key, ...binding } = bind(name);
        return (
          field && (
            <FieldInput
              key={key ?? name}
              name={name}
              field={field}
              required={required ? required.has(name) : field.required === true}
              {...binding}
            />
          )
        );
      })}
    </div>
  );
}

interface FieldInputProps extends Omit<FieldBinding, 'key'> {
  name: string;
  field: InputField;
  required?: boolean;
}

/** `withAsterisk` instead of `required`, so that the contract's messages appear instead of the browser's. */
export function FieldInput({
  field,
  required = field.required === true,
  description = field.description,
  min,
  max,
  ...binding
}: FieldInputProps) {
  const { kind = 'text', label, inputLabel = label, placeholder, autoComplete = 'off', options = [] } = field;
  const choice = {
    ...binding,
    label: inputLabel,
    wrapperProps: { 'data-width': field.width ?? (kind === 'longText' ? 'full' : 'half') },
  };
  const input = { ...choice, autoComplete, withAsterisk: required, 'aria-required': required };
  if (kind === 'flag') return <Checkbox {...choice} description={description} />;
  if (kind === 'radio')
    return (
      // It hands on the value instead of an event, which forms of @mantine/form take too.
      <Radio.Group {...(choice as unknown as RadioGroupProps)} description={description}>
        <Group gap="lg" mt="0.35rem">
          {choicesOf(field).map(({ value, label: name }) => (
            <Radio key={value} value={value} label={name} />
          ))}
        </Group>
      </Radio.Group>
    );
  if (kind === 'password')
    return (
      <PasswordInput
        {...input}
        withAsterisk={false}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': '显示密码' }}
      />
    );
  if (kind === 'select')
    return (
      <NativeSelect
        {...input}
        description={description}
        data={[
          ...(placeholder ? [{ value: '', label: placeholder }] : []),
          ...options.map((option) => ('items' in option ? { ...option, items: [...option.items] } : option)),
        ]}
      />
    );
  if (kind === 'longText')
    return (
      <Textarea
        {...input}
        {...(placeholder ? { placeholder } : {})}
        description={description ?? <CharacterCount field={field} value={binding.value} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ input: classes['longText'] ?? '' }}
        resize="vertical"
        rows={field.rows ?? 3}
        style={{ '--rows': field.rows ?? 3 } as CSSProperties}
      />
    );
  if (kind === 'date') {
    const { value = '', defaultValue: _, onChange, ...rest } = input;
    return (
      <DateField
        {...rest}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        min={min}
        max={max}
        onChange={(day) => onChange?.({ currentTarget: { value: day } })}
      />
    );
  }
  return (
    <TextInput
      {...input}
      {...(placeholder ? { placeholder } : {})}
      {...(min ? { min } : {})}
      {...(max ? { max } : {})}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      spellCheck={autoComplete !== 'off' || undefined}
      {...inputKinds[kind]}
    />
  );
}

const inputKinds = {
  text: {},
  email: { type: 'email' },
  username: { autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  decimal: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
  dateTime: { type: 'datetime-local' },
} as const;

/** The number of characters and the limit; nothing if the form is uncontrolled. */
function CharacterCount({ field, value }: { field: InputField; value: string | undefined }) {
  const limit = fieldLimit(field);
  if (value === undefined || limit === null) return null;
  return <span className={classes['count']}>{`${countCharacters(value)} / ${limit} 字`}</span>;
}

/** Inputs of a form's fields, as the table of fields describes them. */
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { countCharacters, type Field, fieldLimit } from '@platform/contract/fields';
import type { CSSProperties, Key, ReactNode } from 'react';
import classes from './FieldInputs.module.css';

/** The form's props of an input; `getInputProps` of @mantine/form fits. */
export interface FieldBinding {
  key?: Key;
  /** Or `defaultValue` if the form is uncontrolled. */
  value?: string;
  defaultValue?: string;
  error?: ReactNode;
  onChange?: (event: { currentTarget: { value: string } }) => void;
  onBlur?: (event: never) => void;
  /** Replaces the field's own description. */
  description?: ReactNode;
  min?: string;
  max?: string;
}

interface FieldInputsProps<Name extends string> {
  fields: Readonly<Partial<Record<Name, Field>>>;
  /** The fields to show in their order; all by default. */
  names?: readonly Name[];
  bind: (name: Name) => FieldBinding;
  /** The required fields, if they depend on other values. */
  required?: ReadonlySet<Name>;
}

export function FieldInputs<Name extends string>({ fields, names, bind, required }: FieldInputsProps<Name>) {
  return (
    <div className={classes['fields']}>
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
  field: Field;
  required: boolean;
}

/** `withAsterisk` instead of `required`, so that the contract's messages appear instead of the browser's. */
function FieldInput({
  field,
  required,
  description = field.description,
  min,
  max,
  ...binding
}: FieldInputProps) {
  const { kind = 'text', label, inputLabel = label, placeholder, autoComplete = 'off', options = [] } = field;
  const input = {
    ...binding,
    label: inputLabel,
    autoComplete,
    withAsterisk: required,
    'aria-required': required,
    wrapperProps: { 'data-width': field.width ?? (kind === 'longText' ? 'full' : 'half') },
  };
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
  return (
    <TextInput
      {...input}
      {...(placeholder ? { placeholder } : {})}
      {...(min ? { min } : {})}
      {...(max ? { max } : {})}
      {...inputKinds[kind]}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      spellCheck={autoComplete !== 'off' || undefined}
    />
  );
}

const inputKinds = {
  text: {},
  email: { type: 'email' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  decimal: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
} as const;

/** The number of characters and the limit; nothing if the form is uncontrolled. */
function CharacterCount({ field, value }: { field: Field; value: string | undefined }) {
  const limit = fieldLimit(field);
  if (value === undefined || limit === null) return null;
  return <span className={classes['count']}>{`${countCharacters(value)} / ${limit} 字`}</span>;
}

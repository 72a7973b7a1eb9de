/** What each section of the form is given, and each field. */
import type { FormField } from '../../contract/form.ts';
import type { Scholarship } from '../../contract/scholarship.ts';
import { countOf, type FieldErrors, fieldNames, limitOf, requiredFields, type Typed } from '../form.rules.ts';

export interface FormProps {
  values: Typed;
  errors: FieldErrors;
  onChange: (field: FormField, value: string) => void;
  onLeave: (field: FormField) => void;
  term: Pick<Scholarship, 'application_deadline'>;
}

/** The properties of a field's input; `withAsterisk` instead of `required`, so that the contract's messages appear. */
export function fieldProps({ values, errors, onChange, onLeave }: FormProps, name: FormField) {
  const required = requiredFields.has(name);
  return {
    name,
    label: fieldNames[name],
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    onBlur: () => onLeave(name),
    error: errors[name],
    withAsterisk: required,
    'aria-required': required,
  };
}

/** How much of a text's room is used: 120 / 5000 字. */
export function countText(name: FormField, value: string): string {
  const limit = limitOf(name);
  return limit === undefined ? `${countOf(value)} 字` : `${countOf(value)} / ${limit} 字`;
}

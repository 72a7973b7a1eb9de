/** Maps the form's fields to columns, whose names are the fields' in camel case. */
import { type DraftForm, type FormField, type FormValues, formFields } from '../contract/form.ts';

/** The identity number has its own columns, because it is sealed. */
type PlainField = Exclude<FormField, 'id_number'>;
export const plainFields = formFields.filter((field): field is PlainField => field !== 'id_number');

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The columns of a form. */
export type FormColumns = { [F in PlainField as CamelCase<F>]: FormValues[F] };

/** The column of a field. */
export const columnOf = (field: PlainField) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof FormColumns;

/** The columns that a form sets: none for an omitted field, null for an empty one. */
export function columnsOf(form: DraftForm): Partial<FormColumns> {
  const fields = plainFields.filter((field) => form[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [columnOf(field), form[field]]));
}

/** The columns of an empty form. */
export const emptyColumns = Object.fromEntries(
  plainFields.map((field) => [columnOf(field), null]),
) as FormColumns;

/** The form of a row, without the identity number. */
export function plainFormOf(row: FormColumns): Omit<FormValues, 'id_number'> {
  const entries = plainFields.map((field) => [field, row[columnOf(field)]]);
  return Object.fromEntries(entries) as Omit<FormValues, 'id_number'>;
}

/** The displayed form of a row: the identity number masked. */
export function formOf(row: FormColumns & { idNumberMask: string | null }): FormValues {
  return { ...plainFormOf(row), id_number: row.idNumberMask };
}

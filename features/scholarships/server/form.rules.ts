/** The form between contract and columns: a column is called as its field, in camel case. */
import { type DraftForm, type FormField, type FormValues, formFields } from '../contract/form.ts';

/** The identity number has columns of its own: it is sealed. */
type PlainField = Exclude<FormField, 'id_number'>;
export const plainFields = formFields.filter((field): field is PlainField => field !== 'id_number');

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** The columns of a form. */
export type FormColumns = { [F in PlainField as Camel<F>]: FormValues[F] };

/** The column of a field. */
export const columnOf = (field: PlainField) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof FormColumns;

/** The columns that a form sets: a field left out sets none, an empty one null. */
export function columnsOf(form: DraftForm): Partial<FormColumns> {
  const given = plainFields.filter((field) => form[field] !== undefined);
  return Object.fromEntries(given.map((field) => [columnOf(field), form[field]]));
}

/** The columns of a form in which nothing was written. */
export const emptyColumns = Object.fromEntries(
  plainFields.map((field) => [columnOf(field), null]),
) as FormColumns;

/** The form in a row, without the identity number. */
export function plainFormOf(row: FormColumns): Omit<FormValues, 'id_number'> {
  const entries = plainFields.map((field) => [field, row[columnOf(field)]]);
  return Object.fromEntries(entries) as Omit<FormValues, 'id_number'>;
}

/** The form in a row, as it is shown: the identity number masked. */
export function formOf(row: FormColumns & { idNumberMask: string | null }): FormValues {
  return { ...plainFormOf(row), id_number: row.idNumberMask };
}

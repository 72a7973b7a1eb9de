/** The form between contract and columns. */
import type { DraftForm, FormField, FormValues } from '../contract/form.ts';

/** The column of each field but the identity number, which is sealed. */
const columns = {
  full_name: 'fullName',
  email: 'email',
  phone: 'phone',
  date_of_birth: 'dateOfBirth',
  nationality: 'nationality',
  education_level: 'educationLevel',
  institution: 'institution',
  major: 'major',
  gpa: 'gpa',
  graduation_year: 'graduationYear',
  personal_statement: 'personalStatement',
  research_proposal: 'researchProposal',
  achievements: 'achievements',
} as const satisfies Record<Exclude<FormField, 'id_number'>, string>;

type PlainField = keyof typeof columns;
const plainFields = Object.keys(columns) as PlainField[];

/** The columns of a form. */
export type FormColumns = { [F in PlainField as (typeof columns)[F]]: FormValues[F] };

/** The columns that a form sets: a field left out sets none, an empty one null. */
export function columnsOf(form: DraftForm): Partial<FormColumns> {
  const given = plainFields.filter((field) => form[field] !== undefined);
  return Object.fromEntries(given.map((field) => [columns[field], form[field]]));
}

/** The form in a row, without the identity number. */
export function plainFormOf(row: FormColumns): Omit<FormValues, 'id_number'> {
  const entries = plainFields.map((field) => [field, row[columns[field]]]);
  return Object.fromEntries(entries) as Omit<FormValues, 'id_number'>;
}

/** The form in a row, as it is shown: the identity number masked. */
export function formOf(row: FormColumns & { idNumberMask: string | null }): FormValues {
  return { ...plainFormOf(row), id_number: row.idNumberMask };
}

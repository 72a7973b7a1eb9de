/** A form's fields as one table: the rule, label, input, export and redaction of each field. */
import { z } from 'zod';

/**
 * The input and the stored type of a field. Selects and radios have options; inputs give numbers as text. A `dateTime`
 * is written without a zone, as `2026-03-01T10:00`.
 */
type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'username'
  | 'password'
  | 'longText'
  | 'select'
  | 'radio'
  | 'flag'
  | 'date'
  | 'dateTime'
  | 'decimal'
  | 'integer';

interface Option {
  value: string;
  label: string;
}

export interface Field {
  /** The rule for a present value. */
  schema: z.ZodType;
  label: string;
  /** A longer label beside the input; the label by default. */
  inputLabel?: string;
  /** A line of text by default. */
  kind?: FieldKind;
  /** The section of the form. */
  section?: string;
  /** Whether a submission must have it. */
  required?: boolean;
  options?: readonly (Option | { group: string; items: readonly Option[] })[];
  /** Its share of a row on a wide screen; a quarter is half a row on a phone. */
  width?: 'quarter' | 'half' | 'full';
  /** For a select: the entry for no choice; without it a choice is always made. */
  placeholder?: string;
  description?: string;
  autoComplete?: string;
  /** The initial number of lines of a long text. */
  rows?: number;
  /** The column's header in an exported file; the label by default. */
  exportHeader?: string;
  /** What a blind reader sees: nothing, or the text with its author's name redacted; by default the value. */
  blind?: 'hidden' | 'redacted';
}

/** A field as far as its input needs it; the schema counts the characters of a long text. */
export type InputField = Omit<Field, 'schema'> & Partial<Pick<Field, 'schema'>>;

export type Fields = Readonly<Record<string, Field>>;

const isNumber = ({ kind }: Field) => kind === 'decimal' || kind === 'integer';

/** Converts an input's text: blank text to null, the text of a number field to a number. */
function fromInput(field: Field) {
  return (value: unknown) => {
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    return isNumber(field) ? Number(value) : value;
  };
}

function optional<S extends z.ZodType>(schema: S, field: Field) {
  return z.preprocess(fromInput(field), schema.nullish());
}
type Optional<S extends z.ZodType> = ReturnType<typeof optional<S>>;

function stored({ schema, kind }: Field): z.ZodType {
  if (kind === 'select' || kind === 'radio' || kind === 'flag') return schema;
  if (kind === 'date') return z.iso.date();
  return kind === 'decimal' ? z.number() : kind === 'integer' ? z.int() : z.string();
}

type DraftShape<F extends Fields> = { [N in keyof F]: Optional<F[N]['schema']> };
type SubmissionShape<F extends Fields> = {
  [N in keyof F]: F[N] extends { required: true } ? F[N]['schema'] : Optional<F[N]['schema']>;
};
type StoredShape<F extends Fields> = { [N in keyof F]: z.ZodNullable<z.ZodType<z.output<F[N]['schema']>>> };

/** One schema for each field. */
const shapeOf = <Shape>(fields: Fields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as Shape;

/** The names of the fields in the order of the form. */
export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** A draft: present values follow the rules. An absent field is unchanged, a blank field is null. */
export const draftSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf<DraftShape<F>>(fields, (field) => optional(field.schema, field)));

/** A submission: required fields are present, the others follow the draft's rules. */
export const submissionSchema = <F extends Fields>(fields: F) =>
  z.object(
    shapeOf<SubmissionShape<F>>(fields, (field) =>
      field.required ? field.schema : optional(field.schema, field),
    ),
  );

/** The stored values: null for an empty field. */
export const storedSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf<StoredShape<F>>(fields, (field) => stored(field).nullable()));

/** The options of a field without their groups. */
export const choicesOf = ({ options = [] }: InputField): readonly Option[] =>
  options.flatMap((option) => ('items' in option ? option.items : [option]));

/** The value of a field as people read it; empty without one. */
export function fieldText(field: InputField, value: unknown): string {
  if (field.kind === 'flag') return value ? '是' : '否';
  const text = value == null ? '' : String(value);
  if (field.kind === 'dateTime') return text.replace('T', ' ');
  return choicesOf(field).find((choice) => choice.value === text)?.label ?? text;
}

/** Most characters that a text may have; null without a limit. */
export const fieldLimit = ({ schema }: InputField): number | null =>
  schema instanceof z.ZodString ? schema.maxLength : null;

/** Characters as the rules count them: after trimming. */
export const countCharacters = (text: string): number => text.trim().length;

/** The values as a blind reader gets them. */
export function blindValues<V extends Record<string, unknown>>(
  fields: Readonly<Record<keyof V & string, Field>>,
  values: V,
  redact: (text: string) => string,
): V {
  const entries = Object.entries<Field>(fields).map(([name, { blind }]) => {
    const value = values[name];
    if (blind === 'hidden') return [name, null];
    return [name, blind === 'redacted' && typeof value === 'string' ? redact(value) : value];
  });
  return Object.fromEntries(entries) as V;
}

/** A form's fields as one table: rule, label, input, export and redaction of each field stand once. */
import { z } from 'zod';

/** How a field is typed in and stored. Selects and radios have options; numbers come from inputs as text. */
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
  | 'decimal'
  | 'integer';

interface Option {
  value: string;
  label: string;
}

export interface Field {
  /** The rule for a value that is given. */
  schema: z.ZodType;
  label: string;
  /** The label beside the input, where it says more. */
  inputLabel?: string;
  /** A line of text by default. */
  kind?: FieldKind;
  /** The part of the form in which it stands. */
  section?: string;
  /** A submission is refused without it. */
  required?: boolean;
  options?: readonly (Option | { group: string; items: readonly Option[] })[];
  /** Its share of a row on a wide screen; a quarter is half a row on a phone. */
  width?: 'quarter' | 'half' | 'full';
  /** Of a select: the entry that stands for no choice; without it there is none. */
  placeholder?: string;
  description?: string;
  autoComplete?: string;
  /** Lines that a long text has at first. */
  rows?: number;
  /** The column's header in an exported file; the label by default. */
  exportHeader?: string;
  /** What a blind reader gets: nothing, or the text without what names its author; by default the value. */
  blind?: 'hidden' | 'redacted';
}

/** A field as far as its input needs it; the schema counts the characters of a long text. */
export type InputField = Omit<Field, 'schema'> & Partial<Pick<Field, 'schema'>>;

export type Fields = Readonly<Record<string, Field>>;

const isNumber = ({ kind }: Field) => kind === 'decimal' || kind === 'integer';

/** An input gives text: a blank one counts as null, a number's text as the number. */
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

/** A draft: a value that is given is well-formed. A field left out stays as it was, a blank one is null. */
export const draftSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf<DraftShape<F>>(fields, (field) => optional(field.schema, field)));

/** A submission: what is required is there, the rest is as in a draft. */
export const submissionSchema = <F extends Fields>(fields: F) =>
  z.object(
    shapeOf<SubmissionShape<F>>(fields, (field) =>
      field.required ? field.schema : optional(field.schema, field),
    ),
  );

/** The values as they are stored and shown: null where nothing was given. */
export const storedSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf<StoredShape<F>>(fields, (field) => stored(field).nullable()));

/** The options of a field without their groups. */
export const choicesOf = ({ options = [] }: InputField): readonly Option[] =>
  options.flatMap((option) => ('items' in option ? option.items : [option]));

/** The value of a field as people read it; empty without one. */
export function fieldText(field: InputField, value: unknown): string {
  if (field.kind === 'flag') return value ? '是' : '否';
  const text = value == null ? '' : String(value);
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

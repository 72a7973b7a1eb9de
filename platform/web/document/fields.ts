/** The fields of a document as one table: the form and the comparison of two versions are drawn from it. */

import type { Endpoint } from '@platform/contract/endpoint';
import type { ErrorEntry } from '@platform/contract/errors';
import type { InputField } from '@platform/contract/fields';
import { z } from 'zod';

/** A `custom` field is drawn by the feature and isn't compared. */
export type DocumentField = InputField | { kind: 'richText' | 'custom'; label: string };

export const isInput = (field: DocumentField): field is InputField =>
  field.kind !== 'richText' && field.kind !== 'custom';

export type FieldTable<Values> = { readonly [Name in keyof Values & string]-?: DocumentField };

/** A kind of document: its fields, its rules and its calls. */
export interface DocumentType<Values, Parsed, Saved> {
  /** Names its drafts in the browser's storage. */
  name: string;
  /** In the order of the form; the first one has the focus. */
  fields: FieldTable<Values>;
  /** The rules of the form. */
  schema: z.ZodType<Parsed, Values>;
  /** The shape of a draft; nothing in it has been checked yet. */
  draft: z.ZodType<Values>;
  empty: Values;
  valuesOf(saved: Saved): Values;
  /** Left out where there is nothing to create. */
  create?(values: Parsed, key: string): Promise<Saved>;
  update(id: string, values: Parsed, revision: number): Promise<Saved>;
  /** Publishes what was saved; left out where creating publishes. */
  publish?(id: string): Promise<Saved>;
  conflict: ErrorEntry<'REVISION_CONFLICT', z.ZodType<{ current: Saved }>>;
  /** The field that an error of the feature is about, by the error's code. */
  errorFields?: Readonly<Record<string, keyof Values & string>>;
  /** Endpoints whose answers are out of date after a save. */
  invalidates: readonly Endpoint[];
}

/** What every stored document has; the only one of its kind has no id. */
export interface SavedDocument {
  id?: string;
  revision: number;
}

/** A draft with the revision that it is based on. */
export const versionSchema = <Values>(values: z.ZodType<Values>) =>
  z.object({ values, revision: z.int().nullable() });

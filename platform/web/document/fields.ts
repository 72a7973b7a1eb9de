/** The fields of a document as one table: the form and the comparison of two versions are drawn from it. */

import type { CoverEndpoint } from '@platform/contract/cover';
import type { Access, Endpoint } from '@platform/contract/endpoint';
import type { ErrorEntry } from '@platform/contract/errors';
import type { InputField } from '@platform/contract/fields';
import { z } from 'zod';

/** A field that the feature's layout draws. */
interface CustomField {
  kind: 'custom';
  label: string;
  draft: z.ZodType;
  empty: unknown;
  /** Its value in words, for the comparison of two versions. */
  textOf: (value: never) => string;
}

/** A `cover` is uploaded to an endpoint of `coverEndpoint` and isn't compared; its value is a `ChosenCover`. */
export type DocumentField =
  | CustomField
  | InputField
  | { kind: 'richText'; label: string }
  | { kind: 'cover'; label: string; description?: string; endpoint: CoverEndpoint };

export const isInput = (field: DocumentField): field is InputField =>
  field.kind !== 'richText' && field.kind !== 'cover' && field.kind !== 'custom';

export type FieldTable<Values> = { readonly [Name in keyof Values & string]-?: DocumentField };

/** A kind of document: its fields, its rules and its calls. */
export interface DocumentType<Values, Parsed, Saved> {
  /** Names its drafts in the browser's storage. */
  name: string;
  /** In the order of the form; the first one gets the focus. */
  fields: FieldTable<Values>;
  /** Who may write; DocumentRoute asks for it. */
  writers?: Access;
  /** The rules of the form. */
  schema: z.ZodType<Parsed, Values>;
  /** The schema of a draft, without the form's rules. */
  draft: z.ZodType<Values>;
  empty: Values;
  valuesOf(saved: Saved): Values;
  /** Left out where there is nothing to create. */
  create?(values: Parsed, key: string): Promise<Saved>;
  update(id: string, values: Parsed, revision: number): Promise<Saved>;
  /** Publishes a saved document; absent if creating publishes. */
  publish?(id: string): Promise<Saved>;
  conflict: ErrorEntry<'REVISION_CONFLICT', z.ZodType<{ current: Saved }>>;
  /** The field that an error of the feature is about, by the error's code. */
  errorFields?: Readonly<Record<string, keyof Values & string>>;
  /** Endpoints whose answers are out of date after a save. */
  invalidates: readonly Endpoint[];
}

/** The common fields of stored documents; a singleton has no id. */
export interface SavedDocument {
  id?: string;
  revision: number;
  /** The address of its cover. */
  image?: string | null;
}

/** A draft with the revision that it is based on. */
export const versionSchema = <Values>(values: z.ZodType<Values>) =>
  z.object({ values, revision: z.int().nullable() });

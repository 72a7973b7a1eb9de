/** Documents that are saved over the revision that was read: the conflict error, the writers' endpoints, and the three-way merge. */
import { z } from 'zod';
import { endpoint, type Role } from './endpoint.ts';
import type { ErrorEntry } from './errors.ts';
import { id, revision } from './text.ts';

/**
 * The entry of a feature's error table for a save over an old revision, under the key REVISION_CONFLICT.
 * `details.current` is the version that is stored now, with its revision.
 */
export function revisionConflict<Version extends z.ZodType<{ revision: number }>>(
  message: string,
  current: Version,
) {
  return { status: 409, message, details: z.object({ current }) } as const;
}

interface DocumentDeclaration<Form extends z.ZodRawShape, Stored, N, C, F> {
  /** The noun in the endpoints' names: `Announcement`. */
  noun: string;
  path: string;
  writers: readonly Role[];
  /** What a writer sends. */
  form: z.ZodObject<Form>;
  /** What a writer gets back. */
  stored: Stored;
  notFound: N;
  conflict: C;
  /** Errors about what the form holds. */
  formErrors: F;
}

/** Declares the endpoints of a document that is a draft until it is published: create, update, publish, unpublish. */
export function documentEndpoints<
  Form extends z.ZodRawShape,
  Stored extends z.ZodType,
  const N extends ErrorEntry,
  const C extends ErrorEntry,
  const F extends readonly ErrorEntry[],
>(declaration: DocumentDeclaration<Form, Stored, N, C, F>) {
  const { noun, path, writers, form, stored, notFound, conflict, formErrors } = declaration;
  const saved = { path: `${path}/:id`, access: writers, params: z.object({ id }), data: stored } as const;
  return {
    create: endpoint({
      name: `create${noun}`,
      summary: 'Stores a new document as a draft.',
      method: 'POST',
      path,
      access: writers,
      body: form,
      data: stored,
      errors: formErrors,
      status: 201,
      idempotent: true,
    }),
    update: endpoint({
      ...saved,
      name: `update${noun}`,
      summary: 'Replaces the text of a document, unless it was changed since the revision that is named.',
      method: 'PUT',
      body: z.object({ ...form.shape, revision }),
      errors: [notFound, conflict, ...formErrors],
    }),
    publish: endpoint({
      ...saved,
      name: `publish${noun}`,
      summary: 'Publishes a document now; one that is published already keeps its time.',
      method: 'POST',
      path: `${path}/:id/publish`,
      errors: [notFound],
    }),
    unpublish: endpoint({
      ...saved,
      name: `unpublish${noun}`,
      summary: 'Makes a draft of a document again.',
      method: 'POST',
      path: `${path}/:id/unpublish`,
      errors: [notFound],
    }),
  };
}

interface ThreeVersions<T> {
  /** The version that both sides started from. */
  base: T;
  mine: T;
  theirs: T;
}

interface MergeRules<T> {
  /** Whether two values of a field are equal; `Object.is` by default. */
  isEqual?: (name: keyof T & string, one: T[keyof T], other: T[keyof T]) => boolean;
  /** Resolves fields that both sides changed; a field without a rule is a conflict. */
  resolve?: { readonly [Name in keyof T]?: (mine: T[Name], theirs: T[Name]) => T[Name] };
}

export interface MergeResult<T> {
  values: T;
  /** Fields that both sides changed differently; `values` holds mine. */
  conflicts: (keyof T & string)[];
  /** Fields that only the other side changed. */
  updatedFields: (keyof T & string)[];
}

/** Merges two versions field by field: a change of one side is taken, the rules resolve changes of both sides. */
export function mergeThreeWay<T extends object>(
  { base, mine, theirs }: ThreeVersions<T>,
  { isEqual = (_, one, other) => Object.is(one, other), resolve = {} }: MergeRules<T> = {},
): MergeResult<T> {
  const merged: MergeResult<T> = { values: { ...mine }, conflicts: [], updatedFields: [] };
  for (const name of Object.keys(theirs) as (keyof T & string)[]) {
    const rule = resolve[name];
    if (isEqual(name, mine[name], theirs[name]) || isEqual(name, theirs[name], base[name])) continue;
    if (isEqual(name, mine[name], base[name])) {
      merged.values[name] = theirs[name];
      merged.updatedFields.push(name);
    } else if (rule) merged.values[name] = rule(mine[name], theirs[name]);
    else merged.conflicts.push(name);
  }
  return merged;
}

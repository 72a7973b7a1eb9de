/** A kind of document made of its fields, its rules and its endpoints; see fields.ts for what it consists of. */
import { type ChosenCover, chosenCover } from '@platform/contract/cover';
import type { Endpoint, Input } from '@platform/contract/endpoint';
import type { InputField } from '@platform/contract/fields';
import { z } from 'zod';
import { call } from '../api/api.ts';
import type { DocumentField, DocumentType, SavedDocument } from './fields.ts';

interface Declaration<Values, Parsed, Saved>
  extends Omit<
    DocumentType<Values, Parsed, Saved>,
    'writers' | 'draft' | 'empty' | 'valuesOf' | 'create' | 'update' | 'publish'
  > {
  /** Values of a new document, where they are not empty, no and the first option. */
  initial?: Partial<Values>;
  /** They take the parsed fields as their body; an update takes the revision too, a cover goes as `coverId`. */
  endpoints: { create: Endpoint; update: Endpoint; publish?: Endpoint };
}

function draftOf(field: DocumentField): z.ZodType {
  if (field.kind === 'custom') return field.draft;
  return field.kind === 'flag' ? z.boolean() : field.kind === 'cover' ? chosenCover : z.string();
}

/** The value of the first option, which a select without a placeholder begins with. */
function firstOption({ options: [first] = [] }: InputField): string {
  return (first && 'items' in first ? first.items[0] : first)?.value ?? '';
}

function emptyOf(field: DocumentField): unknown {
  if (field.kind === 'cover') return undefined;
  if (field.kind === 'custom') return field.empty;
  if (field.kind === 'flag') return false;
  return field.kind === 'select' && field.placeholder === undefined ? firstOption(field) : '';
}

/** What a save sends: nothing about a cover that stays as it is, null for none. */
export function bodyOf({ cover, ...texts }: { cover?: ChosenCover }): object {
  return cover === undefined ? texts : { ...texts, coverId: cover?.id ?? null };
}

/** Calls an endpoint of the declaration, whose own type is not known here; the server checks the body. */
const send = (declared: Endpoint, input: object, key?: string) =>
  call(declared, input as Input<Endpoint>, { key });

export function documentType<Values extends object, Parsed extends object, Saved extends SavedDocument>(
  declaration: Declaration<Values, Parsed, Saved>,
): DocumentType<Values, Parsed, Saved> {
  const { initial, endpoints, ...rest } = declaration;
  const fields = Object.entries<DocumentField>(rest.fields);
  const each = (value: (field: DocumentField) => unknown) =>
    Object.fromEntries(fields.map(([name, field]) => [name, value(field)]));
  const names = fields.filter(([, { kind }]) => kind !== 'cover').map(([name]) => name);
  const saved = (answer: Promise<unknown>) => answer as Promise<Saved>;
  const { create, update, publish } = endpoints;
  return {
    ...rest,
    writers: create.access,
    draft: z.object(each(draftOf) as z.ZodRawShape) as z.ZodType as z.ZodType<Values>,
    empty: { ...each(emptyOf), ...initial } as Values,
    valuesOf: (stored) =>
      Object.fromEntries(names.map((name) => [name, stored[name as keyof Saved]])) as Values,
    create: (values, key) => saved(send(create, { body: bodyOf(values) }, key)),
    update: (id, values, revision) =>
      saved(send(update, { params: { id }, body: { ...bodyOf(values), revision } })),
    ...(publish ? { publish: (id) => saved(send(publish, { params: { id } })) } : {}),
  };
}

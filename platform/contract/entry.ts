/** Entries: what editors write with a cover, everyone reads in a list, members favourite and staff hide. */
import { z } from 'zod';
import { coverEndpoint, coverErrors, coverFields } from './cover.ts';
import { documentEndpoints } from './document.ts';
import { endpoint, type Role } from './endpoint.ts';
import type { ErrorEntry } from './errors.ts';
import { favouriteEndpoints } from './favourite.ts';
import { moderationEndpoint } from './moderation.ts';
import { pagination } from './paging.ts';
import { id } from './text.ts';

/** What every entry has besides its texts. */
export const entryFields = {
  id,
  ...coverFields,
  coverId: id.nullable(),
  /** Null while it is a draft. */
  publishTime: z.iso.datetime().nullable(),
  hidden: z.boolean(),
  favourites: z.int().min(0),
  revision: z.int().min(1),
};

interface EntryDeclaration<Filter, Texts extends z.ZodRawShape, Stored, N, C> {
  /** The noun in the endpoints' names: `Exhibition`. */
  noun: string;
  path: string;
  writers: readonly Role[];
  /** The query of the list, with its paging. */
  filter: Filter;
  /** What an editor writes, apart from the cover. */
  texts: z.ZodObject<Texts>;
  /** The texts with `entryFields`. */
  entry: Stored;
  notFound: N;
  conflict: C;
}

/** Declares all endpoints of a kind of entry. The lists answer `{ items, pagination }`. */
export function entryEndpoints<
  Filter extends z.ZodObject,
  Texts extends z.ZodRawShape,
  Stored extends z.ZodType,
  const N extends ErrorEntry,
  const C extends ErrorEntry,
>(declaration: EntryDeclaration<Filter, Texts, Stored, N, C>) {
  const { noun, path, writers, filter, texts, entry, notFound } = declaration;
  const list = {
    method: 'GET',
    query: filter,
    data: z.object({ items: z.array(entry), pagination }),
  } as const;
  return {
    ...documentEndpoints({
      ...declaration,
      form: z.object({ ...texts.shape, coverId: id.nullable().optional() }),
      stored: entry,
      formErrors: [coverErrors.COVER_NOT_FOUND],
    }),
    list: endpoint({
      ...list,
      name: `list${noun}s`,
      summary: 'Entries that everyone sees, the latest first.',
      path,
      access: 'anyone',
    }),
    listStored: endpoint({
      ...list,
      name: `listStored${noun}s`,
      summary: 'All entries, drafts and hidden ones too.',
      path: `${path}/stored`,
      access: writers,
    }),
    get: endpoint({
      name: `get${noun}`,
      summary: 'One entry; drafts and hidden ones are found by writers only.',
      method: 'GET',
      path: `${path}/:id`,
      access: 'anyone',
      params: z.object({ id }),
      data: entry,
      errors: [notFound],
    }),
    uploadCover: coverEndpoint({ name: `upload${noun}Cover`, path: `${path}/covers`, access: writers }),
    moderate: moderationEndpoint({ name: `moderate${noun}`, path, staff: writers, data: entry, notFound }),
    favourite: favouriteEndpoints({ noun, path, notFound }),
  };
}

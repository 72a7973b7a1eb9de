/** Entries on the server: their columns, their store and their routes; see platform/contract/entry.ts. */
import { chineseMessage } from '@platform/contract/chinese';
import type { CoverEndpoint } from '@platform/contract/cover';
import type { Endpoint, Nothing } from '@platform/contract/endpoint';
import type { ErrorEntry } from '@platform/contract/errors';
import type { FavouriteEndpoints } from '@platform/contract/favourite';
import type { Moderation } from '@platform/contract/moderation';
import type { Pagination } from '@platform/contract/paging';
import { and, desc, eq, getTableColumns, isNotNull, type SQL } from 'drizzle-orm';
import { boolean, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { favouriteCounter } from '../counters/favourites.ts';
import type { Queryable } from '../database/database.ts';
import { wordSearch } from '../database/search.ts';
import {
  type DocumentEndpoints,
  type DocumentTable,
  documentColumns,
  documentStore,
  mountDocuments,
  type OwnColumns,
} from '../document/documents.ts';
import type { ConflictEntry } from '../document/revision.ts';
import { type CoversTable, coverStore, presentCover } from '../files/covers.ts';
import { failure, invalid } from '../http/failure.ts';
import { listPage, matchesWords, searchColumns, searchValues } from '../list/listPage.ts';
import { moderate } from '../moderation/moderate.ts';
import type { Caller, Portal } from '../portal.ts';
import { plainText, sanitiseRichText } from '../richText.ts';

/** The columns that every table of entries has, besides a `coverId` that refers to its covers. */
export const entryColumns = {
  ...documentColumns,
  hidden: boolean().notNull().default(false),
  ...searchColumns,
};

type EntryTable = DocumentTable & Record<keyof typeof entryColumns | 'coverId', PgColumn>;

/** What a list is asked for. */
interface EntryFilter {
  search?: string | undefined;
  page: number;
  limit: number;
}

interface EntryDeclaration<Table extends EntryTable, Filter> {
  /** Names the entries in the favourites, in the log of staff actions and in the folders of covers. */
  kind: string;
  table: Table;
  covers: CoversTable;
  /** The conditions of the list's own filters. */
  filters(filter: Filter): readonly (SQL | undefined)[];
}

/** Columns that the contract names otherwise or that visitors have no use for. */
type Internal = 'publishedAt' | 'createdAt' | 'updatedAt' | keyof typeof searchColumns;
type Presented<Table extends EntryTable> = Omit<Table['$inferSelect'], Internal> &
  ReturnType<typeof presentCover> & {
    publishTime: string | null;
    favourites: number;
    hidden: boolean;
    coverId: string | null;
    id: string;
    revision: number;
  };

export type EntryStore<Table extends EntryTable, Filter extends EntryFilter> = ReturnType<
  typeof entryStore<Table, Filter>
>;

/** Declares the store of a kind of entry: documents with covers, favourites and a list. */
export function entryStore<Table extends EntryTable, Filter extends EntryFilter>(
  declaration: EntryDeclaration<Table, Filter>,
) {
  const { kind, table, covers, filters } = declaration;
  // Drizzle's types of a row are too deep for a generic table.
  const untyped: EntryTable = table;
  const favourites = favouriteCounter(kind);

  const select = (db: Queryable, where: SQL | undefined) =>
    db
      .select({
        ...getTableColumns<PgTable>(untyped),
        cover: covers,
        favourites: favourites.total(untyped.id).as('favourites'),
      })
      .from(untyped)
      .leftJoin(covers, eq(covers.id, untyped.coverId))
      .where(where)
      .orderBy(desc(untyped.publishedAt), desc(untyped.id));

  function present(row: Awaited<ReturnType<typeof select>>[number]): Presented<Table> {
    const {
      cover,
      publishedAt,
      createdAt: _,
      updatedAt: __,
      folded: ___,
      terms: ____,
      ...rest
    } = row as typeof row & Record<Internal, unknown>;
    const publishTime = publishedAt instanceof Date ? publishedAt.toISOString() : null;
    return { ...rest, ...presentCover(cover), publishTime } as unknown as Presented<Table>;
  }

  const find = async (db: Queryable, id: string) => {
    const [row] = await select(db, eq(untyped.id, id));
    return row ? present(row) : null;
  };
  return {
    ...documentStore(table, find),
    kind,
    favourites,
    covers: coverStore({ name: kind, covers, usedBy: untyped.coverId }),
    /** A page of what matches; with `all`, drafts and hidden ones too. */
    async findPage(
      db: Queryable,
      filter: Filter,
      all = false,
    ): Promise<{ items: Presented<Table>[]; pagination: Pagination }> {
      const where = and(
        all ? undefined : and(isNotNull(untyped.publishedAt), eq(untyped.hidden, false)),
        ...filters(filter),
        matchesWords(untyped, wordSearch(filter.search)),
      );
      const { rows, pagination } = await listPage(db, { select: select(db, where), table, where }, filter);
      return { items: rows.map(present), pagination };
    },
  };
}

type Body<Texts> = Texts & { coverId?: string | null | undefined };
type OneEntry = z.ZodType<{ id: string }>;
type Page<Entry> = { items: Entry[]; pagination: Pagination };

/** The endpoints that `entryEndpoints` declares. */
interface EntryEndpoints<Filter, Texts, Entry> extends DocumentEndpoints<Body<Texts>, Entry> {
  list: Endpoint<Nothing, z.ZodType<Filter>, Nothing, z.ZodType<unknown, Page<Entry>>>;
  listStored: Endpoint<Nothing, z.ZodType<Filter>, Nothing, z.ZodType<unknown, Page<Entry>>>;
  get: Endpoint<OneEntry, Nothing, Nothing, z.ZodType<unknown, Entry>>;
  moderate: Endpoint<OneEntry, Nothing, z.ZodType<Moderation>, z.ZodType<unknown, Entry>>;
  uploadCover: CoverEndpoint;
  favourite: FavouriteEndpoints;
}

interface MountOptions<Table extends EntryTable, Filter extends EntryFilter, Texts> {
  store: EntryStore<Table, Filter>;
  /** The texts that a search reads, besides the content. */
  searched: (texts: NoInfer<Texts>) => readonly string[];
  notFound: ErrorEntry;
  conflict: ConflictEntry<Presented<Table>>;
}

/** Mounts all endpoints of a kind of entry. The field `content` is rich text. */
export function mountEntries<
  Table extends EntryTable,
  Filter extends EntryFilter,
  Texts extends { content: string },
>(
  portal: Portal,
  endpoints: EntryEndpoints<Filter, Texts, Presented<Table>>,
  { store, searched, notFound, conflict }: MountOptions<Table, Filter, Texts>,
): void {
  const { db } = portal;
  const { kind, covers, favourites, find, findPage, lock, set } = store;
  const { access } = endpoints.create;

  async function getVisible(id: string, caller: Caller | null) {
    const entry = await find(db, id);
    const isWriter = caller !== null && Array.isArray(access) && access.includes(caller.role);
    const isPublic = entry !== null && entry.publishTime !== null && !entry.hidden;
    if (!entry || !(isPublic || isWriter)) throw failure(notFound);
    return entry;
  }

  portal.route(endpoints.list, ({ query }) => findPage(db, query));
  portal.route(endpoints.listStored, ({ query }) => findPage(db, query, true));
  portal.route(endpoints.get, async ({ params, origin }) =>
    getVisible(params.id, await portal.identify(origin)),
  );
  mountDocuments(portal, endpoints, {
    store,
    notFound,
    conflict,
    async write(form, { tx, ctx, caller, stored }) {
      const cleaned = { ...form, content: sanitiseRichText(form.content) };
      // When nothing to read is left, the contract has the message.
      const { error } = endpoints.create.body.safeParse(cleaned, { error: chineseMessage });
      if (error) throw invalid(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
      const coverId = await covers.take(tx, ctx, caller, form.coverId, stored?.coverId);
      // The contract's texts are the table's own columns, which the answer check of every test confirms.
      return {
        ...cleaned,
        coverId,
        ...searchValues(...searched(form), plainText(cleaned.content)),
      } as OwnColumns<Table>;
    },
  });
  portal.route(endpoints.moderate, ({ params: { id }, body, caller }) =>
    moderate(
      portal,
      { kind, notFound, lock, save: async (tx, entry, flags) => (await set(tx, id, flags)) ?? entry },
      caller,
      id,
      body,
    ),
  );
  favourites.mount(portal, endpoints.favourite, (id) => getVisible(id, null));
  portal.route(endpoints.uploadCover, ({ caller, file }) => covers.upload(portal, caller, file.bytes));
  portal.jobs.handle(covers.job, () => covers.removeUnused(portal));
}

/** Documents that are drafts until they are published: the store over a feature's table, and what writers do. */
import type { Endpoint, Nothing } from '@platform/contract/endpoint';
import type { ErrorEntry } from '@platform/contract/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { instant } from '../database/columns.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { transactOnce } from '../http/commands.ts';
import { failure } from '../http/failure.ts';
import type { Caller, Portal, Services } from '../portal.ts';
import { assertRevision, type ConflictEntry } from './revision.ts';

/** The columns that every table of documents has. */
export const documentColumns = {
  id: uuid().primaryKey(),
  revision: integer().notNull().default(1),
  /** Null while it is a draft. */
  publishedAt: instant('published_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
};

export type DocumentTable = PgTable & Record<keyof typeof documentColumns, PgColumn>;

/** The columns of a feature's own. */
export type OwnColumns<Table extends DocumentTable> = Omit<
  Table['$inferInsert'],
  keyof typeof documentColumns
>;

export interface DocumentStore<Table extends DocumentTable, Version> {
  /** One document, published or not; null when there is none. */
  find(db: Queryable, id: string): Promise<Version | null>;
  insert(tx: Transaction, row: Table['$inferInsert']): Promise<Version>;
  /** Locks a document until the transaction ends; null when there is none. */
  lock(tx: Transaction, id: string): Promise<Version | null>;
  /** Sets columns and gives the document then; null when there is none. */
  set(db: Queryable, id: string, columns: Partial<Table['$inferInsert']>): Promise<Version | null>;
  /** Sets the time of publication unless there is one. */
  publish(db: Queryable, id: string, publishedAt: Date): Promise<Version | null>;
  /** Makes a draft of it again. */
  unpublish(db: Queryable, id: string): Promise<Version | null>;
}

/** Declares the store of a table; `find` is where its row becomes the contract's object. */
export function documentStore<Table extends DocumentTable, Version>(
  table: Table,
  find: (db: Queryable, id: string) => Promise<Version | null>,
): DocumentStore<Table, Version> {
  // Drizzle's types of a row are too deep for a generic table.
  const untyped: DocumentTable = table;
  const isDocument = (id: string) => eq(untyped.id, id);
  async function set(db: Queryable, id: string, columns: object): Promise<Version | null> {
    await db.update(untyped).set(columns).where(isDocument(id));
    return find(db, id);
  }
  return {
    find,
    async insert(tx, row) {
      const [inserted] = await tx.insert(untyped).values(row).returning({ id: untyped.id });
      const version = await find(tx, String(inserted?.id));
      if (!version) throw new Error('an insert without a conflict clause stores its row');
      return version;
    },
    async lock(tx, id) {
      await tx.select({ id: untyped.id }).from(untyped).where(isDocument(id)).for('update');
      return find(tx, id);
    },
    set,
    async publish(db, id, publishedAt) {
      const isDraft = and(isDocument(id), isNull(untyped.publishedAt));
      await db.update(untyped).set({ publishedAt }).where(isDraft);
      return find(db, id);
    },
    unpublish: (db, id) => set(db, id, { publishedAt: null }),
  };
}

/** What a form is written with; `stored` is the version that it replaces, null for a new document. */
interface WriteCall<Version> {
  tx: Transaction;
  ctx: Pick<Services, 'clock'>;
  caller: Caller;
  stored: Version | null;
}

interface DocumentActions<Table extends DocumentTable, Form, Version> {
  store: DocumentStore<Table, Version>;
  /** The columns of a form, its texts cleaned. Throws the form's errors. */
  write(form: Form, call: WriteCall<Version>): OwnColumns<Table> | Promise<OwnColumns<Table>>;
  notFound: ErrorEntry;
  conflict: ConflictEntry<Version>;
  /** The tag of cached answers that show documents. */
  cacheTag?: string;
}

type OneDocument = z.ZodType<{ id: string }>;
type Answer<Version> = z.ZodType<unknown, Version>;

/** The endpoints that `documentEndpoints` declares. */
export interface DocumentEndpoints<Form, Version> {
  create: Endpoint<Nothing, Nothing, z.ZodType<Form>, Answer<Version>>;
  update: Endpoint<
    OneDocument,
    Nothing,
    z.ZodType<NoInfer<Form> & { revision: number }>,
    Answer<NoInfer<Version>>
  >;
  publish: Endpoint<OneDocument, Nothing, Nothing, Answer<NoInfer<Version>>>;
  unpublish: Endpoint<OneDocument, Nothing, Nothing, Answer<NoInfer<Version>>>;
}

/** Mounts the endpoints by which writers create, update, publish and unpublish documents. */
export function mountDocuments<
  Table extends DocumentTable,
  Form extends object,
  Version extends { revision: number },
>(
  portal: Portal,
  endpoints: DocumentEndpoints<Form, Version>,
  actions: DocumentActions<Table, NoInfer<Form>, NoInfer<Version>>,
): void {
  const { db, clock, random, cache } = portal;
  const { store, write, notFound, conflict, cacheTag } = actions;

  async function changed(change: Promise<Version | null>): Promise<Version> {
    const version = await change;
    if (!version) throw failure(notFound);
    if (cacheTag !== undefined) cache.invalidate(cacheTag);
    return version;
  }

  portal.route(endpoints.create, ({ body, caller, command }) =>
    changed(
      transactOnce(portal, command, async (tx) => {
        const now = clock.now();
        const columns = await write(body, { tx, ctx: portal, caller, stored: null });
        return store.insert(tx, { ...columns, id: random.id(), createdAt: now, updatedAt: now });
      }),
    ),
  );
  portal.route(endpoints.update, ({ params: { id }, body: { revision, ...form }, caller }) =>
    changed(
      db.transaction(async (tx) => {
        const stored = await store.lock(tx, id);
        if (!stored) return null;
        assertRevision(conflict, stored, revision);
        // A form without its revision is what `create` takes.
        const columns = await write(form as unknown as Form, { tx, ctx: portal, caller, stored });
        return store.set(tx, id, { ...columns, updatedAt: clock.now(), revision: revision + 1 });
      }),
    ),
  );
  portal.route(endpoints.publish, ({ params: { id } }) => changed(store.publish(db, id, clock.now())));
  portal.route(endpoints.unpublish, ({ params: { id } }) => changed(store.unpublish(db, id)));
}

/** Covers of entries: stored in the sizes that pages show, taken by an entry within a day, removed when no entry uses them. */
import { type Cover, coverErrors } from '@platform/contract/cover';
import { and, eq, gte, type InferInsertModel, type InferSelectModel, inArray, lt, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { after, day, hour } from '../clock.ts';
import { instant } from '../database/columns.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { failure } from '../http/failure.ts';
import { cronJob } from '../jobs/jobs.ts';
import type { Caller, Services } from '../portal.ts';

/** The table of a feature's covers; `owner` is the id of the members. */
export function coversTable<Name extends string>(name: Name, owner: () => AnyPgColumn) {
  return pgTable(
    `${name}_covers`,
    {
      id: uuid().primaryKey(),
      ownerId: uuid('owner_id').references(owner, { onDelete: 'set null' }),
      image: text().notNull(),
      sizes: jsonb().$type<Cover['imageSizes']>().notNull(),
      shareImage: text('share_image').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (table) => [index(`${name}_covers_created`).on(table.createdAt)],
  );
}

export type CoversTable = ReturnType<typeof coversTable>;
type CoverRow = InferSelectModel<CoversTable>;
export type NewCover = InferInsertModel<CoversTable>;

/** The cover among the fields of an entry. */
export const presentCover = (cover: CoverRow | null) => ({
  image: cover?.image ?? null,
  imageSizes: cover?.sizes ?? [],
  shareImage: cover?.shareImage ?? null,
});

/** Pixels. Cards show about 480, the dialog up to 960, both twice as sharp on good screens. */
const widths = [480, 960, 1440];

/** How long a cover waits for its entry. */
const lifetime = day;

const batchSize = 100;

interface CoverStore {
  /** Begins the name of the table, the job and the folders of the files. */
  name: string;
  covers: CoversTable;
  /** The column of the entries that names their cover. */
  usedBy: AnyPgColumn;
}

/** Declares a feature's covers. */
export function coverStore({ name, covers, usedBy }: CoverStore) {
  /** A folder per cover: its files belong to no other and can go when it goes. */
  const folderOf = (id: string): string => `${name}-${id}`;

  async function add(db: Queryable, row: NewCover): Promise<void> {
    await db.insert(covers).values(row);
  }

  /** Removes up to `batchSize` covers that are older and that no entry uses; gives the addresses of their files. */
  async function removeBatch(tx: Transaction, before: Date): Promise<string[]> {
    const isUsed = sql`exists (select 1 from ${usedBy.table} where ${usedBy} = ${covers.id})`;
    const unused = await tx
      .select({ id: covers.id })
      .from(covers)
      .where(and(lt(covers.createdAt, before), sql`not ${isUsed}`))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return [];
    const ids = unused.map(({ id }) => id);
    const removed = await tx.delete(covers).where(inArray(covers.id, ids)).returning();
    return removed.flatMap(({ image, sizes, shareImage }) => [
      ...new Set([image, ...sizes.map(({ address }) => address), shareImage]),
    ]);
  }

  return {
    folderOf,
    add,
    /** Stores a picture as the caller's cover. Throws COVER_UNREADABLE, and as `Images.store`. */
    async upload(
      { db, clock, random, images }: Pick<Services, 'db' | 'clock' | 'random' | 'images'>,
      caller: Caller,
      bytes: Uint8Array,
    ): Promise<Cover> {
      const id = random.id();
      const folder = folderOf(id);
      const stored = await images.store({ folder, bytes, widths, shareCard: true, ownerId: caller.id });
      const image = stored?.sizes.at(-1)?.address;
      if (!image || !stored.shareImage) throw failure(coverErrors.COVER_UNREADABLE);
      const sizes = stored.sizes.map(({ address, width }) => ({ address, width }));
      const { shareImage } = stored;
      await add(db, { id, ownerId: caller.id, image, sizes, shareImage, createdAt: clock.now() });
      return { id, image, imageSizes: sizes };
    },
    /**
     * The cover that an entry gets: `chosen`, or the `stored` one where the writer has left it. The cover stays until
     * the transaction ends. Throws COVER_NOT_FOUND unless the caller has uploaded it within its lifetime.
     */
    async take(
      tx: Transaction,
      { clock }: Pick<Services, 'clock'>,
      caller: Caller,
      chosen: string | null | undefined,
      stored: string | null = null,
    ): Promise<string | null> {
      if (chosen === undefined) return stored;
      if (chosen === null || chosen === stored) return chosen;
      const since = after(clock.now(), -lifetime);
      const isMine = and(eq(covers.id, chosen), eq(covers.ownerId, caller.id), gte(covers.createdAt, since));
      const found = await tx.select({ id: covers.id }).from(covers).where(isMine).for('key share');
      if (found.length === 0) throw failure(coverErrors.COVER_NOT_FOUND);
      return chosen;
    },
    job: cronJob(`remove-${name}-covers`, '23 * * * *'),
    /** Removes covers that no entry has used within their lifetime, with their files. */
    async removeUnused({ db, clock, storage }: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
      // An hour more than they may be taken, so that none goes while it is being taken.
      const before = after(clock.now(), -lifetime - hour);
      for (;;) {
        const removed = await db.transaction(async (tx) => {
          const addresses = await removeBatch(tx, before);
          // Before the commit: if it fails the rows stay, and the next run finds the files gone already.
          await Promise.all(addresses.map((address) => storage.remove(address)));
          return addresses.length;
        });
        if (removed === 0) return;
      }
    },
  };
}

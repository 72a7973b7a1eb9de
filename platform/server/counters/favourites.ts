/** Favourites of one kind of entry. A member's mark is a row, so the count is exact however many mark at once. */
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { favourites } from '../database/tables.ts';
import type { Portal } from '../portal.ts';

export interface MarkChange {
  itemId: string;
  memberId: string;
  step: 1 | -1;
}

interface MountOptions {
  /** Runs in the transaction of a mark that changed. Members who mark the same item wait for it. */
  onChange?(tx: Transaction, change: MarkChange): Promise<void>;
  /** Runs after the commit. */
  afterChange?(): void;
}

/** Declares the favourites of a kind, named as the subject of staff actions is: `exhibition`. */
export function favouriteCounter(kind: string) {
  const ofItem = (itemId: string | AnyColumn) =>
    and(eq(favourites.kind, kind), sql`${favourites.itemId} = ${itemId}`);

  async function read(db: Queryable, itemId: string, memberId: string): Promise<Favourite> {
    const mine = sql<boolean>`coalesce(bool_or(${favourites.memberId} = ${memberId}), false)`;
    const [row] = await db
      .select({ isFavourite: mine, favourites: sql<number>`count(*)::int` })
      .from(favourites)
      .where(ofItem(itemId));
    return row ?? { isFavourite: false, favourites: 0 };
  }

  /** Sets a member's mark; false if it was so before. */
  async function set(
    db: Queryable,
    { itemId, memberId, at }: { itemId: string; memberId: string; at: Date },
    isFavourite: boolean,
  ): Promise<boolean> {
    const mine = and(ofItem(itemId), eq(favourites.memberId, memberId));
    const { rowCount } = isFavourite
      ? await db.insert(favourites).values({ kind, itemId, memberId, at }).onConflictDoNothing()
      : await db.delete(favourites).where(mine);
    return rowCount === 1;
  }

  /** SQL that finds those of the items that a member has marked; both are parameters of a statement. */
  const markedSql = (member: string, items: string) =>
    `select item_id from favourites where kind = '${kind}' and member_id = ${member} and item_id = any(${items}::uuid[])`;
  // Prepared, because every list of a logged-in member asks for the marks among its items.
  const findMarked = statement<{ item_id: string }>(`marked_${kind}`, markedSql('$1', '$2'));

  return {
    read,
    set,
    markedSql,
    /** Those of the items that a member has marked. */
    async markedAmong(db: Queryable, memberId: string, itemIds: readonly string[]): Promise<Set<string>> {
      if (itemIds.length === 0) return new Set();
      const rows = await findMarked(db, memberId, itemIds);
      return new Set(rows.map(({ item_id }) => item_id));
    },
    /** A member's marks with their times as a subquery; the index `favourites_member` has their order. */
    markedBy: (db: Queryable, memberId: string) =>
      db
        .select({ itemId: favourites.itemId, at: favourites.at })
        .from(favourites)
        .where(and(eq(favourites.memberId, memberId), eq(favourites.kind, kind)))
        .as('marks'),
    /** The count as a column of a select; Drizzle may leave out the tables' names, and only the items have an `id`. */
    total(itemId: AnyColumn): SQL<number> {
      return sql<number>`(select count(*)::int from ${favourites} where ${ofItem(itemId)})`;
    },
    /** Deletes the marks of an item that is deleted. */
    async remove(tx: Transaction, itemId: string): Promise<void> {
      await tx.delete(favourites).where(ofItem(itemId));
    },
    /**
     * Mounts the two endpoints. `assertVisible` throws for an entry that the caller does not see. A feature that sorts by
     * the count keeps a copy of it by `onChange`.
     */
    mount(
      portal: Portal,
      endpoints: FavouriteEndpoints,
      assertVisible: (id: string) => Promise<unknown>,
      { onChange, afterChange }: MountOptions = {},
    ): void {
      const { db, clock } = portal;
      portal.route(endpoints.get, async ({ params: { id }, caller }) => {
        await assertVisible(id);
        return read(db, id, caller.id);
      });
      portal.route(endpoints.set, async ({ params: { id }, body: { isFavourite }, caller }) => {
        await assertVisible(id);
        const memberId = caller.id;
        const mark = { itemId: id, memberId, at: clock.now() };
        if (!onChange) await set(db, mark, isFavourite);
        else
          await db.transaction(async (tx) => {
            if (await set(tx, mark, isFavourite))
              await onChange(tx, { itemId: id, memberId, step: isFavourite ? 1 : -1 });
          });
        afterChange?.();
        return read(db, id, memberId);
      });
    },
  };
}

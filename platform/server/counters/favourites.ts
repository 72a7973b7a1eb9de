/** Favourites of one kind of entry. A member's mark is a row, so the count is exact however many mark at once. */
import type { Favourite, FavouriteEndpoints } from '@platform/contract/favourite';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/database.ts';
import { favourites } from '../database/tables.ts';
import type { Portal } from '../portal.ts';

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

  return {
    read,
    /** The count as a column of a select; Drizzle may leave out the tables' names, and only the items have an `id`. */
    total(itemId: AnyColumn): SQL<number> {
      return sql<number>`(select count(*)::int from ${favourites} where ${ofItem(itemId)})`;
    },
    /** Deletes the marks of an item that is deleted. */
    async remove(tx: Transaction, itemId: string): Promise<void> {
      await tx.delete(favourites).where(ofItem(itemId));
    },
    /** Mounts the two endpoints. `assertVisible` throws for an entry that the caller does not see. */
    mount(
      portal: Portal,
      endpoints: FavouriteEndpoints,
      assertVisible: (id: string) => Promise<unknown>,
    ): void {
      const { db, clock } = portal;
      portal.route(endpoints.get, async ({ params: { id }, caller }) => {
        await assertVisible(id);
        return read(db, id, caller.id);
      });
      portal.route(endpoints.set, async ({ params: { id }, body: { isFavourite }, caller }) => {
        await assertVisible(id);
        const memberId = caller.id;
        if (isFavourite) {
          const row = { kind, itemId: id, memberId, at: clock.now() };
          await db.insert(favourites).values(row).onConflictDoNothing();
        } else await db.delete(favourites).where(and(ofItem(id), eq(favourites.memberId, memberId)));
        return read(db, id, memberId);
      });
    },
  };
}

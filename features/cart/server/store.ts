/** All queries of the cart. */
import type { StockLine } from '@features/shop/stock';
import { products } from '@features/shop/tables';
import { fen, fenToYuan } from '@platform/contract/money';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { atRevision } from '@platform/server/document/revision';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CartLine } from '../contract/line.ts';
import type { SavedCart } from '../contract/saved.ts';
import { cartLines, carts } from './tables.ts';

/** The member's cart with the current product data; revision 0 before the first save. */
export async function findCart(db: Queryable, userId: string): Promise<SavedCart> {
  const rows = await db
    .select({ revision: carts.revision, line: cartLines, product: products })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.userId, carts.userId))
    .leftJoin(products, eq(products.id, cartLines.productId))
    .where(eq(carts.userId, userId))
    .orderBy(desc(cartLines.addedAt), asc(cartLines.productId));
  return {
    revision: rows[0]?.revision ?? 0,
    items: rows.flatMap(({ line, product }) =>
      line && product
        ? [
            {
              id: product.id,
              title: product.title,
              cover: product.cover,
              price: fenToYuan(fen(product.price)),
              quantity: line.quantity,
              checked: line.checked,
              addTime: line.addedAt.toISOString(),
            },
          ]
        : [],
    ),
  };
}

/** Increments the revision and locks the cart; false unless it is the expected one. */
export async function advanceRevision(tx: Transaction, userId: string, expected: number): Promise<boolean> {
  const read = atRevision(carts.revision, expected);
  const moved =
    expected === 0
      ? await tx.insert(carts).values({ userId, revision: 1 }).onConflictDoNothing().returning()
      : await tx
          .update(carts)
          .set({ revision: read.next })
          .where(and(eq(carts.userId, userId), read.matches))
          .returning();
  return moved.length > 0;
}

/** Replaces all lines; omits unknown products. */
export async function replaceLines(
  tx: Transaction,
  userId: string,
  lines: readonly CartLine[],
): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.userId, userId));
  if (lines.length === 0) return;
  const existing = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map((line) => line.id),
      ),
    );
  const ids = new Set(existing.map((product) => product.id));
  const rows = lines.flatMap(({ id, quantity, checked, addTime }) =>
    ids.has(id) ? [{ userId, productId: id, quantity, checked, addedAt: new Date(addTime) }] : [],
  );
  if (rows.length > 0) await tx.insert(cartLines).values(rows);
}

/** The checked lines, in the order of the cart. */
export async function checkedLines(db: Queryable, userId: string): Promise<StockLine[]> {
  return db
    .select({ productId: cartLines.productId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.checked, true)))
    .orderBy(desc(cartLines.addedAt), asc(cartLines.productId));
}

/** Removes bought and paid products from the cart and increments its revision. */
export async function removeBought(
  tx: Transaction,
  userId: string,
  productIds: readonly string[],
): Promise<void> {
  // The cart's row is locked first, as in a save, so that the two cannot deadlock.
  await tx
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1` })
    .where(eq(carts.userId, userId));
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.productId, [...productIds])));
}

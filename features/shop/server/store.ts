/** Queries of single products, categories and inserts; rows become the contract's products here. */

import { type Fen, fenToYuan } from '@platform/contract/money';
import { excludedColumns } from '@platform/server/database/columns';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { fold } from '@platform/server/database/search';
import { and, eq, type InferInsertModel, type InferSelectModel, inArray, ne, sql } from 'drizzle-orm';
import { productCategory, region } from '../contract/category.ts';
import { type Product, type ProductOffer, searchedFields } from '../contract/product.ts';
import { indexTerms } from './rules.ts';
import { productCounts, productListings, products } from './tables.ts';

export type ProductRow = InferSelectModel<typeof products>;
export type NewProduct = InferInsertModel<typeof products>;

const yuan = (amount: number) => fenToYuan(amount as Fen);

/** A row as the contract's product. */
export function presentProduct(row: ProductRow): Product {
  const { inStock, stars, ...rest } = row;
  return {
    ...rest,
    category: productCategory.parse(row.category),
    region: region.parse(row.region),
    price: yuan(row.price),
    originalPrice: yuan(row.originalPrice),
    rating: row.rating / 10,
    createdAt: row.createdAt.toISOString(),
  };
}

/** One product, or null. */
export async function findProduct(db: Queryable, id: string): Promise<Product | null> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row ? presentProduct(row) : null;
}

/** Current price and stock of products, in the requested order; unknown ids are omitted. */
export async function findOffers(db: Queryable, ids: readonly string[]): Promise<ProductOffer[]> {
  const { id, title, inheritor, category, cover, price, stock } = products;
  const rows = await db
    .select({ id, title, inheritor, category, cover, price, stock })
    .from(products)
    .where(inArray(id, [...ids]));
  const place = new Map(ids.map((productId, at) => [productId, at]));
  return rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => ({ ...row, category: productCategory.parse(row.category), price: yuan(row.price) }));
}

/** The number of products in each category; empty categories are missing. */
export async function countByCategory(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.select().from(productCounts);
  return new Map(rows.map(({ category, count }) => [category, count]));
}

/** The rows with these slugs, by slug. */
export async function findBySlugs(db: Queryable, slugs: readonly string[]): Promise<Map<string, ProductRow>> {
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.slug, [...slugs]));
  return new Map(rows.map((row) => [row.slug, row]));
}

/** A product's listing, its texts folded. */
const listingOf = (row: ProductRow) => ({
  ...row,
  title: fold(row.title),
  inheritor: fold(row.inheritor),
  brand: fold(row.brand),
  everything: fold(searchedFields.map((field) => row[field]).join('\n')),
  terms: indexTerms(row),
});

/** Inserts products with listings and counts; known slugs are skipped. Returns the number of new ones. */
export async function addProducts(tx: Transaction, rows: readonly NewProduct[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(products)
    .values([...rows])
    .onConflictDoNothing({ target: products.slug })
    .returning();
  if (added.length === 0) return 0;
  await tx.insert(productListings).values(added.map(listingOf));
  await addToCounts(tx, added, []);
  return added.length;
}

/** Columns that stay when a product is imported again, and generated ones. Orders count the sales. */
const unchangedColumns = ['id', 'createdAt', 'sales', 'inStock', 'stars'];

/** Inserts products, or updates those whose slug is known, except for their sales, with listings and counts. */
export async function saveProducts(tx: Transaction, rows: readonly NewProduct[]): Promise<void> {
  if (rows.length === 0) return;
  const slugs = rows.map(({ slug }) => slug);
  const before = await tx.select().from(products).where(inArray(products.slug, slugs)).for('update');
  const saved = await tx
    .insert(products)
    .values([...rows])
    .onConflictDoUpdate({ target: products.slug, set: excludedColumns(products, unchangedColumns) })
    .returning();
  await tx
    .insert(productListings)
    .values(saved.map(listingOf))
    .onConflictDoUpdate({
      target: productListings.id,
      set: excludedColumns(productListings, ['id', 'createdAt']),
    });
  await addToCounts(tx, saved, before);
}

/** Updates the in-stock flag of these products' listings. */
export async function listStock(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(productListings)
    .set({ inStock: products.inStock })
    .from(products)
    .where(
      and(
        inArray(productListings.id, [...ids]),
        eq(products.id, productListings.id),
        ne(products.inStock, productListings.inStock),
      ),
    );
}

type Counted = readonly { category: string }[];

async function addToCounts(tx: Transaction, added: Counted, removed: Counted): Promise<void> {
  const [more, less] = [added, removed].map((rows) => Map.groupBy(rows, ({ category }) => category));
  const sizeOf = (groups: typeof more, category: string) => groups?.get(category)?.length ?? 0;
  // Sorted, so that two concurrent inserts cannot deadlock.
  const categories = [...new Set([...added, ...removed].map(({ category }) => category))].sort();
  const rows = categories.flatMap((category) => {
    const count = sizeOf(more, category) - sizeOf(less, category);
    return count === 0 ? [] : [{ category, count }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(productCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: productCounts.category,
      set: { count: sql`${productCounts.count} + excluded.count` },
    });
}

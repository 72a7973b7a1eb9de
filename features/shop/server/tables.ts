/** Tables of the shop. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

interface FilterColumns {
  category: AnyPgColumn;
  region: AnyPgColumn;
  stars: AnyPgColumn;
  inStock: AnyPgColumn;
}

/** The filtered columns, included in every index that a list scans, so that the scan reads only the index. */
const filtered = ({ category, region, stars, inStock }: FilterColumns) =>
  [category, region, stars, inStock] as const;

/** Heritage products. Prices in fen, ratings in tenths. */
export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    inheritor: text().notNull(),
    brand: text().notNull(),
    category: text().notNull(),
    region: text().notNull(),
    price: integer().notNull(),
    originalPrice: integer('original_price').notNull(),
    stock: integer().notNull(),
    inStock: boolean('in_stock').notNull().generatedAlwaysAs(sql`stock > 0`),
    sales: integer().notNull().default(0),
    rating: smallint().notNull(),
    /** Whole stars, for the rating filter. */
    stars: smallint().notNull().generatedAlwaysAs(sql`rating / 10::smallint`),
    description: text().notNull(),
    cover: text().notNull(),
    shareImage: text('share_image').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_price_positive', sql`${table.price} > 0`),
    check('products_rating_in_range', sql`${table.rating} between 10 and 50`),
    index('products_popular').on(table.sales, table.id, ...filtered(table), table.price),
  ],
);

/**
 * The columns of products that lists and searches read, texts folded (see platform/server/database/search). Separate from the
 * products, so that an order, which changes stock and sales, updates none of these indexes unless it takes the last piece. Every
 * change of a product updates its listing in the same transaction.
 */
export const productListings = pgTable(
  'product_listings',
  {
    id: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    region: text().notNull(),
    price: integer().notNull(),
    stars: smallint().notNull(),
    inStock: boolean('in_stock').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    everything: text().notNull(),
    title: text().notNull(),
    inheritor: text().notNull(),
    brand: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [
    index('product_listings_terms').using('gin', table.terms),
    index('product_listings_filters').on(...filtered(table), table.price, table.createdAt, table.id),
    index('product_listings_latest').on(table.createdAt, table.id, ...filtered(table), table.price),
    index('product_listings_price').on(table.price, table.id, ...filtered(table)),
  ],
);

/** Number of products in each category, updated in the transactions that change it. */
export const productCounts = pgTable('product_counts', {
  category: text().primaryKey(),
  count: integer().notNull(),
});

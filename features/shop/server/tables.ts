/** Tables of the shop. */
import { sql } from 'drizzle-orm';
import {
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

/** Heritage products. Prices in fen, ratings in tenths; each sort and the filters together have an index. */
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
    /** Whole stars, which is what the rating filter compares. */
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
    index('products_filters').on(table.category, table.region, table.stars, table.inStock, table.price),
    index('products_latest').on(table.createdAt, table.id),
    index('products_popular').on(table.sales, table.id),
    index('products_price').on(table.price, table.id),
  ],
);

/**
 * What a search reads, folded (see platform/server/search). Apart from the products, so that an
 * order, which changes stock and sales, never touches the search index.
 */
export const productTexts = pgTable(
  'product_texts',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    everything: text().notNull(),
    title: text().notNull(),
    inheritor: text().notNull(),
    brand: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [index('product_texts_terms').using('gin', table.terms)],
);

/** How many products each category holds, kept by whoever adds products, in the same transaction. */
export const productCounts = pgTable('product_counts', {
  category: text().primaryKey(),
  count: integer().notNull(),
});

/** Tables of the shop. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Heritage products. Prices in fen, ratings in tenths; the search columns hold folded text (see platform/server/search). */
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
    sales: integer().notNull().default(0),
    rating: smallint().notNull(),
    description: text().notNull(),
    cover: text().notNull(),
    shareImage: text('share_image').notNull(),
    searchText: text('search_text').notNull(),
    searchTerms: text('search_terms').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_price_positive', sql`${table.price} > 0`),
    index('products_search').using('gin', table.searchTerms),
  ],
);

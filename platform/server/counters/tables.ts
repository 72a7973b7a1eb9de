/** Tables of a feature's view counter. */
import { date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The visitors of each item per day of the portal's zone. `visitor` is a hash under a key of that day, so that a
 * visitor's days can't be connected. No foreign key: its lock would make readers wait for each other.
 */
export function viewsTable<Name extends string>(name: Name) {
  return pgTable(
    `${name}_views`,
    {
      day: date({ mode: 'string' }).notNull(),
      itemId: uuid('item_id').notNull(),
      visitor: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.day, table.itemId, table.visitor] })],
  );
}

/** Views of an item, in several rows that are added up, so that concurrent readers don't wait for one row. */
export function viewCountsTable<Name extends string>(name: Name) {
  return pgTable(
    `${name}_view_counts`,
    {
      itemId: uuid('item_id').notNull(),
      slot: smallint().notNull(),
      count: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.itemId, table.slot] })],
  );
}

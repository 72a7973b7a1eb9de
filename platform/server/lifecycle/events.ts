/** The tables of timelines: rows are only inserted, and read in order. */
import type { Queryable, Transaction } from '@platform/server/database/database';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { bigint, type PgColumn, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The columns of every timeline's table: order, event and time. */
export const eventColumns = <E extends string>(names: readonly [E, ...E[]]) => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  event: text({ enum: names }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

type EventTable = PgTable & { id: PgColumn };

export interface EventStore<T extends EventTable> {
  insert(tx: Transaction, entry: T['$inferInsert']): Promise<void>;
  /** The entries of some records, the oldest first. */
  list(db: Queryable, subjectIds: readonly string[]): Promise<T['$inferSelect'][]>;
  /** The newest entry of a record. */
  last(db: Queryable, subjectId: string): Promise<T['$inferSelect'] | null>;
}

/** Opens the timelines in a table; `subject` is the column with the record's id. */
export function eventStore<T extends EventTable>(table: T, subject: PgColumn): EventStore<T> {
  return {
    async insert(tx, entry) {
      await tx.insert(table).values(entry);
    },
    async list(db, subjectIds) {
      if (subjectIds.length === 0) return [];
      const rows = db.select().from(table as PgTable);
      return rows.where(inArray(subject, [...subjectIds])).orderBy(asc(table.id));
    },
    async last(db, subjectId) {
      const rows = db.select().from(table as PgTable);
      const [row] = await rows.where(eq(subject, subjectId)).orderBy(desc(table.id)).limit(1);
      return row ?? null;
    },
  };
}

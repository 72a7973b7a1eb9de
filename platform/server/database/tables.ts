/** Tables of the kernel. */
import {
  bigserial,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** First answers of commands, replayed when the same Idempotency-Key comes again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.caller, table.key] })],
);

/** Counters of attempts, in the shape that rate-limiter-flexible works with. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Live messages too long for a notification, in the shape that Socket.IO's adapter works with; it forgets them itself. */
export const liveAttachments = pgTable('live_attachments', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  payload: bytes().notNull(),
});

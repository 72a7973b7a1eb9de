/** Tables of the kernel. */
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
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

/** Counters of attempts, in the shape that rate-limiter-flexible needs. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

/** Actions of staff in all features. A trigger rejects changes: rows are only inserted. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The user who acted. */
    actorId: uuid('actor_id').notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_actions_subject').on(table.subjectKind, table.subjectId, table.id),
    index('staff_actions_action').on(table.action, table.id),
  ],
);

/**
 * Entries that members have marked, of every kind. No foreign keys: the kernel knows neither members nor entries, and
 * their locks would make members wait for each other.
 */
export const favourites = pgTable(
  'favourites',
  {
    kind: text().notNull(),
    itemId: uuid('item_id').notNull(),
    memberId: uuid('member_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.memberId] }),
    index('favourites_member').on(table.memberId, table.kind, table.at, table.itemId),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Live messages too long for a notification, in the shape that Socket.IO's adapter needs; the adapter deletes them. */
export const liveAttachments = pgTable('live_attachments', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  payload: bytes().notNull(),
});

/** Tables of the accounts: people, their credentials, their sessions. */
import { scripts } from '@platform/contract/variant';
import { instant } from '@platform/server/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** People. `name` is the full name; `username` is folded for comparison, `displayUsername` as typed. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull().default(''),
    username: text().notNull().unique(),
    displayUsername: text('display_username').notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Addresses of the avatar, 128 pixels wide, and 256 pixels as the member's page shows it. */
    image: text(),
    picture: text(),
    introduction: text().notNull().default(''),
    phone: text(),
    /** The script of emails to this person. */
    script: text({ enum: scripts }).notNull().default('hans'),
    role: text({ enum: ['user', 'editor', 'reviewer', 'admin'] })
      .notNull()
      .default('user'),
    banned: boolean().notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: instant('ban_expires'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // In the order of code points, so that it finds the beginnings of names.
  (table) => [index('users_folded_name').on(sql`(lower(${table.name}) collate "C")`)],
);

/** Sessions; a bearer token is a session's token signed with a key that is not in the database. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Credentials: the hash of a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** Single-use tokens sent by mail, hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Networks from which a user has logged in; failed attempts from elsewhere do not block them. */
export const familiarAddresses = pgTable(
  'familiar_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

/** Members who do not want to read what others write. */
export const mutes = pgTable(
  'mutes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: uuid('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedAt: instant('muted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.mutedId] }),
    index('mutes_muted').on(table.mutedId),
    check('mutes_others', sql`${table.memberId} <> ${table.mutedId}`),
  ],
);

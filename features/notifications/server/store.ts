/** Queries of notifications and of the settings of their mail. */
import { people, personColumns } from '@features/accounts/people';
import type { Queryable, Transaction } from '@platform/server/database/database';
import { paginationOf } from '@platform/server/list/largeList.rules';
import { listPage } from '@platform/server/list/listPage';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { defaultMail, type Group, kindsOf, type MailMode, mailGroups } from '../contract/kinds.ts';
import { type listNotifications, maxUnread, type Notification } from '../contract/notification.ts';
import type { MailSetting } from '../contract/settings.ts';
import { type NotificationRow, notificationSettings, notifications } from './tables.ts';

const { id, memberId, kind, mail, createdAt, occurredAt, readAt } = notifications;

const inGroup = (group: Group | undefined): SQL | undefined =>
  group === undefined ? undefined : inArray(kind, kindsOf(group));

/** Most people whom an answer names. */
const maxActors = 3;

const actors = {
  count: sql<number>`(select count(*)::int from notification_actors where notification_id = ${id})`,
  actorIds: sql<string[]>`array(
    select actor_id from notification_actors where notification_id = ${id}
    order by at desc, actor_id limit ${sql.raw(String(maxActors))})`,
};
const columns = { ...getTableColumns(notifications), ...actors };
type ActedRow = NotificationRow & { count: number; actorIds: string[] };

async function present(db: Queryable, rows: readonly ActedRow[]): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ actorIds }) => actorIds))];
  const persons =
    ids.length === 0 ? [] : await db.select(personColumns).from(people).where(inArray(people.id, ids));
  const byId = new Map(persons.map((person) => [person.id, person]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    detail: row.detail,
    quote: row.quote,
    path: row.path,
    count: row.count,
    actors: row.actorIds.flatMap((actorId) => byId.get(actorId) ?? []),
    occurredAt: row.occurredAt.toISOString(),
    isRead: row.readAt !== null,
  }));
}

/** A page of a member's notifications, the latest first. */
export async function findNotifications(
  db: Queryable,
  member: string,
  { group, state, page, limit }: z.output<typeof listNotifications.query>,
) {
  const isUnread = state === 'unread' ? isNull(readAt) : undefined;
  const where = and(eq(memberId, member), isUnread, inGroup(group));
  const select = db.select(columns).from(notifications).where(where).orderBy(desc(occurredAt), desc(id));
  const { rows, pagination } = await listPage(db, { select, table: notifications, where }, { page, limit });
  const { total } = pagination;
  return {
    notifications: await present(db, rows),
    pagination: paginationOf({ total, exact: true }, page, limit),
  };
}

/** How many a member has not read, at most `maxUnread`. */
export async function countUnread(db: Queryable, member: string): Promise<number> {
  const unread = db
    .select({ id })
    .from(notifications)
    .where(and(eq(memberId, member), isNull(readAt)))
    .limit(maxUnread);
  return db.$count(unread.as('unread'));
}

/** Marks one of a member's notifications as read; false when there is none. */
export async function markRead(
  db: Queryable,
  member: string,
  notificationId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${readAt}, ${now})` })
    .where(and(eq(id, notificationId), eq(memberId, member)))
    .returning({ id });
  return rows.length > 0;
}

/** Marks a member's unread notifications as read, locked in one order, so that parallel calls don't wait in a circle. */
export async function markAllRead(
  db: Queryable,
  member: string,
  group: Group | undefined,
  now: Date,
): Promise<void> {
  const unread = db
    .select({ id })
    .from(notifications)
    .where(and(eq(memberId, member), isNull(readAt), inGroup(group)))
    .orderBy(asc(id))
    .for('update');
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(inArray(id, unread), isNull(readAt)));
}

/** A member's mail settings: one for each group that can be mailed. */
export async function findSettings(db: Queryable, member: string): Promise<MailSetting[]> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.memberId, member));
  return mailGroups.map((group) => ({
    group,
    mail: rows.find((row) => row.group === group)?.mail ?? defaultMail[group],
  }));
}

/** Stores a setting, also for the notifications whose mail is still to be sent. */
export async function saveSetting(
  tx: Transaction,
  member: string,
  { group, mail: mode }: MailSetting,
): Promise<void> {
  const { memberId: owner, group: groupName } = notificationSettings;
  await tx
    .insert(notificationSettings)
    .values({ memberId: member, group, mail: mode })
    .onConflictDoUpdate({ target: [owner, groupName], set: { mail: mode } });
  await tx
    .update(notifications)
    .set({ mail: mode === 'none' ? null : mode })
    .where(and(eq(memberId, member), isNotNull(mail), inGroup(group)));
}

/** Mail that is due: of a mode, for what happened until then. */
export interface DueMail {
  mode: Exclude<MailMode, 'none'>;
  until: Date;
}

const isDue = ({ mode, until }: DueMail) => and(eq(mail, mode), lte(createdAt, until));

/** Members with due mail. */
export async function findDueMembers(
  db: Queryable,
  due: DueMail,
  { limit, skipped }: { limit: number; skipped: readonly string[] },
): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: memberId })
    .from(notifications)
    .where(and(isDue(due), notInArray(memberId, [...skipped])))
    .limit(limit);
}

/** Takes a member's due mail, which a parallel run then doesn't find; returns what is still unread, the latest first. */
export async function takeDue(
  tx: Transaction,
  member: string,
  due: DueMail,
): Promise<{ taken: boolean; unread: Notification[] }> {
  const rows = await tx
    .update(notifications)
    .set({ mail: null })
    .where(and(eq(memberId, member), isDue(due)))
    .returning({ id, readAt });
  const unreadIds = rows.filter((row) => row.readAt === null).map((row) => row.id);
  const unread = await tx
    .select(columns)
    .from(notifications)
    .where(inArray(id, unreadIds))
    .orderBy(desc(occurredAt), desc(id));
  return { taken: rows.length > 0, unread: await present(tx, unread) };
}

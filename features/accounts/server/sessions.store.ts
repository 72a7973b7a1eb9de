/** All queries about sessions, but those that better-auth makes. */
import type { Role } from '@platform/contract/endpoint';
import type { Database, Queryable } from '@platform/server/database/database';
import { and, desc, eq, gt, inArray, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Session } from '../contract/sessions.ts';
import { isNotBarred } from './store.ts';
import { sessions, users } from './tables.ts';

export interface LiveSession {
  sessionId: string;
  userId: string;
  role: Role;
  /** Time of the last use, to the precision of the rules. */
  seenAt: Date;
}

const selectLive = (db: Queryable) =>
  db
    .select({ sessionId: sessions.id, userId: sessions.userId, role: users.role, seenAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId));

/** Neither expired nor of a barred user. */
const isLive = (now: Date | Placeholder) => and(gt(sessions.expiresAt, now), isNotBarred(now));

/** Those of the sessions that are live. */
export function findLive(db: Queryable, sessionIds: readonly string[], now: Date): Promise<LiveSession[]> {
  return selectLive(db).where(and(inArray(sessions.id, [...sessionIds]), isLive(now)));
}

/** Prepares the one query that every call of a member costs: the live session of a token, if its owner is not barred. */
export function liveSessionQuery(db: Database): (token: string, now: Date) => Promise<LiveSession | null> {
  const now = sql.placeholder('now');
  const query = selectLive(db)
    .where(and(eq(sessions.token, sql.placeholder('token')), isLive(now)))
    .prepare('live_session');
  return async (token, instant) => {
    const [session] = await query.execute({ token, now: instant });
    return session ?? null;
  };
}

/** Records a session's use, which extends it. */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ updatedAt: now, expiresAt }).where(eq(sessions.id, sessionId));
}

/** Most sessions in the list; older ones end by "log out everywhere" or expire. */
const maxListed = 100;

/** Lists a user's live sessions, the current one first, then the last seen. */
export async function listLiveSessions(
  db: Queryable,
  userId: string,
  currentId: string,
  now: Date,
): Promise<Session[]> {
  const current = sql<boolean>`${sessions.id} = ${currentId}`;
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(current), desc(sessions.updatedAt), desc(sessions.id))
    .limit(maxListed);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    user_agent: row.userAgent ?? '',
    ip_address: row.ipAddress ?? '',
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
  }));
}

/** Deletes one session of a user; false when there is none. */
export async function deleteSession(db: Queryable, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Deletes all sessions of a user but one; returns how many. */
export async function deleteSessions(db: Queryable, userId: string, keptId: string | null): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

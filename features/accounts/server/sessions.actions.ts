/** Sessions: authenticating every call, and ending them. */
import { after } from '@platform/server/clock';
import { failure } from '@platform/server/http/failure';
import type { Caller, Origin, Services } from '@platform/server/portal';
import { accountErrors } from '../contract/errors.ts';
import type { Session } from '../contract/sessions.ts';
import { signingSecret } from './auth.ts';
import { seenPrecision, sessionLifetime } from './rules.ts';
import {
  deleteSession,
  deleteSessions,
  findLive,
  listLiveSessions,
  liveSessionQuery,
  touchSession,
} from './sessions.store.ts';
import { bearerOf, tokenCheck } from './tokens.ts';

/**
 * Prepares the authentication of bearer tokens: a signature, one query and, once an hour, a second one. Returns null for a token
 * that is forged, logged out or expired, or of a banned user.
 */
export function authenticator(services: Services): (origin: Origin) => Promise<Caller | null> {
  const { db, clock } = services;
  const check = tokenCheck(signingSecret(services));
  const liveSessionOf = liveSessionQuery(db);
  return async ({ authorization }) => {
    const bearer = bearerOf(authorization);
    const token = bearer && check(bearer);
    if (!token) return null;
    const now = clock.now();
    const live = await liveSessionOf(token, now);
    if (!live) return null;
    const { userId, role, sessionId, seenAt } = live;
    if (now.getTime() - seenAt.getTime() > seenPrecision) {
      await touchSession(db, sessionId, now, after(now, sessionLifetime));
    }
    return { id: userId, role, sessionId };
  };
}

/** The callers of the sessions that are live. */
export async function findLiveSessions(
  { db, clock }: Services,
  sessionIds: readonly string[],
): Promise<Caller[]> {
  const sessions = await findLive(db, sessionIds, clock.now());
  return sessions.map(({ userId, role, sessionId }) => ({ id: userId, role, sessionId }));
}

/** Ends the caller's session, at once. */
export async function logout({ db }: Services, { id, sessionId }: Caller): Promise<void> {
  await deleteSession(db, id, sessionId);
}

/** Lists the caller's live sessions. */
export function listSessions({ db, clock }: Services, { id, sessionId }: Caller): Promise<Session[]> {
  return listLiveSessions(db, id, sessionId, clock.now());
}

/** Ends one of the caller's sessions. Throws SESSION_NOT_FOUND, also for sessions of other users. */
export async function endSession({ db }: Services, caller: Caller, sessionId: string): Promise<void> {
  if (!(await deleteSession(db, caller.id, sessionId))) throw failure(accountErrors.SESSION_NOT_FOUND);
}

/** Ends all of the caller's sessions, or all but this one; returns how many. */
export function endAllSessions({ db }: Services, caller: Caller, keepCurrent: boolean): Promise<number> {
  return deleteSessions(db, caller.id, keepCurrent ? caller.sessionId : null);
}

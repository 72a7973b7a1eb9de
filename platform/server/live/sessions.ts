/** Ends the connections of members whose session has ended elsewhere. */
import type { Caller } from '../portal.ts';

/** As whom a page listens; null while it is in no room that asks. */
export interface Member {
  sessionId: string;
  role: Caller['role'];
}

interface Connected {
  data: { member: Member | null };
  disconnect(close: boolean): unknown;
}

/**
 * Disconnects whose session is over, or whose role has changed: one query for all. The page comes back and is
 * asked anew at every room.
 */
export async function disconnectEnded(
  sockets: Iterable<Connected>,
  findLive: (sessionIds: readonly string[]) => Promise<readonly Caller[]>,
): Promise<void> {
  const members = [...sockets].filter(({ data }) => data.member !== null);
  if (members.length === 0) return;
  const ids = new Set(members.flatMap(({ data }) => data.member?.sessionId ?? []));
  const live = new Map((await findLive([...ids])).map(({ sessionId, role }) => [sessionId, role]));
  for (const socket of members) {
    const { member } = socket.data;
    if (member && live.get(member.sessionId) !== member.role) socket.disconnect(true);
  }
}

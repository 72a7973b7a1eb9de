/** Ends the connections of members whose session has ended. */
import type { Caller } from '../portal.ts';

/** The member of a connection; null while no room of the page needs one. */
export interface Member {
  sessionId: string;
  role: Caller['role'];
}

interface Connected {
  data: { member: Member | null };
  disconnect(close: boolean): unknown;
}

/**
 * Disconnects members whose session has ended or whose role has changed, with one query for all. The page
 * reconnects and is authorised again for every room.
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

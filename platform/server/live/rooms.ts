/** Joining and leaving rooms. */
import {
  type Channel,
  type JoinAnswer,
  type PageToServer,
  roomOf,
  roomRequest,
  type ServerToPage,
} from '@platform/contract/channel';
import { genericErrors } from '@platform/contract/errors';
import type { DefaultEventsMap, Socket } from 'socket.io';
import { Failure, failure, invalid } from '../http/failure.ts';
import type { Log } from '../log.ts';
import type { Caller, Origin } from '../portal.ts';
import { joins, maxRooms, messages, openTokenBucket } from './live.rules.ts';
import type { Member } from './sessions.ts';

/** An open channel of any type. */
export interface OpenChannel {
  channel: Channel;
  mayJoin?: ((listener: { params: unknown; caller: Caller | null }) => Promise<boolean>) | undefined;
}

export type LiveSocket = Socket<PageToServer, ServerToPage, DefaultEventsMap, { member: Member | null }>;

interface RoomContext {
  channels: ReadonlyMap<string, OpenChannel>;
  identify: (origin: Origin) => Promise<Caller | null>;
  log: Log;
}

function paramsOf({ params: schema }: Channel, input: unknown): Record<string, unknown> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
}

async function authorise(
  { channel, mayJoin }: OpenChannel,
  params: unknown,
  identify: () => Promise<Caller | null>,
): Promise<Caller | null> {
  const { access } = channel;
  const caller = access === 'anyone' && !mayJoin ? null : await identify();
  if (access !== 'anyone') {
    if (!caller) throw failure(genericErrors.UNAUTHENTICATED);
    if (access !== 'member' && !access.includes(caller.role)) throw failure(genericErrors.FORBIDDEN);
  }
  if (mayJoin && !(await mayJoin({ params, caller }))) throw failure(genericErrors.NOT_FOUND);
  return caller;
}

/** Handles a page's requests while it is connected. */
export function handleRequests(
  socket: LiveSocket,
  origin: Origin,
  { channels, identify, log }: RoomContext,
): void {
  // Rooms that the page has joined or is joining.
  const rooms = new Set<string>();
  const takeMessage = openTokenBucket(messages, () => performance.now());
  const takeJoin = openTokenBucket(joins, () => performance.now());
  socket.data.member = null;

  function find(request: unknown): {
    openChannel: OpenChannel;
    params: Record<string, unknown>;
    room: string;
  } {
    const parsed = roomRequest.safeParse(request);
    const openChannel = parsed.success && channels.get(parsed.data.channel);
    if (!openChannel) throw failure(genericErrors.NOT_FOUND);
    const params = paramsOf(openChannel.channel, parsed.data.params);
    return { openChannel, params, room: roomOf(openChannel.channel, params) };
  }

  async function join(request: unknown): Promise<void> {
    if (!takeJoin()) throw failure(genericErrors.TOO_MANY_REQUESTS);
    const { openChannel, params, room } = find(request);
    if (!rooms.has(room) && rooms.size >= maxRooms) throw failure(genericErrors.BAD_REQUEST);
    rooms.add(room);
    try {
      const caller = await authorise(openChannel, params, () => identify(origin));
      if (caller) socket.data.member = { sessionId: caller.sessionId, role: caller.role };
    } catch (error) {
      rooms.delete(room);
      await socket.leave(room);
      throw error;
    }
    // The page may have left or disconnected during authentication.
    if (rooms.has(room) && socket.connected) await socket.join(room);
  }

  function refusal(error: unknown): JoinAnswer {
    const { entry } = error instanceof Failure ? error : failure(genericErrors.INTERNAL);
    if (entry.status >= 500) log.error({ err: error }, 'live: joining failed');
    return { ok: false, code: entry.code, message: entry.message };
  }

  socket.use((_message, next) => {
    if (takeMessage()) next();
    else socket.disconnect(true);
  });
  socket.on('join', (request, answer) => {
    // A client may send data of any shape.
    const reply = typeof answer === 'function' ? answer : () => {};
    join(request).then(
      () => reply({ ok: true }),
      (error: unknown) => reply(refusal(error)),
    );
  });
  socket.on('leave', (request) => {
    try {
      const { room } = find(request);
      rooms.delete(room);
      void socket.leave(room);
    } catch {
      // The page is not in that room.
    }
  });
}

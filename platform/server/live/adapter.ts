/** Between instances: what one says, all hear, through NOTIFY of the portal's own PostgreSQL. */
import { setImmediate } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { openPool } from '../database/database.ts';
import { liveAttachments } from '../database/tables.ts';
import type { Log } from '../log.ts';

export interface Instances {
  /** For Socket.IO. */
  adapter: ReturnType<typeof createAdapter>;
  /** Waits for what is being said, then lets go of the connections. */
  close(): Promise<void>;
}

/** Opens the two connections: one to listen, one to speak, which keeps an instance's messages in order. */
export function openInstances(databaseUrl: string, log: Log, onGap: () => void): Instances {
  const application_name = 'zhongzhou-live';
  // A second one only while the first is replaced.
  const listeners = openPool(databaseUrl, { max: 2, application_name });
  // A pool of its own: while nothing listens, a second connection would overtake the first.
  const speaker = openPool(databaseUrl, { max: 1, application_name });
  let closed = false;
  let connected = false;
  let giveBack = () => {};
  let listening: pg.PoolClient | null = null;
  const speaking = new Set<Promise<unknown>>();

  /** The connection to listen on. The adapter takes a new one when it breaks, but neither hears the error nor gives it back. */
  async function connect(): Promise<pg.PoolClient> {
    // The adapter would go on trying.
    if (closed) return new Promise(() => {});
    const client = await listeners.connect();
    // The adapter asks twice when LISTEN fails: for the failure, and for the end of the connection.
    listening?.removeAllListeners('notification').removeAllListeners('end');
    giveBack();
    listening = client;
    const { release } = client;
    let given = false;
    giveBack = () => {
      if (!given) release(true);
      given = true;
    };
    client.release = giveBack;
    client.on('error', (error) => log.warn({ err: error }, 'live: connection to the other instances lost'));
    client.once('end', giveBack);
    // By then the adapter listens: what comes after this answer is heard.
    if (connected) void setImmediate().then(() => client.query('select 1').then(onGap, () => {}));
    connected = true;
    return client;
  }

  function query(...given: Parameters<pg.Pool['query']>): Promise<unknown> {
    const said: Promise<unknown> = Promise.resolve(speaker.query(...given));
    const done = said
      .then(
        () => {},
        () => {},
      )
      .finally(() => speaking.delete(done));
    speaking.add(done);
    return said;
  }

  return {
    // The two methods are all that the adapter uses.
    adapter: createAdapter({ connect, query } as unknown as pg.Pool, {
      tableName: getTableName(liveAttachments),
      // The server takes less than 8000 bytes; what is longer goes through the table.
      payloadThreshold: 7900,
      // Nobody asks who the others are.
      heartbeatInterval: 30_000,
      heartbeatTimeout: 90_000,
      errorHandler: (error) => log.warn({ err: error }, 'live: a message did not reach the other instances'),
    }),
    async close() {
      closed = true;
      // What was said last has only begun to be.
      await setImmediate();
      await Promise.all(speaking);
      giveBack();
      await Promise.all([listeners.end(), speaker.end()]);
    },
  };
}

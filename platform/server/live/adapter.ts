/** Sends live messages between instances through PostgreSQL's NOTIFY. */
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
  /** Waits for messages in flight, then closes the connections. */
  close(): Promise<void>;
}

/** Opens two connections: one to listen and one to send, which keeps an instance's messages in order. */
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
    // The adapter listens by now: later messages are received.
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
      // NOTIFY takes less than 8000 bytes; longer messages go through the table.
      payloadThreshold: 7900,
      // The list of other instances is not used.
      heartbeatInterval: 30_000,
      heartbeatTimeout: 90_000,
      errorHandler: (error) => log.warn({ err: error }, 'live: a message did not reach the other instances'),
    }),
    async close() {
      closed = true;
      // The last message may still be in flight.
      await setImmediate();
      await Promise.all(speaking);
      giveBack();
      await Promise.all([listeners.end(), speaker.end()]);
    },
  };
}

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
  // Two connections only while a broken one is replaced.
  const listenerPool = openPool(databaseUrl, { max: 2, application_name });
  // A separate pool with one connection, because messages on two connections could change order.
  const senderPool = openPool(databaseUrl, { max: 1, application_name });
  let closed = false;
  let connected = false;
  let releaseListener = () => {};
  let listener: pg.PoolClient | null = null;
  const pending = new Set<Promise<unknown>>();

  /** The connection to listen on. The adapter asks for a new one when it breaks, but neither handles its error nor releases it. */
  async function connect(): Promise<pg.PoolClient> {
    // Otherwise the adapter would retry forever.
    if (closed) return new Promise(() => {});
    const client = await listenerPool.connect();
    // The adapter connects twice when LISTEN fails: after the failure, and after the end of the connection.
    listener?.removeAllListeners('notification').removeAllListeners('end');
    releaseListener();
    listener = client;
    const { release } = client;
    let isReleased = false;
    releaseListener = () => {
      if (!isReleased) release(true);
      isReleased = true;
    };
    client.release = releaseListener;
    client.on('error', (error) => log.warn({ err: error }, 'live: connection to the other instances lost'));
    client.once('end', releaseListener);
    // Once this query has run, the adapter listens and receives later messages.
    if (connected) void setImmediate().then(() => client.query('select 1').then(onGap, () => {}));
    connected = true;
    return client;
  }

  function query(...args: Parameters<pg.Pool['query']>): Promise<unknown> {
    const result: Promise<unknown> = Promise.resolve(senderPool.query(...args));
    const done = result
      .then(
        () => {},
        () => {},
      )
      .finally(() => pending.delete(done));
    pending.add(done);
    return result;
  }

  return {
    // The adapter uses only these two methods.
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
      await Promise.all(pending);
      releaseListener();
      await Promise.all([listenerPool.end(), senderPool.end()]);
    },
  };
}

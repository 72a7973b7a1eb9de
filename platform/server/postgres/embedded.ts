/** PostgreSQL without a server of the operator's: the real one, from npm, under the data folder. */
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  application,
  type Cluster,
  clusterIn,
  prepareCluster,
  readPasswords,
  removeDrafts,
  socketPort,
  superuser,
} from './cluster.ts';
import { AlreadyRunning, releaseOwnership, takeOwnership } from './owner.ts';
import { readPostmaster, type Started, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** Takes a line about anything that lasts or goes wrong. */
  log: (line: string) => void;
  /** Where this portal serves visitors; a second portal is told. */
  address?: string;
  /** False for tests: nothing waits for the disk. */
  durable?: boolean;
  /** Told when another portal took the data folder over while the database was down. */
  onLost?: (error: Error) => void;
}

export interface Embedded {
  /** Of the portal's own database, as the role that owns it. */
  url: string;
  /** Of the maintenance database, as the superuser. */
  superuserUrl: string;
  /** Whether a server was found running, left behind by a portal that died. */
  adopted: boolean;
  /** Stops PostgreSQL after a last checkpoint. */
  stop(): Promise<void>;
}

/** A server that does not come up in this time, in milliseconds, is reported; recovery after a crash is let finish. */
const startTimeout = 60_000;
/** Between two attempts to start a server that does not come up, in milliseconds. */
const retryDelay = 1000;

function urlOf(cluster: Cluster, role: string, password: string, database: string): string {
  // Not URLSearchParams: PostgreSQL's own tools don't read "+" as a space.
  const host = encodeURIComponent(cluster.sockets);
  return `postgres://${role}:${password}@localhost/${database}?host=${host}&port=${socketPort}&sslmode=disable`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Opens one connection as the superuser. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal owner',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks later is told by its 'end'; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Connects to the server of a cluster, starting it when none runs. */
async function reach(
  cluster: Cluster,
  url: string,
  durable: boolean,
): Promise<{ client: pg.Client; adopted: boolean }> {
  let started: Started | null = null;
  let deadline = Date.now() + startTimeout;
  for (;;) {
    try {
      const client = await connect(url);
      return { client, adopted: readPostmaster(cluster)?.pid !== started?.process.pid };
    } catch (error) {
      const code = codeOf(error);
      if (code.startsWith('28')) throw error;
      // 57P03: it is starting up, recovering or shutting down.
      if (code === '57P03') deadline = Date.now() + startTimeout;
      const ended: string | null = started?.ended() ?? null;
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not come up (${cluster.log})`, { cause: error });
      if (started && !ended) {
        await delay(10);
        continue;
      }
      if (ended && !/lock file|pre-existing shared memory/.test(ended)) throw new Error(ended);
      if (readPostmaster(cluster)?.runs) {
        started = null;
        await delay(25);
        continue;
      }
      if (ended) await delay(250);
      started = startPostmaster(cluster, durable);
    }
  }
}

/** The address of the database that a running portal serves its data folder from, for a command beside it. */
export function addressOfRunning(dataDir: string): string {
  const cluster = clusterIn(join(realpathSync(dataDir), 'postgres'));
  return urlOf(cluster, application, readPasswords(cluster).application, application);
}

/**
 * Opens the embedded database of a data folder, whatever state a crash has left it in. Throws AlreadyRunning
 * when another portal serves the folder.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, address = '', durable = true, onLost = (error) => log(error.message) } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const cluster = await prepareCluster(dataDir, durable);
  const passwords = readPasswords(cluster);
  const superuserUrl = urlOf(cluster, superuser, passwords.superuser, 'postgres');
  let stopping = false;
  let lost = false;
  let recovery: Promise<void> = Promise.resolve();
  let owner: pg.Client;

  /** Reaches the server and takes the folder; tries anew when the server was just being stopped by another. */
  async function take(): Promise<boolean> {
    for (;;) {
      const { client, adopted } = await reach(cluster, superuserUrl, durable);
      try {
        await takeOwnership(client, dataDir, address);
      } catch (error) {
        await client.end().catch(() => {});
        if (codeOf(error) === '57P01' || /terminated|not queryable|closed/.test(String(error))) continue;
        throw error;
      }
      owner = client;
      client.once('end', () => {
        recovery = recover();
      });
      return adopted;
    }
  }

  /** Starts the server again, as often as it takes; only another portal on the folder ends the attempts. */
  async function recover(): Promise<void> {
    while (!stopping) {
      log('PostgreSQL has gone: starting it again');
      try {
        await take();
        log('PostgreSQL is back');
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) {
          lost = true;
          onLost(error);
          return;
        }
        log(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
        await delay(retryDelay);
      }
    }
  }

  const adopted = await take();
  await removeDrafts(dataDir);
  if (adopted) log('took over the PostgreSQL that a previous portal left running');
  return {
    url: urlOf(cluster, application, passwords.application, application),
    superuserUrl,
    adopted,
    async stop() {
      stopping = true;
      await recovery;
      if (lost) return;
      releaseOwnership(dataDir);
      await stopPostmaster(cluster);
      await owner.end().catch(() => {});
    },
  };
}

/** The embedded PostgreSQL: its programs come from npm, its data are in the data folder. */
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
import { readPostmaster, type ServerProcess, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** Called with a line about slow steps and problems. */
  log: (line: string) => void;
  /** The address of this portal, for the error message of a second portal. */
  address?: string;
  /** False for tests: writes do not wait for the disk. */
  durable?: boolean;
  /** Called when another portal has taken over the data folder while the database was down. */
  onLost?: (error: Error) => void;
}

export interface Embedded {
  /** The address of the portal's database, as the role that owns it. */
  url: string;
  /** The address of the maintenance database, as the superuser. */
  superuserUrl: string;
  /** Whether a running server of a dead portal was adopted. */
  adopted: boolean;
  /** Stops PostgreSQL after a last checkpoint. */
  stop(): Promise<void>;
}

/** Milliseconds after which a server that does not start is an error; recovery after a crash is not limited. */
const startTimeout = 60_000;
/** Milliseconds between two attempts to start a server. */
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
  // A connection that breaks later emits 'end'; without a listener the error would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Connects to the server of a cluster; starts one if none runs. */
async function connectOrStart(
  cluster: Cluster,
  url: string,
  durable: boolean,
): Promise<{ client: pg.Client; adopted: boolean }> {
  let server: ServerProcess | null = null;
  let deadline = Date.now() + startTimeout;
  for (;;) {
    try {
      const client = await connect(url);
      return { client, adopted: readPostmaster(cluster)?.pid !== server?.process.pid };
    } catch (error) {
      const code = codeOf(error);
      if (code.startsWith('28')) throw error;
      // 57P03: it is starting up, recovering or shutting down.
      if (code === '57P03') deadline = Date.now() + startTimeout;
      const failure: string | null = server?.failure() ?? null;
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not come up (${cluster.log})`, { cause: error });
      if (server && !failure) {
        await delay(10);
        continue;
      }
      if (failure && !/lock file|pre-existing shared memory/.test(failure)) throw new Error(failure);
      if (readPostmaster(cluster)?.runs) {
        server = null;
        await delay(25);
        continue;
      }
      if (failure) await delay(250);
      server = startPostmaster(cluster, durable);
    }
  }
}

/** The address of a running portal's database, for commands that run at the same time. */
export function addressOfRunning(dataDir: string): string {
  const cluster = clusterIn(join(realpathSync(dataDir), 'postgres'));
  return urlOf(cluster, application, readPasswords(cluster).application, application);
}

/**
 * Opens the embedded database of a data folder, also after a crash. Throws AlreadyRunning
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
  let isLost = false;
  let recovery: Promise<void> = Promise.resolve();
  let owner: pg.Client;

  /** Connects to the server and takes the folder; retries if another process was stopping the server. */
  async function acquire(): Promise<boolean> {
    for (;;) {
      const { client, adopted } = await connectOrStart(cluster, superuserUrl, durable);
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

  /** Restarts the server until it succeeds, or until another portal has taken the folder. */
  async function recover(): Promise<void> {
    while (!stopping) {
      log('PostgreSQL has gone: starting it again');
      try {
        await acquire();
        log('PostgreSQL is back');
        return;
      } catch (error) {
        if (error instanceof AlreadyRunning) {
          isLost = true;
          onLost(error);
          return;
        }
        log(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
        await delay(retryDelay);
      }
    }
  }

  const adopted = await acquire();
  await removeDrafts(dataDir);
  if (adopted) log('took over the PostgreSQL that a previous portal left running');
  return {
    url: urlOf(cluster, application, passwords.application, application),
    superuserUrl,
    adopted,
    async stop() {
      stopping = true;
      await recovery;
      if (isLost) return;
      releaseOwnership(dataDir);
      await stopPostmaster(cluster);
      await owner.end().catch(() => {});
    },
  };
}

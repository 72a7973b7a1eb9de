/** One portal per data folder: an advisory lock that ends with its connection, and a file that names its holder. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** An arbitrary constant, the same for all portals. */
const ownerLock = 7_201_949_002n;
/** Milliseconds within which the lock of a dead process is released. */
const lockTimeout = 5000;

/** The content of `portal.json`. */
export interface Owner {
  pid: number;
  /** Its public address. */
  address: string;
  /** The PostgreSQL process of the connection that holds the lock, to match the file with the lock. */
  backend: number;
  since: string;
}

/** Another portal serves this data folder. */
export class AlreadyRunning extends Error {
  override readonly name = 'AlreadyRunning';
  readonly pid: number | null;
  readonly address: string | null;
  constructor(dataDir: string, owner: Owner | null) {
    const who = owner ? ` at ${owner.address} (process ${owner.pid})` : '';
    super(`A portal is already running on ${dataDir}${who}.`);
    this.pid = owner?.pid ?? null;
    this.address = owner?.address ?? null;
  }
}

function ownerFile(dataDir: string): string {
  return join(dataDir, 'portal.json');
}

function readOwner(dataDir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerFile(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The PostgreSQL process that holds the lock, or null. */
async function lockHolder(client: pg.Client): Promise<number | null> {
  const result = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
       and (classid::bigint << 32) + objid::bigint = $1`,
    [ownerLock],
  );
  return result.rows[0]?.pid ?? null;
}

/**
 * Takes the lock on this connection and writes `portal.json`. Throws AlreadyRunning at once if the holder is
 * alive, else if the lock is not released in time.
 */
export async function takeOwnership(client: pg.Client, dataDir: string, address: string): Promise<void> {
  const deadline = Date.now() + lockTimeout;
  for (;;) {
    const result = await client.query<{ taken: boolean; backend: number }>(
      'select pg_try_advisory_lock($1) as taken, pg_backend_pid() as backend',
      [ownerLock],
    );
    const [answer] = result.rows;
    if (answer?.taken) {
      const owner: Owner = {
        pid: process.pid,
        address,
        backend: answer.backend,
        since: new Date().toISOString(),
      };
      writeFileSync(`${ownerFile(dataDir)}.new`, `${JSON.stringify(owner)}\n`);
      renameSync(`${ownerFile(dataDir)}.new`, ownerFile(dataDir));
      return;
    }
    const owner = readOwner(dataDir);
    const ownsLock = owner !== null && owner.backend === (await lockHolder(client));
    if (ownsLock && isAlive(owner.pid)) throw new AlreadyRunning(dataDir, owner);
    if (Date.now() > deadline) throw new AlreadyRunning(dataDir, ownsLock ? owner : null);
    await delay(25);
  }
}

/** Removes `portal.json`; the lock is released with the connection. */
export function releaseOwnership(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}

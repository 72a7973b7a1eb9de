/** One portal per data folder: an advisory lock that dies with its connection, and a note of who holds it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Any constant will do, as long as every portal uses the same. */
const ownerLock = 7_201_949_002n;
/** How long the lock of a process that has just died may take to be released, in milliseconds. */
const grace = 5000;

/** What the owner writes to `portal.json`. */
export interface Owner {
  pid: number;
  /** Where it serves visitors. */
  address: string;
  /** The PostgreSQL process of the connection that holds the lock: ties the note to the lock. */
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

function note(dataDir: string): string {
  return join(dataDir, 'portal.json');
}

function readOwner(dataDir: string): Owner | null {
  try {
    return JSON.parse(readFileSync(note(dataDir), 'utf8'));
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
  const found = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
       and (classid::bigint << 32) + objid::bigint = $1`,
    [ownerLock],
  );
  return found.rows[0]?.pid ?? null;
}

/**
 * Takes the lock on this connection and writes `portal.json`. Throws AlreadyRunning at once when the holder
 * is known to live, else after waiting for a dead one's lock to be released.
 */
export async function takeOwnership(client: pg.Client, dataDir: string, address: string): Promise<void> {
  const deadline = Date.now() + grace;
  for (;;) {
    const tried = await client.query<{ taken: boolean; backend: number }>(
      'select pg_try_advisory_lock($1) as taken, pg_backend_pid() as backend',
      [ownerLock],
    );
    const [answer] = tried.rows;
    if (answer?.taken) {
      const owner: Owner = {
        pid: process.pid,
        address,
        backend: answer.backend,
        since: new Date().toISOString(),
      };
      writeFileSync(`${note(dataDir)}.new`, `${JSON.stringify(owner)}\n`);
      renameSync(`${note(dataDir)}.new`, note(dataDir));
      return;
    }
    const owner = readOwner(dataDir);
    const holds = owner !== null && owner.backend === (await lockHolder(client));
    if (holds && isAlive(owner.pid)) throw new AlreadyRunning(dataDir, owner);
    if (Date.now() > deadline) throw new AlreadyRunning(dataDir, holds ? owner : null);
    await delay(25);
  }
}

/** Removes `portal.json`; the lock is released with the connection. */
export function releaseOwnership(dataDir: string): void {
  rmSync(note(dataDir), { force: true });
}

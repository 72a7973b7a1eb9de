import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { clusterIn } from './cluster.ts';
import { addressOfRunning, type Embedded, openEmbedded } from './embedded.ts';
import { AlreadyRunning } from './owner.ts';
import { readPostmaster } from './postmaster.ts';

const node = join(import.meta.dirname, '../../../node_modules/.bin/node');
const program = fileURLToPath(new URL('./embedded.test.portal.ts', import.meta.url));
const address = 'http://localhost:4300';

let dataDir: string;
let opened: Embedded[];
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
  opened = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of opened) await database.stop();
  const postmaster = readPostmaster(clusterIn(join(dataDir, 'postgres')));
  if (postmaster?.runs) process.kill(postmaster.pid, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

async function open({ folder = dataDir, durable = false } = {}): Promise<Embedded> {
  const database = await openEmbedded({ dataDir: folder, durable, address, log: () => {} });
  opened.push(database);
  return database;
}

/** Runs statements over one connection; returns the rows of the last. */
async function query(
  url: string,
  ...statements: string[]
): Promise<{ [column: string]: unknown; n?: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: { n?: number }[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** A portal in a process of its own, and the lines that it has printed so far. */
function startPortal(
  address = 'http://localhost:4301',
  durability = 'durable',
): { child: ChildProcess; lines: string[] } {
  const child = spawn(node, [program, dataDir, address, durability], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk) => {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  return { child, lines };
}

const until = (condition: () => boolean | Promise<boolean>) =>
  eventually(async () => expect(await condition()).toBe(true), 5);

/** Kills the portal after so many acknowledged rows; returns their number. */
async function killAfter(rows: number, portal: ReturnType<typeof startPortal>): Promise<number> {
  await until(() => portal.lines.length > rows);
  const closed = once(portal.child, 'close');
  portal.child.kill('SIGKILL');
  await closed;
  return portal.lines.length - 1;
}

async function countRows(database: Embedded): Promise<number> {
  const [row] = await query(database.url, 'select count(*)::integer as n from rows');
  return Number(row?.n);
}

function postmasterPid(): number {
  const running = readPostmaster(clusterIn(join(dataDir, 'postgres')));
  if (!running) throw new Error('no PostgreSQL is running');
  return running.pid;
}

describe('a fresh data folder', () => {
  test('gets a durable PostgreSQL 18 in UTF-8, with passwords that only its owner can read', async () => {
    const database = await open({ durable: true });
    expect(database.adopted).toBe(false);
    const [row] = await query(
      database.url,
      `select current_setting('server_version_num')::integer / 10000 as major, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as tcp,
         current_setting('max_connections') as connections, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
         datlocale as locale, rolsuper as super
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    );
    expect(row).toEqual({
      major: 18,
      fsync: 'on',
      commit: 'on',
      tcp: '',
      connections: '200',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      super: false,
    });
    expect((await stat(join(dataDir, 'postgres/passwords.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres/cluster'))).mode & 0o777).toBe(0o700);
    await expect(query(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  });

  test('keeps its data after a restart', async () => {
    const first = await open();
    await query(first.url, 'create table items (name text)', `insert into items values ('青花瓷')`);
    await first.stop();
    expect(readPostmaster(clusterIn(join(dataDir, 'postgres')))).toBeNull();
    const second = await open();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select name from items')).toEqual([{ name: '青花瓷' }]);
  });

  test('may have a path too long for a socket, with spaces and quotes in it', async () => {
    const folder = join(dataDir, `${'中轴'.repeat(20)} "a", b`);
    const database = await open({ folder });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    await rm(clusterIn(join(folder, 'postgres')).sockets, { recursive: true, force: true });
  });
});

describe('a portal killed while it writes', () => {
  test('leaves a PostgreSQL that the next portal adopts with every acknowledged row, and stops', async () => {
    const acknowledged = await killAfter(40, startPortal());
    const orphan = postmasterPid();
    const database = await open();
    expect(database.adopted).toBe(true);
    expect(postmasterPid()).toBe(orphan);
    expect(await countRows(database)).toBeGreaterThanOrEqual(acknowledged);
    await database.stop();
    expect(readPostmaster(clusterIn(join(dataDir, 'postgres')))).toBeNull();
  });

  test('loses nothing when PostgreSQL is killed with it and its lock files name another process', async () => {
    const acknowledged = await killAfter(40, startPortal());
    const cluster = clusterIn(join(dataDir, 'postgres'));
    process.kill(postmasterPid(), 'SIGKILL');
    await until(() => readPostmaster(cluster)?.runs === false);
    for (const file of [join(cluster.data, 'postmaster.pid'), join(cluster.sockets, '.s.PGSQL.5432.lock')]) {
      const [, ...others] = (await readFile(file, 'utf8')).split('\n');
      await writeFile(file, [process.pid, ...others].join('\n'));
    }
    const database = await open();
    expect(database.adopted).toBe(false);
    expect(await countRows(database)).toBeGreaterThanOrEqual(acknowledged);
  });

  test('leaves an incomplete cluster that the next portal replaces', async () => {
    const { child } = startPortal();
    await until(async () => {
      const drafts = await readdir(dataDir);
      return drafts.some((name) => existsSync(join(dataDir, name, 'cluster/base')));
    });
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    await mkdir(join(dataDir, 'postgres.new-older'), { recursive: true });
    const database = await open();
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['portal.json', 'postgres']);
  });
});

describe('AlreadyRunning', () => {
  test('rejects a second portal, names the first and does not affect it', async () => {
    const database = await open();
    const { child, lines } = startPortal();
    await once(child, 'close');
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      name: 'AlreadyRunning',
      pid: process.pid,
      address,
    });
    expect(JSON.parse(await readFile(join(dataDir, 'portal.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    // A command of the operator can use the same database.
    expect(addressOfRunning(dataDir)).toBe(database.url);
  });

  test('gives an empty folder to exactly one of several portals that start at once', async () => {
    const portals = [1, 2, 3].map((n) => startPortal(`http://localhost:431${n}`, 'fast'));
    await until(() => portals.every(({ lines }) => lines.length > 0));
    const refused = portals.filter(({ lines }) => lines[0] !== 'ready');
    expect(refused, JSON.stringify(portals.map(({ lines }) => lines))).toHaveLength(2);
    const winner = portals.find(({ lines }) => lines[0] === 'ready');
    for (const { lines } of refused) {
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'AlreadyRunning', pid: winner?.child.pid });
    }
    await expect(open()).rejects.toThrow(AlreadyRunning);
    winner?.child.kill('SIGTERM');
    if (winner) await once(winner.child, 'close');
    expect((await open()).adopted).toBe(false);
  });
});

describe('a PostgreSQL that dies while its portal runs', () => {
  test('is restarted at the same address, and the portal keeps the folder', async () => {
    const database = await open({ durable: true });
    await query(database.url, 'create table items (n integer)', 'insert into items values (7)');
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await until(async () => {
      try {
        return (await query(database.url, 'select n from items'))[0]?.n === 7;
      } catch {
        return false;
      }
    });
    expect(postmasterPid()).not.toBe(pid);
    const { child, lines } = startPortal();
    await once(child, 'close');
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ name: 'AlreadyRunning', pid: process.pid });
  });

  test('is restarted until it succeeds', async () => {
    const logLines: string[] = [];
    const database = await openEmbedded({ dataDir, durable: false, log: (line) => void logLines.push(line) });
    opened.push(database);
    const cluster = clusterIn(join(dataDir, 'postgres'));
    const needed = join(cluster.data, 'pg_hba.conf');
    await rename(needed, `${needed}.away`);
    process.kill(postmasterPid(), 'SIGKILL');
    await until(() => logLines.some((line) => line.startsWith('PostgreSQL did not start')));
    await rename(`${needed}.away`, needed);
    await until(() => logLines.includes('PostgreSQL is back'));
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

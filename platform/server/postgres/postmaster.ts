/** The PostgreSQL process of a cluster: detects, starts and stops it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, accountFor, commandAs } from './account.ts';
import { type Cluster, makePrivate, programs, serverEnvironment, socketPort } from './cluster.ts';

/** Bytes; a larger log is renamed at the next start. */
const maxLogSize = 2_000_000;
/** Milliseconds after which PostgreSQL is stopped without a checkpoint. */
const stopTimeout = 60_000;

/** The settings of every start; an adopted server keeps its own. */
function settings(cluster: Cluster, durable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(socketPort),
    unix_socket_directories: `"${cluster.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    work_mem: '8MB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'zhongzhou',
    ...(durable
      ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          io_method: 'sync',
          wal_level: 'minimal',
          max_wal_senders: '0',
          autovacuum: 'off',
        }),
  };
}

/** The command line of a process, or null when it is gone (or a zombie, which has none). */
function commandLine(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    }
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

/** Whether a process is the server of this cluster. */
function isServer(pid: number, cluster: Cluster): boolean {
  return commandLine(pid)?.includes(`postgres -D ${cluster.data} `) === true;
}

/** The process that a lock file of PostgreSQL names, and whether it is the server of this cluster. */
function readLockFile(path: string, cluster: Cluster): { pid: number; runs: boolean } | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const pid = Number(text.split('\n', 1)[0]);
  return pid ? { pid, runs: isServer(pid, cluster) } : null;
}

/** The server that the cluster's pid file names. */
export function readPostmaster(cluster: Cluster): { pid: number; runs: boolean } | null {
  return readLockFile(join(cluster.data, 'postmaster.pid'), cluster);
}

/**
 * After a crash the process id in a lock file may belong to another program, and PostgreSQL would wait for it
 * forever: removes such a file. A file that a concurrent start has just written is restored.
 */
function removeStaleLock(path: string, cluster: Cluster): void {
  const lock = readLockFile(path, cluster);
  if (!lock || lock.runs || commandLine(lock.pid) === null) return;
  const asidePath = `${path}.${process.pid}`;
  renameSync(path, asidePath);
  if (readLockFile(asidePath, cluster)?.pid === lock.pid) rmSync(asidePath);
  else renameSync(asidePath, path);
}

/** Gives a cluster that root has restored from a backup to the server's account. */
function fixOwner(cluster: Cluster, account: Account | null): void {
  if (account && statSync(cluster.data).uid === 0) {
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster.data]);
    chmodSync(cluster.data, 0o700);
  }
}

/** Opens the server's log for appending; a large one is renamed first. */
function openServerLog(cluster: Cluster): number {
  const size = statSync(cluster.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxLogSize) renameSync(cluster.log, `${cluster.log}.old`);
  return openSync(cluster.log, 'a', 0o600);
}

/** The part of the server's log after `before` bytes. */
function logSince(cluster: Cluster, before: number): string {
  try {
    return readFileSync(cluster.log).subarray(before).toString().trim();
  } catch {
    return '';
  }
}

/** The folder of the socket; under /tmp another user could have created it first. */
function prepareSockets(cluster: Cluster, account: Account | null): void {
  makePrivate(cluster.sockets, account);
  const { uid } = statSync(cluster.sockets);
  if (uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${cluster.sockets} belongs to another account: remove it.`);
  }
  chmodSync(cluster.sockets, 0o700);
}

/** A server process started here, and its output if it has ended. */
export interface ServerProcess {
  process: ChildProcess;
  failure(): string | null;
}

/**
 * Starts the server in its own session, so that neither Ctrl-C on the terminal nor the end of this process
 * stops it.
 */
export function startPostmaster(cluster: Cluster, durable: boolean): ServerProcess {
  const { bin, folders } = programs();
  const account = accountFor(cluster.data);
  fixOwner(cluster, account);
  prepareSockets(cluster, account);
  removeStaleLock(join(cluster.data, 'postmaster.pid'), cluster);
  removeStaleLock(join(cluster.sockets, `.s.PGSQL.${socketPort}.lock`), cluster);
  const log = openServerLog(cluster);
  const { size: before } = statSync(cluster.log);
  const options = Object.entries(settings(cluster, durable)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = commandAs(account, [...folders, cluster.folder], join(bin, 'postgres'), [
    '-D',
    cluster.data,
    ...options,
  ]);
  const child = spawn(command.file, command.args, {
    ...command.identity,
    env: serverEnvironment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let failure: string | null = null;
  child.on('error', (error) => {
    failure = `${basename(command.file)}: ${error.message}`;
  });
  child.on('exit', () => {
    failure ??= logSince(cluster, before) || 'PostgreSQL ended at once';
  });
  return { process: child, failure: () => failure };
}

/** Stops the server and waits for its end. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = readPostmaster(cluster);
  if (!running?.runs) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeout;
  let isUrgent = false;
  while (isServer(running.pid, cluster)) {
    if (!isUrgent && Date.now() > deadline) {
      isUrgent = true;
      process.kill(running.pid, 'SIGQUIT');
    }
    await delay(10);
  }
}

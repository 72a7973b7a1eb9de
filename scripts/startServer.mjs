/** Runs a server under the pinned Node: passes signals on once, and exits with its exit code. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

/** One Ctrl-C arrives twice, from the terminal and from npm; only a later signal, in milliseconds, is a second Ctrl-C. */
const duplicateWindow = 1000;
/** The interval of checking whether the npm that started this script still runs, in milliseconds. */
const parentCheckInterval = 250;

/** Node's options that keep the server's memory small; docs/performance.md has the figures. */
const memory = JSON.parse(readFileSync(join(root, 'scripts', 'memory.json'), 'utf8'));

/**
 * Starts the pinned Node and exits when it does. The server has a session of its own, so that the terminal's signals
 * reach it only through this process. It ends with this process (exitWithParent.mjs), which ends with npm.
 */
export function startServer(args, extra = {}) {
  const preload = pathToFileURL(join(root, 'scripts', 'exitWithParent.mjs')).href;
  const server = spawn(pinnedNode, [...memory.arguments, '--import', preload, ...args], {
    cwd: root,
    env: projectEnvironment({ ...memory.environment, ...extra, FOLLOWED_PROCESS: String(process.pid) }),
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    detached: true,
  });
  let signalTime = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = Date.now();
      if (signalTime === 0) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      else if (now - signalTime > duplicateWindow) server.kill('SIGKILL');
      if (signalTime === 0 || now - signalTime > duplicateWindow) signalTime = now;
    });
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && signalTime === 0) server.kill('SIGKILL');
  }, parentCheckInterval).unref();
  server.on('error', (error) => {
    process.stderr.write(`${pinnedNode}: ${error.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

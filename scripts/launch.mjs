/** Runs a server under the pinned Node: signals go in once, the exit code comes out. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedNode, projectEnvironment, root } from './project.mjs';

/** One Ctrl-C arrives twice, from the terminal and from npm; a wish to be quicker comes later than this, in milliseconds. */
const echo = 1000;
/** How often we look whether the npm that started us is still there, in milliseconds. */
const lookAround = 250;

/**
 * Starts the pinned Node and stays until it ends. The server is put in a session of its own, so that the
 * terminal's signals reach it through us only; it dies with us (exitWithParent.mjs), and we with npm.
 */
export function launch(args, extra = {}) {
  const follow = pathToFileURL(join(root, 'scripts', 'exitWithParent.mjs')).href;
  const server = spawn(pinnedNode, ['--import', follow, ...args], {
    cwd: root,
    env: projectEnvironment({ ...extra, FOLLOWED_PROCESS: String(process.pid) }),
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    detached: true,
  });
  let asked = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = Date.now();
      if (asked === 0) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      else if (now - asked > echo) server.kill('SIGKILL');
      if (asked === 0 || now - asked > echo) asked = now;
    });
  }
  const starter = process.ppid;
  setInterval(() => {
    if (process.ppid !== starter && asked === 0) server.kill('SIGKILL');
  }, lookAround).unref();
  server.on('error', (error) => {
    process.stderr.write(`${pinnedNode}: ${error.message}\n`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm start: installs and builds when necessary, then starts the server. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { exitWithError, isAlive, root } from './project.mjs';
import { startServer } from './startServer.mjs';

/** The portal that already runs with the same data folder, if it answers. */
async function runningPortal() {
  try {
    const { pid, address } = JSON.parse(
      readFileSync(resolve(root, process.env.DATA_DIR || '.data', 'portal.json'), 'utf8'),
    );
    if (!isAlive(pid)) return null;
    const response = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(1000) });
    return response.ok ? { pid, address } : null;
  } catch {
    return null;
  }
}

if (!isInstalled() || !isBuilt()) {
  // Packages and pages of a running portal must not change. When nothing has to change, the server itself checks for it.
  const running = await runningPortal();
  if (running) {
    exitWithError(
      `A portal is already running at ${running.address} (process ${running.pid}).`,
      'The sources have changed since: stop it first, then start again.',
    );
  }
  await ensureInstalled();
  await ensureBuilt();
}
startServer(['apps/server/main.ts', ...process.argv.slice(2)]);

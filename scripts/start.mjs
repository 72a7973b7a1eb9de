/** npm start: installs and builds what is missing, then serves. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { giveUp, isAlive, root } from './project.mjs';

/** The portal that already serves our data folder, if it answers. */
async function runningPortal() {
  try {
    const { pid, address } = JSON.parse(
      readFileSync(resolve(root, process.env.DATA_DIR || '.data', 'portal.json'), 'utf8'),
    );
    if (!isAlive(pid)) return null;
    const answer = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(1000) });
    return answer.ok ? { pid, address } : null;
  } catch {
    return null;
  }
}

if (!isInstalled() || !isBuilt()) {
  // Its packages and pages must not change under it. When nothing has to change, the server itself finds out.
  const running = await runningPortal();
  if (running) {
    giveUp(
      `A portal is already running at ${running.address} (process ${running.pid}).`,
      'The sources have changed since: stop it first, then start again.',
    );
  }
  await ensureInstalled();
  await ensureBuilt();
}
launch(['apps/server/main.ts', ...process.argv.slice(2)]);

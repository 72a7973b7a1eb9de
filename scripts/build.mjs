/** Builds the pages when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './commandLock.mjs';
import { pinnedNode, program, projectEnvironment, root, run, say, seconds } from './project.mjs';

const app = join(root, 'apps', 'web');
const stamp = join(app, 'build', 'sources');
const skipped = new Set(['node_modules', 'build', '.react-router']);

/** The files under a folder of the project that reach the pages, tests aside. */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(path);
    return /\.test\.[^.]+$/.test(entry.name) ? [] : [path];
  });
}

/** The folders that the pages are made of. */
function sourceFolders() {
  const features = readdirSync(join(root, 'features')).flatMap((name) => [
    `features/${name}/web`,
    `features/${name}/contract`,
  ]);
  return ['apps/web', 'platform/web', 'platform/contract', ...features];
}

/** What a package lets others import, which decides where the pages' imports lead. */
function doors() {
  return ['features', 'platform'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
}

/** A digest of everything that the pages are built from. */
function sourcesDigest() {
  const files = ['package-lock.json', ...doors(), ...sourceFolders().flatMap(filesUnder)];
  const digest = createHash('sha256');
  for (const file of files.sort()) {
    if (existsSync(join(root, file)))
      digest
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return digest.digest('hex');
}

/** Whether the pages are those of the present sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest();
}

/** Builds the pages if need be: exit code and output of the build. */
export async function build() {
  return inTurn(async () => {
    if (isBuilt()) return { code: 0, output: '' };
    const digest = sourcesDigest();
    rmSync(stamp, { force: true });
    const result = await run(pinnedNode, [program('react-router'), 'build'], {
      cwd: app,
      env: projectEnvironment({ NODE_ENV: 'production' }),
    });
    if (result.code === 0) {
      mkdirSync(join(app, 'build'), { recursive: true });
      writeFileSync(stamp, digest);
    }
    return result;
  });
}

/** Builds the pages if need be, telling of it; ends the process with the build's output when it fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const started = performance.now();
  say('building the pages');
  const { code, output } = await build();
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(1);
  }
  say(`pages built (${seconds(performance.now() - started)})`);
}

/** Builds the pages when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './commandLock.mjs';
import { pinnedNode, printLine, program, projectEnvironment, root, run, seconds } from './project.mjs';

const app = join(root, 'apps', 'web');
const stamp = join(app, 'build', 'sources');
const ignoredFolders = new Set(['node_modules', 'build', '.react-router']);

/** The source files in a folder of the project, without tests. */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesUnder(path);
    return /\.test\.[^.]+$/.test(entry.name) ? [] : [path];
  });
}

/** The folders with sources of the pages. */
function sourceFolders() {
  const features = readdirSync(join(root, 'features')).flatMap((name) => [
    `features/${name}/web`,
    `features/${name}/contract`,
  ]);
  return ['apps/web', 'platform/web', 'platform/contract', ...features];
}

/** The package.json files; their `exports` decide how the pages' imports resolve. */
function packageFiles() {
  return ['features', 'platform'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
}

/** A digest of all sources of the pages. */
function sourcesDigest() {
  const files = ['package-lock.json', ...packageFiles(), ...sourceFolders().flatMap(filesUnder)];
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

/** Whether the last build has the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesDigest();
}

/** Builds the pages when necessary, and returns the exit code and output of the build. */
export async function build() {
  return withLock(async () => {
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

/** Builds the pages when necessary and prints progress; when the build fails, prints its output and exits. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const startTime = performance.now();
  printLine('building the pages');
  const { code, output } = await build();
  if (code !== 0) {
    process.stderr.write(output);
    process.exit(1);
  }
  printLine(`pages built (${seconds(performance.now() - startTime)})`);
}

/**
 * Checks that package-lock.json is complete for every platform: `npm ci` refuses it when an optional package of
 * another platform is missing, which happens when npm wrote it on a machine where that package was not available.
 * Without arguments it lists missing packages; with --write it adds them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const path = join(root, 'package-lock.json');
const operatingSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const libcNames = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/** The platform in a package's name, in npm's notation. */
function platformIn(name) {
  const words = name.split(/[/-]/).map((word) => (word === 'windows' ? 'win32' : word));
  const library = words.map((word) => libcNames.get(word)).find(Boolean);
  const os = words.filter((word) => operatingSystems.includes(word));
  return {
    ...(os.length > 0 ? { os } : {}),
    cpu: words.filter((word) => processors.includes(word)),
    ...(library && os.includes('linux') ? { libc: [library] } : {}),
  };
}

const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = new Map();
for (const [dependent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    // npm puts a package beside its dependent or in any folder above it.
    const folders = dependent
      .split('/node_modules/')
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
    const isPresent = ['', ...folders].some(
      (folder) => `${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages,
    );
    if (!isPresent && !missing.has(name)) missing.set(name, { version, dev: entry.dev === true });
  }
}

if (missing.size > 0 && process.argv.includes('--write')) {
  for (const [name, { version, dev }] of missing) {
    if (!/^\d/.test(version)) throw new Error(`${name}: ${version} is not an exact version`);
    const { os, cpu, libc } = platformIn(name);
    const entry = {
      version,
      cpu,
      ...(dev ? { dev } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      ...(os ? { os } : {}),
    };
    lock.packages[`node_modules/${name}`] = entry;
  }
  const packages = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
} else if (missing.size > 0) {
  console.error(
    `package-lock.json lacks ${[...missing.keys()].join(', ')}: run "node scripts/lock.mjs --write".`,
  );
  process.exitCode = 1;
}

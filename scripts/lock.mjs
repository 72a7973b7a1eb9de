/**
 * Checks that package-lock.json is complete for every platform: `npm ci` refuses it when an optional package of
 * another platform is missing, which happens when npm wrote it on a machine where that package was not available;
 * and that every package has the hash of its tarball, which npm omits when the registry does not tell it.
 * Without arguments it lists what is missing; with --write it adds missing packages, and hashes computed from the
 * tarballs of the configured registry.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const file = join(root, 'package-lock.json');
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

const lock = JSON.parse(readFileSync(file, 'utf8'));
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

const isWriting = process.argv.includes('--write');
if (isWriting) {
  for (const [name, { version, dev }] of missing) {
    if (!/^\d/.test(version)) throw new Error(`${name}: ${version} is not an exact version`);
    const { os, cpu, libc } = platformIn(name);
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu,
      ...(dev ? { dev } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      ...(os ? { os } : {}),
    };
  }
}

/** The package of a path in node_modules, as name@version; an alias names its package. */
const specOf = (path, { name, version }) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`;

/**
 * Packages without a hash, by name@version. Workspaces and bundled packages have no tarball of their own; an optional
 * package of another platform may be missing in a registry, and npm skips it there.
 */
const isForeign = ({ optional, os, cpu }) => optional === true && (os ?? cpu) !== undefined;
const unhashed = Map.groupBy(
  Object.entries(lock.packages).filter(([path, entry]) => {
    const { link, inBundle, integrity } = entry;
    return (
      path.includes('node_modules/') &&
      !link &&
      !inBundle &&
      !integrity?.startsWith('sha512-') &&
      (isWriting || !isForeign(entry))
    );
  }),
  ([path, entry]) => specOf(path, entry),
);

/** Packages per call of npm. */
const batchSize = 40;

/** Lets npm fetch the tarballs of some packages; returns their hashes by name@version. Null when one has no tarball. */
function hashesOf(specs) {
  const options = ['--json', '--dry-run', '--ignore-scripts', '--prefer-offline', '--loglevel=silent'];
  // Outside of the project, where npm would look for workspaces of these names.
  const { status, stdout } = spawnSync('npm', ['pack', ...options, ...specs], {
    cwd: tmpdir(),
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) return null;
  const packed = Object.values(JSON.parse(stdout.toString()));
  return new Map(packed.map(({ name, version, integrity }) => [`${name}@${version}`, integrity]));
}

/** As `hashesOf`, without the packages that the registry does not have: halves a batch until it has found them. */
function availableHashes(specs) {
  const hashes = hashesOf(specs);
  if (hashes) return hashes;
  if (specs.length === 1) return new Map();
  const middle = Math.ceil(specs.length / 2);
  return new Map([...availableHashes(specs.slice(0, middle)), ...availableHashes(specs.slice(middle))]);
}

/** Adds the field where npm writes it, behind the version. */
function withHash({ version, ...rest }, integrity) {
  return { ...(rest.name ? { name: rest.name } : {}), version, integrity, ...rest };
}

if (isWriting) {
  const specs = [...unhashed.keys()];
  for (let start = 0; start < specs.length; start += batchSize) {
    const batch = specs.slice(start, start + batchSize);
    for (const [spec, integrity] of availableHashes(batch))
      for (const [path, entry] of unhashed.get(spec)) lock.packages[path] = withHash(entry, integrity);
  }
  const packages = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
} else {
  const problems = [
    missing.size > 0 ? `package-lock.json lacks ${[...missing.keys()].join(', ')}` : null,
    unhashed.size > 0 ? `package-lock.json has no hash of ${[...unhashed.keys()].join(', ')}` : null,
  ].filter(Boolean);
  for (const problem of problems) console.error(`${problem}: run "node scripts/lock.mjs --write".`);
  if (problems.length > 0) process.exitCode = 1;
}

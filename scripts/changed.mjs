/** npm test -- changed [base]: selects the steps, and their files, that a change can affect. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The browser tests of each feature. A change outside the features runs all of them. */
const specsByFeature = {
  accounts: ['accounts', 'shell', 'keyboard'],
  announcements: ['announcements'],
  cart: ['cart', 'buying', 'keyboard'],
  news: ['news', 'news.writing', 'newsletter', 'banner'],
  newsletter: ['newsletter'],
  notifications: ['notifications', 'shell'],
  orders: ['orders', 'buying', 'cart', 'balance', 'wechat', 'refusals'],
  payments: ['buying', 'balance', 'wechat', 'refusals', 'wallet', 'keyboard'],
  redpackets: ['redpackets'],
  reviews: ['reviews'],
  scholarships: ['scholarships', 'reviews'],
  shop: ['buying', 'cart', 'sharing', 'banner'],
  wallet: ['wallet', 'balance', 'redpackets'],
};
/** Browser tests that visit the pages of every feature. */
const alwaysRun = ['pages', 'variant'];

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

/** The base of a change: on a branch its merge base with main; on main the last commit, unless there are uncommitted changes. */
function defaultBase() {
  const head = git('rev-parse', 'HEAD');
  const mergeBase =
    tryGit('merge-base', 'HEAD', 'origin/main') || tryGit('merge-base', 'HEAD', 'main') || head;
  if (mergeBase !== head || git('status', '--porcelain') !== '') return mergeBase;
  return tryGit('rev-parse', 'HEAD~1') || head;
}

/** The base and the files that differ from it, including uncommitted and untracked files. */
export function changeSince(base = defaultBase()) {
  const commit = git('rev-parse', `${base}^{commit}`);
  const names = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return { base: commit, files: [...new Set(names.split('\n').filter(Boolean))].sort() };
}

const specs = () => readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

/** The browser tests that a changed file can affect: 'all', or names without `.spec.ts`. */
function specsOf(file) {
  const spec = /^e2e\/(.+)[.]spec[.]ts$/.exec(file)?.[1];
  if (spec) return [spec];
  if (
    /[.]test[.]tsx?$|[.]md$|^(docs|bench|[.]github)\//.test(file) ||
    /\/(testing[.]|testing\/|factory)/.test(file)
  )
    return [];
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  return feature && specsByFeature[feature] ? [...specsByFeature[feature], ...alwaysRun] : 'all';
}

/** The spec files to run; a spec that no feature lists runs whenever any other does. */
function specsFor(files) {
  const affected = files.map(specsOf);
  if (affected.includes('all')) return specs();
  const names = new Set(affected.flat());
  const mapped = new Set([...Object.values(specsByFeature).flat(), ...alwaysRun]);
  const existing = specs().map((name) => name.replace('.spec.ts', ''));
  const selected = existing.filter((name) => names.has(name) || (names.size > 0 && !mapped.has(name)));
  return selected.map((name) => `${name}.spec.ts`);
}

/** The type checks, of the three, that include a file; contracts are part of all. */
function projectsOf(file) {
  if (!/[.](ts|tsx|mts|json)$/.test(file)) return [];
  if (/^(features\/[^/]+|platform|apps)\/web\/|^e2e\//.test(file)) return ['types-web'];
  if (/^(features\/[^/]+|platform|apps)\/server\/|^(apps\/simulator|bench|database|scripts)\//.test(file)) {
    return ['types-server', 'types-web'];
  }
  return ['types-contract', 'types-server', 'types-web'];
}

/** The names of the steps that a change can affect, and the arguments of those that can run a part. */
export function planFor({ base, files }) {
  const existing = files.filter((file) => existsSync(join(root, file)));
  const code = files.some((file) => /[.](ts|tsx|mts|mjs|cjs|json|css)$/.test(file));
  const selectedSpecs = specsFor(files);
  const names = new Set(['lock', ...(existing.length > 0 ? ['biome'] : []), ...files.flatMap(projectsOf)]);
  if (code) for (const name of ['imports', 'unused', 'unit']) names.add(name);
  if (selectedSpecs.length > 0) for (const name of ['build', 'browser']) names.add(name);
  return {
    names,
    biome: ['--no-errors-on-unmatched', ...existing],
    unit: ['--changed', base, '--passWithNoTests'],
    browser: selectedSpecs.map((name) => `e2e/${name}`),
  };
}

/** npm test -- changed [base]: which steps a change can touch, and what they have to look at. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The journeys of each feature. A change outside the features runs all of them. */
const journeys = {
  accounts: ['accounts', 'shell', 'keyboard'],
  announcements: ['announcements'],
  cart: ['cart', 'buying', 'keyboard'],
  news: ['news', 'news.writing', 'newsletter', 'banner'],
  newsletter: ['newsletter'],
  orders: ['orders', 'buying', 'cart', 'balance', 'wechat', 'refusals'],
  payments: ['buying', 'balance', 'wechat', 'refusals', 'wallet', 'keyboard'],
  redpackets: ['redpackets'],
  reviews: ['reviews'],
  scholarships: ['scholarships', 'reviews'],
  shop: ['buying', 'cart', 'sharing', 'banner'],
  wallet: ['wallet', 'balance', 'redpackets'],
};
/** They visit the pages of every feature. */
const everywhere = ['pages', 'variant'];

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

/** Where the change began: on a branch where it left main; on main itself the last commit, unless something is uncommitted. */
function defaultBase() {
  const head = git('rev-parse', 'HEAD');
  const left = tryGit('merge-base', 'HEAD', 'origin/main') || tryGit('merge-base', 'HEAD', 'main') || head;
  if (left !== head || git('status', '--porcelain') !== '') return left;
  return tryGit('rev-parse', 'HEAD~1') || head;
}

/** The base and the files that differ from it, those not yet committed or known to git included. */
export function changeSince(base = defaultBase()) {
  const commit = git('rev-parse', `${base}^{commit}`);
  const names = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return { base: commit, files: [...new Set(names.split('\n').filter(Boolean))].sort() };
}

const specs = () => readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

/** The journeys that a changed file can touch: 'all', or names without `.spec.ts`. */
function journeysOf(file) {
  const spec = /^e2e\/(.+)[.]spec[.]ts$/.exec(file)?.[1];
  if (spec) return [spec];
  if (
    /[.]test[.]tsx?$|[.]md$|^(docs|bench|[.]github)\//.test(file) ||
    /\/(testing[.]|testing\/|factory)/.test(file)
  )
    return [];
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  return feature && journeys[feature] ? [...journeys[feature], ...everywhere] : 'all';
}

/** The spec files to run; a spec that no feature names is run whenever any is. */
function specsFor(files) {
  const touched = files.map(journeysOf);
  if (touched.includes('all')) return specs();
  const names = new Set(touched.flat());
  const mapped = new Set([...Object.values(journeys).flat(), ...everywhere]);
  const present = specs().map((name) => name.replace('.spec.ts', ''));
  const chosen = present.filter((name) => names.has(name) || (names.size > 0 && !mapped.has(name)));
  return chosen.map((name) => `${name}.spec.ts`);
}

/** Which of the three type checks can see a file; what all share is seen by all. */
function projectsOf(file) {
  if (!/[.](ts|tsx|mts|json)$/.test(file)) return [];
  if (/^(features\/[^/]+|platform|apps)\/web\/|^e2e\//.test(file)) return ['types-web'];
  if (/^(features\/[^/]+|platform|apps)\/server\/|^(apps\/simulator|bench|database|scripts)\//.test(file)) {
    return ['types-server', 'types-web'];
  }
  return ['types-contract', 'types-server', 'types-web'];
}

/** The names of the steps that a change can touch, and what those that can look at a part are given. */
export function planFor({ base, files }) {
  const present = files.filter((file) => existsSync(join(root, file)));
  const code = files.some((file) => /[.](ts|tsx|mts|mjs|cjs|json|css)$/.test(file));
  const chosenSpecs = specsFor(files);
  const names = new Set(['lock', ...(present.length > 0 ? ['biome'] : []), ...files.flatMap(projectsOf)]);
  if (code) for (const name of ['imports', 'unused', 'unit']) names.add(name);
  if (chosenSpecs.length > 0) for (const name of ['build', 'browser']) names.add(name);
  return {
    names,
    biome: ['--no-errors-on-unmatched', ...present],
    unit: ['--changed', base, '--passWithNoTests'],
    browser: chosenSpecs.map((name) => `e2e/${name}`),
  };
}

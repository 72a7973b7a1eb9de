/** The steps of npm test, which CI runs too, in their order. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { pinnedNode, program, projectEnvironment, root, run } from './project.mjs';

const unitReport = join(root, '.cache', 'reports', 'unit.json');
const browserReport = join(root, '.cache', 'reports', 'browser.json');
/** Variables of the operator's configuration, which would connect the tests to the operator's servers. */
const operatorVariables =
  /^(DATABASE_|PORTAL_|STORAGE_|SMTP_|MAIL_FROM$|PG|APP_SECRET$|PORT$|HOST$|PUBLIC_URL$|DATA_DIR$|NODE_ENV$|TRUST_PROXY$|LOG_LEVEL$|METRICS_TOKEN$|RATE_LIMIT_|JOBS$|USD_RATE$|STRIPE_|PAYPAL_|WECHAT_|ALIPAY_|SIMULATOR_)/;

/** The environment of the tests: that of the scripts without the operator's configuration. */
function testEnvironment(extra = {}) {
  const variables = Object.entries(projectEnvironment()).filter(([name]) => !operatorVariables.test(name));
  return { ...Object.fromEntries(variables), ...extra };
}

/** Runs a program of a package under the pinned Node. */
function tool(name, args, options = {}) {
  return run(pinnedNode, [program(name), ...args], { env: testEnvironment(), ...options });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs tests that write a report, and counts their results; without a report, the step counts as one failed test. */
async function runCounted(path, work, count) {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const result = await work();
  const report = readReport(path);
  const { passed, failed } = report ? count(report) : { passed: 0, failed: 0 };
  return { ...result, passed, failed: result.code !== 0 && failed === 0 ? 1 : failed };
}

/** Runs all unit tests, or those that `selection` (options of Vitest) selects. */
function unit(selection = []) {
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...selection,
  ];
  // A complete run also fails for errors that no test provokes.
  const env = testEnvironment(selection.length === 0 ? { COMPLETE_RUN: 'true' } : {});
  return runCounted(
    unitReport,
    () => tool('vitest', args, { env }),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );
}

/** Runs the browser tests: all, or those of `files`. */
async function browser(files = []) {
  const env = testEnvironment({
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  });
  return runCounted(
    browserReport,
    () => tool('playwright', ['test', '--reporter=list,json', ...files], { env }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  );
}

async function webTypes() {
  const generated = await tool('react-router', ['typegen'], { cwd: join(root, 'apps', 'web') });
  return generated.code === 0 ? tool('tsc', ['-p', 'tsconfig.web.json']) : generated;
}

/**
 * Steps of the same lane run in order, lanes in parallel, except that `browser` runs alone at the end. `work` takes a
 * selection; without one it runs everything.
 */
export const steps = [
  { name: 'lock', group: 'static', lane: 'static', work: () => run(pinnedNode, ['scripts/lock.mjs']) },
  {
    name: 'biome',
    group: 'static',
    lane: 'static',
    work: (files = []) => tool('biome', ['check', '--error-on-warnings', ...files]),
  },
  {
    name: 'types-contract',
    group: 'static',
    lane: 'static',
    work: () => tool('tsc', ['-p', 'tsconfig.contract.json']),
  },
  {
    name: 'types-server',
    group: 'static',
    lane: 'static',
    work: () => tool('tsc', ['-p', 'tsconfig.server.json']),
  },
  { name: 'types-web', group: 'static', lane: 'static', work: webTypes },
  {
    name: 'imports',
    group: 'static',
    lane: 'static',
    work: () => tool('depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'platform', 'features']),
  },
  { name: 'unused', group: 'static', lane: 'static', work: () => tool('knip', []) },
  { name: 'build', group: 'browser', lane: 'static', work: build },
  { name: 'unit', group: 'unit', lane: 'unit', work: unit },
  { name: 'browser', group: 'browser', lane: 'browser', work: browser },
];

/**
 * npm test: installs missing packages and runs every step of CI. Names of steps or of groups (static, unit,
 * browser) as arguments select some of them; `changed [base]` runs the steps that the change since a commit can affect.
 */
import { changeSince, planFor } from './changed.mjs';
import { ensureInstalled } from './install.mjs';
import { exitWithError, printLine, seconds } from './project.mjs';
import { steps } from './steps.mjs';

const [first, base] = process.argv.slice(2);
const change = first === 'changed' ? changeSince(base) : undefined;
const plan = change && planFor(change);
const requested = plan ? [...plan.names] : process.argv.slice(2);
const validNames = new Set(steps.flatMap(({ name, group }) => [name, group]));
const invalidNames = requested.filter((name) => !validNames.has(name));
if (invalidNames.length > 0)
  exitWithError(`There is no step ${invalidNames.join(', ')}; there are ${[...validNames].join(', ')}.`);
const selected = steps.filter(
  ({ name, group }) => requested.length === 0 || requested.includes(name) || requested.includes(group),
);

const total = { passed: 0, failed: 0 };
const failedSteps = [];

/** Runs one step and prints its result, and its output when it failed. */
async function runStep({ name, work }) {
  const startTime = performance.now();
  const { code, output, passed, failed } = await work(plan?.[name]);
  total.passed += passed ?? 0;
  total.failed += failed ?? 0;
  if (code !== 0) {
    failedSteps.push(name);
    process.stdout.write(`\n${output.trimEnd()}\n\n`);
  }
  const counts = passed === undefined ? '' : `, ${passed} passed, ${failed} failed`;
  printLine(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(performance.now() - startTime)}${counts})`,
  );
}

async function runLane(lane) {
  for (const step of selected.filter((each) => each.lane === lane)) await runStep(step);
}

const startTime = performance.now();
if (change) printLine(`${change.files.length} files changed since ${change.base.slice(0, 10)}`);
await ensureInstalled();
await Promise.all([runLane('static'), runLane('unit')]);
await runLane('browser');
printLine(`${selected.length} steps in ${seconds(performance.now() - startTime)}`);
if (failedSteps.length > 0) printLine(`failed: ${failedSteps.join(', ')}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(failedSteps.length > 0 ? 1 : 0);

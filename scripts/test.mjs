/**
 * npm test: installs what is missing and runs every step of CI. Names of steps or of groups (static, unit,
 * browser) as arguments choose among them; `changed [base]` runs what the change since a commit can touch.
 */
import { changeSince, planFor } from './changed.mjs';
import { ensureInstalled } from './install.mjs';
import { giveUp, say, seconds } from './project.mjs';
import { steps } from './steps.mjs';

const [first, base] = process.argv.slice(2);
const change = first === 'changed' ? changeSince(base) : undefined;
const plan = change && planFor(change);
const asked = plan ? [...plan.names] : process.argv.slice(2);
const known = new Set(steps.flatMap(({ name, group }) => [name, group]));
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length > 0) giveUp(`There is no step ${unknown.join(', ')}; there are ${[...known].join(', ')}.`);
const chosen = steps.filter(
  ({ name, group }) => asked.length === 0 || asked.includes(name) || asked.includes(group),
);

const total = { passed: 0, failed: 0 };
const broken = [];

/** Runs one step and tells how it went; the output is shown when it failed. */
async function perform({ name, work }) {
  const started = performance.now();
  const { code, output, passed, failed } = await work(plan?.[name]);
  total.passed += passed ?? 0;
  total.failed += failed ?? 0;
  if (code !== 0) {
    broken.push(name);
    process.stdout.write(`\n${output.trimEnd()}\n\n`);
  }
  const counts = passed === undefined ? '' : `, ${passed} passed, ${failed} failed`;
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(performance.now() - started)}${counts})`);
}

async function performLane(lane) {
  for (const step of chosen.filter((each) => each.lane === lane)) await perform(step);
}

const started = performance.now();
if (change) say(`${change.files.length} files changed since ${change.base.slice(0, 10)}`);
await ensureInstalled();
await Promise.all([performLane('static'), performLane('unit')]);
await performLane('browser');
say(`${chosen.length} steps in ${seconds(performance.now() - started)}`);
if (broken.length > 0) say(`failed: ${broken.join(', ')}`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(broken.length > 0 ? 1 : 0);

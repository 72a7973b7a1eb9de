/** npm run bench: measures ratios in one run. Arguments select parts by name; --json FILE writes the figures. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Figure, meetsTarget, table } from './figure.ts';
import { type Fixture, openFixture } from './fixture.ts';
import { coursesGrowth, growth, newsGrowth } from './growth.ts';
import { lighthousePages } from './lighthouse.ts';
import { list } from './list.ts';
import { memory } from './memory.ts';
import { orders } from './orders.ts';
import { packets } from './packets.ts';
import { pages } from './pages.ts';
import { script } from './script.ts';
import { videos } from './videos.ts';
import { wallet } from './wallet.ts';
import { warmStart } from './warmStart.ts';
import { weight } from './weight.ts';

/** In the order of the run: memory is measured after the load, and the restarts are last. */
const parts: Record<string, (fixture: Fixture) => Promise<Figure[]>> = {
  list,
  pages,
  script,
  orders,
  packets,
  memory,
  weight,
  lighthouse: lighthousePages,
  growth,
  news: newsGrowth,
  courses: coursesGrowth,
  videos,
  wallet,
  start: warmStart,
};

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`,
  );
  process.exit(1);
}

const fixture = openFixture();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => fixture.close().finally(() => process.exit(130)));
}
const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const startTime = performance.now();
    figures.push(...(await measure(fixture)));
    printLine(`${name}: ${((performance.now() - startTime) / 1000).toFixed(0)} s`);
  }
} finally {
  await fixture.close();
}
printLine(`\n${table(figures)}`);
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(meetsTarget) ? 0 : 1;

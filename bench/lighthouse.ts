/** Lighthouse on a phone's profile. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { openBareServer } from './bare.ts';
import { chromiumFlags, chromiumPath } from './browser.ts';
import { type Figure, median } from './figure.ts';
import type { Fixture } from './fixture.ts';
import { freePort } from './port.ts';
import { allPublicPages, type PublicPage } from './portal.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The smallest score of each category, on each page. */
const targets: Record<(typeof categories)[number], number> = {
  performance: 97,
  accessibility: 95,
  'best-practices': 95,
  seo: 95,
};

interface Scores {
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Largest contentful paint, in seconds. */
  paint: number;
  /** Total blocking time, in milliseconds: the main cause of differences between runs. */
  blocking: number;
  /** Lighthouse's estimate of the machine's speed: figures of two machines are comparable only at the same one. */
  benchmarkIndex: number;
}

/** Repeats a run that Lighthouse itself reports as failed (a trace without a start, for example). */
async function runLighthouse(address: string): Promise<Scores> {
  try {
    return await runOnce(address);
  } catch {
    return await runOnce(address);
  }
}

async function runOnce(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`no verdict on ${address}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      paint: (lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      blocking: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}

async function resultsOf(address: string): Promise<Scores[]> {
  // The first run is slower: the browser loads its files, and the portal renders the page for the first time.
  await runLighthouse(address);
  const results: Scores[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(address));
  return results;
}

const emptyPage = '<!doctype html><html lang="zh-Hans"><title>中轴</title><h1>中轴</h1></html>';

/** The speed of the machine and its browser: the figures of a page without anything. */
async function figuresOfMachine(): Promise<Figure[]> {
  const bare = await openBareServer({
    bytes: Buffer.from(emptyPage),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  try {
    const results = await resultsOf(bare.url);
    const figure = (what: string, unit: string, of: (result: Scores) => number, digits = 0): Figure => ({
      part: 'lighthouse',
      what: `an empty page: ${what}`,
      unit,
      value: median(results.map(of)),
      detail: results.map((result) => of(result).toFixed(digits)).join(', '),
    });
    return [
      figure("Lighthouse's benchmark index", '', ({ benchmarkIndex }) => benchmarkIndex),
      figure('performance', '', ({ scores }) => scores.performance),
      figure('largest contentful paint', 's', ({ paint }) => paint, 2),
      figure('total blocking time', 'ms', ({ blocking }) => blocking),
    ];
  } finally {
    await bare.close();
  }
}

/** A personal page shows its content after hydration: its figures have no targets. */
async function figuresOf({ name, isPersonal = false }: PublicPage, address: string): Promise<Figure[]> {
  const targetOf = (target: NonNullable<Figure['target']>) => (isPersonal ? {} : { target });
  const results = await resultsOf(address);
  const valuesOf = (of: (result: Scores) => number) => results.map(of);
  const common = { part: 'lighthouse', unit: '' };
  return [
    ...categories.map((category) => {
      const values = valuesOf(({ scores }) => scores[category]);
      return {
        ...common,
        what: `${name}: ${category}`,
        value: median(values),
        ...targetOf({ atLeast: targets[category] }),
        detail: values.join(', '),
      };
    }),
    {
      ...common,
      what: `${name}: largest contentful paint`,
      value: median(valuesOf(({ paint }) => paint)),
      unit: 's',
      ...targetOf({ atMost: 1.8 }),
      detail: valuesOf(({ paint }) => paint)
        .map((seconds) => seconds.toFixed(2))
        .join(', '),
    },
    {
      ...common,
      what: `${name}: total blocking time`,
      value: median(valuesOf(({ blocking }) => blocking)),
      unit: 'ms',
      ...targetOf({ atMost: 200 }),
      detail: valuesOf(({ blocking }) => Math.round(blocking)).join(', '),
    },
  ];
}

/** Runs Lighthouse on all public pages: the median of five runs each, after one warm-up. */
export async function lighthousePages(fixture: Fixture): Promise<Figure[]> {
  const portal = await fixture.portal();
  const figures = await figuresOfMachine();
  for (const page of await allPublicPages(portal))
    figures.push(...(await figuresOf(page, `${portal.url}${page.path}`)));
  return figures;
}

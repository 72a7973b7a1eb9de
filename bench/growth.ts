/** What lists cost in a shop a hundred times as large. */
import { type Figure, median } from './figure.ts';
import type { Portal } from './portal.ts';
import { openPortal } from './portal.ts';
import { large, type Stage, small } from './stage.ts';

const questions = [
  { what: 'list', query: '' },
  { what: 'filter', query: 'category=traditional_craft&priceRange=100-500&sort=price_asc' },
  { what: 'two-character search, frequent word', query: `search=${encodeURIComponent('青花')}` },
  { what: 'two-character search, rarer word', query: `search=${encodeURIComponent('秋石')}` },
  {
    what: 'two-character search, rarer word in stock by price',
    query: `search=${encodeURIComponent('秋石')}&inStock=true&sort=price_asc`,
  },
  {
    what: 'two-character search, rarer word by popularity',
    query: `search=${encodeURIComponent('秋石')}&sort=popular`,
  },
];

const rounds = 60;

/** Milliseconds that one answer takes; `n` makes each address new, so that none comes from a cache. */
async function time({ url }: Portal, query: string, n: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/products?${query}&n=${n}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${query} gets ${answer.status}`);
  return performance.now() - begun;
}

/** Measures three questions, by turns at 2,000 and at 200,000 products. */
export async function growth(stage: Stage): Promise<Figure[]> {
  const few = await stage.portal();
  const many = await stage.keep(openPortal(large));
  const figures: Figure[] = [];
  for (const { what, query } of questions) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let n = -10; n < rounds; n += 1) {
      const took = { few: await time(few, query, n), many: await time(many, query, n) };
      if (n < 0) continue;
      times.few.push(took.few);
      times.many.push(took.many);
    }
    const [before, after] = [median(times.few), median(times.many)];
    figures.push({
      part: 'growth',
      what: `${what}: median time at ${large} products against ${small}`,
      value: after / before,
      unit: 'x',
      target: { atMost: 2 },
      detail: `${after.toFixed(1)} against ${before.toFixed(1)} ms`,
    });
  }
  return figures;
}

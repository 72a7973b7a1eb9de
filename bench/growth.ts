/** What lists cost in a shop, and in the news, a hundred times as large. */
import { type Figure, median } from './figure.ts';
import { type Fixture, large, small } from './fixture.ts';
import type { Portal } from './portal.ts';
import { openPortal } from './portal.ts';

interface Question {
  what: string;
  query: string;
}

const ofProducts: readonly Question[] = [
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

const ofNews: readonly Question[] = [
  { what: 'list', query: '' },
  { what: 'the latest of a category', query: 'category=academic&sort=latest' },
  { what: 'two-character search, frequent word', query: `search=${encodeURIComponent('钟楼')}` },
  { what: 'two-character search, rarer word', query: `search=${encodeURIComponent('秋石')}` },
  {
    what: 'two-character search in a category',
    query: `search=${encodeURIComponent('讲座')}&category=culture`,
  },
  { what: 'four-character search', query: `search=${encodeURIComponent('钟楼修缮')}` },
];

const rounds = 60;

/** Milliseconds that one answer takes; `n` makes each address new, so that none comes from a cache. */
async function time({ url }: Portal, path: string, query: string, n: number): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/${path}?${query}&n=${n}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}?${query} gets ${answer.status}`);
  return performance.now() - begun;
}

interface Grown {
  part: string;
  /** Below /api, which is also what there is many of. */
  path: string;
  questions: readonly Question[];
  few: Portal;
  many: Portal;
}

/** Asks the questions of both portals by turns. */
async function measure({ part, path, questions, few, many }: Grown): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, query } of questions) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let n = -10; n < rounds; n += 1) {
      const took = { few: await time(few, path, query, n), many: await time(many, path, query, n) };
      if (n < 0) continue;
      times.few.push(took.few);
      times.many.push(took.many);
    }
    const [before, after] = [median(times.few), median(times.many)];
    figures.push({
      part,
      what: `${what}: median time at ${large} ${path} against ${small}`,
      value: after / before,
      unit: 'x',
      target: { atMost: 2 },
      detail: `${after.toFixed(1)} against ${before.toFixed(1)} ms`,
    });
  }
  return figures;
}

/** Measures the list of products at 2,000 and at 200,000. */
export async function growth(fixture: Fixture): Promise<Figure[]> {
  const few = await fixture.portal();
  const many = await fixture.keep(openPortal({ products: large }));
  return measure({ part: 'growth', path: 'products', questions: ofProducts, few, many });
}

/** Measures the list of news at 2,000 and at 200,000. */
export async function newsGrowth(fixture: Fixture): Promise<Figure[]> {
  const few = await fixture.portal();
  const many = await fixture.keep(openPortal({ news: large }));
  return measure({ part: 'news', path: 'news', questions: ofNews, few, many });
}

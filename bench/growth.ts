/** The cost of lists with a hundred times as many products, news and courses. */
import { type Figure, median } from './figure.ts';
import { type Fixture, large, small } from './fixture.ts';
import type { Portal } from './portal.ts';
import { openPortal } from './portal.ts';

interface ListQuery {
  name: string;
  query: string;
}

const productQueries: readonly ListQuery[] = [
  { name: 'list', query: '' },
  { name: 'filter', query: 'category=traditional_craft&priceRange=100-500&sort=price_asc' },
  { name: 'two-character search, frequent word', query: `search=${encodeURIComponent('青花')}` },
  { name: 'two-character search, rarer word', query: `search=${encodeURIComponent('秋石')}` },
  {
    name: 'two-character search, rarer word in stock by price',
    query: `search=${encodeURIComponent('秋石')}&inStock=true&sort=price_asc`,
  },
  {
    name: 'two-character search, rarer word by popularity',
    query: `search=${encodeURIComponent('秋石')}&sort=popular`,
  },
];

const newsQueries: readonly ListQuery[] = [
  { name: 'list', query: '' },
  { name: 'the latest of a category', query: 'category=academic&sort=latest' },
  { name: 'two-character search, frequent word', query: `search=${encodeURIComponent('钟楼')}` },
  { name: 'two-character search, rarer word', query: `search=${encodeURIComponent('秋石')}` },
  {
    name: 'two-character search in a category',
    query: `search=${encodeURIComponent('讲座')}&category=culture`,
  },
  { name: 'four-character search', query: `search=${encodeURIComponent('钟楼修缮')}` },
];

const courseQueries: readonly ListQuery[] = [
  { name: 'list', query: '' },
  { name: 'filter by price', query: 'category=music&level=advanced&sort=price_asc' },
  { name: 'sort by rating', query: 'category=history&sort=rating' },
  { name: 'two-character search, frequent word', query: `search=${encodeURIComponent('古琴')}` },
  {
    name: 'two-character search in a category by popularity',
    query: `search=${encodeURIComponent('斗拱')}&category=traditional&sort=popular`,
  },
  { name: 'four-character search', query: `search=${encodeURIComponent('篆刻临摹')}` },
];

const rounds = 60;

/** The duration of one response in milliseconds; `n` makes each address unique, so that none is cached. */
async function time({ url }: Portal, path: string, query: string, n: number): Promise<number> {
  const startTime = performance.now();
  const answer = await fetch(`${url}/api/${path}?${query}&n=${n}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}?${query} gets ${answer.status}`);
  return performance.now() - startTime;
}

interface GrowthCase {
  part: string;
  /** The path below /api, which is also the name of the records. */
  path: string;
  queries: readonly ListQuery[];
  few: Portal;
  many: Portal;
}

/** Sends the queries to both portals alternately. */
async function measure({ part, path, queries, few, many }: GrowthCase): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, query } of queries) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let n = -10; n < rounds; n += 1) {
      const duration = { few: await time(few, path, query, n), many: await time(many, path, query, n) };
      if (n < 0) continue;
      times.few.push(duration.few);
      times.many.push(duration.many);
    }
    const [before, after] = [median(times.few), median(times.many)];
    figures.push({
      part,
      what: `${name}: median time at ${large} ${path} against ${small}`,
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
  const many = await fixture.closeLater(openPortal({ products: large }));
  return measure({ part: 'growth', path: 'products', queries: productQueries, few, many });
}

/** Measures the list of news at 2,000 and at 200,000. */
export async function newsGrowth(fixture: Fixture): Promise<Figure[]> {
  const few = await fixture.portal();
  const many = await fixture.closeLater(openPortal({ news: large }));
  return measure({ part: 'news', path: 'news', queries: newsQueries, few, many });
}

/** Measures the list of courses at 2,000 and at 200,000. */
export async function coursesGrowth(fixture: Fixture): Promise<Figure[]> {
  const few = await fixture.portal();
  const many = await fixture.closeLater(openPortal({ courses: large }));
  return measure({ part: 'courses', path: 'courses', queries: courseQueries, few, many });
}

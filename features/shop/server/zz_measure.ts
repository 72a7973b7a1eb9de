import { openDatabase } from '@platform/server/database';
import { productCategories, regions } from '../contract/category.ts';
import { priceRanges, productFilter, sorts } from '../contract/filter.ts';
import * as actions from './actions.ts';

const urls = ['s2k', 's200k'].map((n) => `postgres://postgres@localhost:4550/${n}`);
const kinds: Record<string, (i: number) => object> = {
  list: (i) => ({ sort: sorts[i % 4], page: 1 + (i % 5) }),
  deep: (i) => ({ sort: sorts[i % 4], page: 150 + (i % 10) }),
  category: (i) => ({ sort: sorts[i % 4], category: productCategories[i % 7] }),
  region: (i) => ({ sort: sorts[i % 4], region: regions[i % 6] }),
  price: (i) => ({ sort: sorts[i % 4], priceRange: priceRanges[i % 5] }),
  rating: (i) => ({ sort: sorts[i % 4], rating: [5, 4, 3, 2][(i >> 2) % 4] }),
  inStock: (i) => ({ sort: sorts[i % 4], inStock: 'true' }),
  combo: (i) => ({
    sort: sorts[i % 4],
    category: productCategories[i % 7],
    region: regions[i % 6],
    priceRange: priceRanges[(i >> 2) % 5],
    rating: 4,
    inStock: 'true',
  }),
  combo2: (i) => ({ sort: sorts[i % 4], region: regions[i % 6], priceRange: priceRanges[(i >> 2) % 5] }),
  rating5: (i) => ({ sort: sorts[i % 4], category: productCategories[i % 7], rating: 5 }),
  search2: (i) => ({
    sort: sorts[i % 4],
    search: ['青花', '茶壶', '團扇', '缠枝', '手作', '古琴', '山水', '赵记'][i % 8],
  }),
  title2: (i) => ({
    sort: sorts[i % 4],
    searchType: 'title',
    search: ['青花', '茶壶', '團扇', '缠枝', '苏绣', '古琴', '山水', '皮影'][i % 8],
  }),
  inheritor2: (i) => ({
    sort: sorts[i % 4],
    searchType: 'inheritor',
    search: ['赵文', '钱德', '孫明', '华秀'][i % 4],
  }),
  search1: (i) => ({ sort: sorts[i % 4], search: ['青', '壶', '法', '编'][i % 4] }),
  search4: (i) => ({ sort: sorts[i % 4], search: ['青花缠枝', '缠枝茶壶', '苏绣云纹', '端砚如意'][i % 4] }),
  searchRare: (i) => ({ sort: sorts[i % 4], search: String(777 + i) }),
  searchCombo: (i) => ({
    sort: sorts[i % 4],
    search: ['青花', '茶壶', '團扇', '缠枝'][i % 4],
    category: productCategories[i % 7],
    region: regions[i % 6],
  }),
  searchCombo3: (i) => ({
    sort: sorts[i % 4],
    search: ['青花', '茶壶', '團扇', '缠枝'][i % 4],
    category: productCategories[i % 7],
    region: regions[i % 6],
    priceRange: priceRanges[i % 5],
    rating: 4,
  }),
  nothing: (i) => ({ sort: sorts[i % 4], search: '青花不存' }),
};
const only = process.argv.slice(2);
const dbs = urls.map((u) => openDatabase(u, 2));
for (const [kind, make] of Object.entries(kinds)) {
  if (only.length && !only.includes(kind)) continue;
  const med = [] as number[];
  const max: number[] = [];
  let tot = '';
  for (const db of dbs) {
    const times: number[] = [];
    for (let i = 0; i < 130; i++) {
      const { page = 1, ...rest } = make(i) as { page?: number };
      const f = { ...productFilter.parse(rest), page, limit: 12 };
      const t = performance.now();
      const r = await actions.listProducts({ db }, f);
      if (i >= 10) times.push(performance.now() - t);
      if (i === 20) tot += ` ${r.products.length}/${r.pagination.total}${r.pagination.relation}`;
    }
    times.sort((a, b) => a - b);
    med.push(times[60]!);
    max.push(times[118]!);
  }
  console.log(
    kind.padEnd(12),
    med.map((m) => m.toFixed(2)).join(' -> '),
    'x',
    (med[1]! / med[0]!).toFixed(2),
    ' p99',
    max.map((m) => m.toFixed(1)).join(' '),
    tot,
  );
}
for (const db of dbs) await db.$client.end();

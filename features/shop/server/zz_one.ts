import { openDatabase } from '@platform/server/database';
import { productFilter, sorts } from '../contract/filter.ts';
import * as actions from './actions.ts';
const db = openDatabase('postgres://postgres@localhost:4550/s200k', 1);
let log: string[] = [];
const orig = db.$client.query.bind(db.$client) as any;
(db.$client as any).query = async (...a: any[]) => { const t = performance.now(); const r = await orig(...a); log.push((performance.now() - t).toFixed(1) + ' ' + String(a[0].text).replace(/\s+/g, ' ').slice(0, 60)); return r; };
for (const sort of sorts) for (const search of ['青花', '茶壶']) {
  let last: string[] = [];
  for (let i = 0; i < 5; i++) { log = []; await actions.listProducts({ db }, { ...productFilter.parse({ sort, search, category: 'traditional_craft', region: 'beijing' }), page: 1, limit: 12 }); last = log; }
  console.log(sort, search, last.join('\n   '));
}
for (const search of ['赵文']) {
  let last: string[] = [];
  for (let i = 0; i < 5; i++) { log = []; await actions.listProducts({ db }, { ...productFilter.parse({ search, searchType: 'inheritor' }), page: 1, limit: 12 }); last = log; }
  console.log(search, last.join('\n   '));
}
await db.$client.end();

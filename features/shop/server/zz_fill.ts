import { systemClock } from '@platform/server/clock';
import { openDatabase } from '@platform/server/database';
import { openFreshness } from '@platform/server/freshness';
import { migrateDatabase } from '@platform/server/migrate';
import { systemRandom } from '@platform/server/random';
import { makeManyProducts } from './factory.ts';

const [url, n] = [process.argv[2]!, Number(process.argv[3])];
await migrateDatabase(url, 'database/migrations');
const db = openDatabase(url, 4);
const t = performance.now();
await makeManyProducts(
  { db, clock: systemClock, random: systemRandom(systemClock), fresh: openFreshness(1) },
  n,
);
console.log(n, Math.round(performance.now() - t), 'ms');
await db.$client.end();

/** A portal as it runs in earnest: a process of its own, its own folder, its own durable PostgreSQL. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeManyNews } from '@features/news/factory';
import { makeManyProducts } from '@features/shop/factory';
import { openCache } from '@platform/server/cache';
import { systemClock } from '@platform/server/clock';
import { type Database, openDatabase } from '@platform/server/database/database';
import { addressOfRunning } from '@platform/server/postgres/embedded';
import { systemRandom } from '@platform/server/random';
import { sql } from 'drizzle-orm';
import { type Program, start } from './childProcess.ts';
import { freePort } from './port.ts';
import { productsOf } from './products.ts';

export interface Portal {
  url: string;
  databaseUrl: string;
  /** A product of the sample story, with its drawing. */
  product: string;
  /** What signs its tokens. */
  secret(): Promise<string>;
  /** Seconds of processor time that its process has used, PostgreSQL's not counted. */
  cpu(): Promise<number>;
  /** Resident memory of its process, in bytes. */
  memory(): Promise<number>;
  /** Stops it and starts it again on the same data; seconds from the start of its process to its last line. */
  restart(): Promise<number>;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

/** The pages that anybody may open, a product with its drawing among them. */
export function publicPages({ product }: Portal): { name: string; path: string }[] {
  return [
    { name: 'home page', path: '/' },
    { name: 'page of a product', path: `/library/${product}` },
    { name: 'news', path: '/news' },
    { name: 'scholarships', path: '/scholarship' },
  ];
}

/** How much a portal holds, the sample story included; what is left out is the story alone. */
export interface Contents {
  products?: number;
  news?: number;
}

async function fill(
  databaseUrl: string,
  { products, news }: Contents,
  covers: readonly string[],
): Promise<void> {
  const db: Database = openDatabase(databaseUrl, 2);
  const missing = async (table: string, wanted = 0) => {
    const { rows } = await db.execute<{ present: number }>(
      sql`select count(*)::int as present from ${sql.identifier(table)}`,
    );
    return Math.max(0, wanted - (rows[0]?.present ?? 0));
  };
  try {
    const services = { db, clock: systemClock, random: systemRandom(systemClock), cache: openCache(1) };
    await makeManyProducts(services, await missing('products', products), covers);
    await makeManyNews(services, await missing('news_items', news));
    await db.execute(sql`checkpoint`).catch(() => {});
  } finally {
    await db.$client.end();
  }
}

/** Opens a portal in demo mode with the sample story, and plausible products and news beside it. */
export async function openPortal(contents: Contents): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let program: Program;
  let product = '';
  const launch = async () => {
    const begun = performance.now();
    program = start('apps/server/main.ts', {
      PORTAL_MODE: 'demo',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      // One address asks for everything here; the limit is counted all the same.
      RATE_LIMIT_PER_MINUTE: '1000000000',
    });
    await program.line(/is ready after.*/);
    return (performance.now() - begun) / 1000;
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  };
  const close = async () => {
    await program.end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await launch();
    const story = await productsOf(url, 'sort=popular&limit=96');
    product = story[0]?.id ?? '';
    // A missing drawing would be an error on the console, which Lighthouse counts.
    await fill(
      addressOfRunning(dataDir),
      contents,
      story.map(({ cover }) => cover),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    databaseUrl: addressOfRunning(dataDir),
    product,
    secret: () => readFile(join(dataDir, 'app-secret'), 'utf8'),
    cpu: () => metric('process_cpu_seconds_total'),
    memory: () => metric('process_resident_memory_bytes'),
    async restart() {
      await program.end();
      return launch();
    },
    close,
  };
}

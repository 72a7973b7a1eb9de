/** A portal as in production: a separate process, data folder and durable PostgreSQL. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeManyCourses } from '@features/courses/factory';
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
  /** A product of the sample data, with its image. */
  product: string;
  /** The secret that signs its tokens. */
  secret(): Promise<string>;
  /** The used processor time of its process in seconds, without PostgreSQL. */
  cpu(): Promise<number>;
  /** Resident memory of its process, in bytes. */
  memory(): Promise<number>;
  /** Restarts it on the same data; returns the seconds from the start of its process to its last line. */
  restart(): Promise<number>;
  /** Stops it and deletes its folder. */
  close(): Promise<void>;
}

export interface PublicPage {
  name: string;
  path: string;
  /** Shows what only the visitor's browser knows: search engines are told to leave it out. */
  isPersonal?: boolean;
}

/** The most visited public pages, including a product with an image. */
export function publicPages({ product }: Portal): PublicPage[] {
  return [
    { name: 'home page', path: '/' },
    { name: 'page of a product', path: `/library/${product}` },
    { name: 'news', path: '/news' },
    { name: 'scholarships', path: '/scholarship' },
  ];
}

const otherPublicPages: readonly PublicPage[] = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'about', path: '/about' },
  { name: 'cart', path: '/cart', isPersonal: true },
  { name: 'checkout of the cart', path: '/cart-payment', isPersonal: true },
  { name: 'checkout of a product', path: '/payment', isPersonal: true },
  { name: 'result of a payment', path: '/payment-success', isPersonal: true },
];

/** All public pages, one of each kind. */
export async function allPublicPages(portal: Portal): Promise<PublicPage[]> {
  const answer = await fetch(`${portal.url}/api/news?limit=1`);
  const { data } = (await answer.json()) as { data: { news: { id: string }[] } };
  return [
    ...publicPages(portal),
    { name: 'page of a news item', path: `/news/${data.news[0]?.id}` },
    ...otherPublicPages,
  ];
}

/** The number of records including the sample data; without a number, only the sample data. */
export interface Contents {
  products?: number;
  news?: number;
  courses?: number;
}

async function fill(
  databaseUrl: string,
  { products, news, courses }: Contents,
  covers: readonly string[],
): Promise<void> {
  const db: Database = openDatabase(databaseUrl, 2);
  const missing = async (table: string, target = 0) => {
    const { rows } = await db.execute<{ present: number }>(
      sql`select count(*)::int as present from ${sql.identifier(table)}`,
    );
    return Math.max(0, target - (rows[0]?.present ?? 0));
  };
  try {
    const services = { db, clock: systemClock, random: systemRandom(systemClock), cache: openCache(1) };
    await makeManyProducts(services, await missing('products', products), covers);
    await makeManyNews(services, await missing('news_items', news));
    await makeManyCourses(services, await missing('courses', courses));
    await db.execute(sql`checkpoint`).catch(() => {});
  } finally {
    await db.$client.end();
  }
}

/** Opens a portal in demo mode with the sample data, and generated products and news. */
export async function openPortal(contents: Contents): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let program: Program;
  let product = '';
  const startServer = async () => {
    const startTime = performance.now();
    program = start('apps/server/main.ts', {
      PORTAL_MODE: 'demo',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      // All requests have one address; the limiter still counts them.
      RATE_LIMIT_PER_MINUTE: '1000000000',
    });
    await program.line(/is ready after.*/);
    return (performance.now() - startTime) / 1000;
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
    await startServer();
    const sampleProducts = await productsOf(url, 'sort=popular&limit=96');
    product = sampleProducts[0]?.id ?? '';
    // A missing image would be an error on the console, which Lighthouse counts.
    await fill(
      addressOfRunning(dataDir),
      contents,
      sampleProducts.map(({ cover }) => cover),
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
      return startServer();
    },
    close,
  };
}

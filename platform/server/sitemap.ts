/** Sitemaps: the sources of public pages, and the XML for search engines. */
import { and, asc, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database/database.ts';

/** The maximum number of addresses in a sitemap (sitemaps.org). */
export const sitemapLength = 50_000;

/** One public page. */
export interface SitemapEntry {
  /** Orders the pages of a source and names the sections. */
  id: string;
  /** Below the portal's address, beginning with a slash. */
  path: string;
  changedAt: Date;
}

/** The public pages of one kind, ordered by id. */
export interface SitemapSource {
  /** Names the sections' addresses. */
  name: string;
  /** The first id of each section of `every` pages, in order. */
  sections(db: Database, every: number): Promise<string[]>;
  /** At most `limit` pages from an id on; `included` is false if the id was the last of the previous batch. */
  pages(db: Database, from: { id: string; included: boolean }, limit: number): Promise<SitemapEntry[]>;
}

interface TableSitemap {
  name: string;
  table: PgTable & { id: PgColumn };
  /** The rows that everyone sees; all of them without. */
  where?: SQL;
  changedAt: PgColumn | SQL<Date>;
  path(id: string): string;
}

/** The pages of a table's rows. */
export function tableSitemap({ name, table, where, changedAt, path }: TableSitemap): SitemapSource {
  const { id } = table;
  return {
    name,
    async sections(db, every) {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select ${id}, row_number() over (order by ${id}) as place from ${table} where ${where ?? sql`true`}
        ) as numbered where (place - 1) % ${every} = 0 order by id`);
      return rows.map((row) => row.id);
    },
    async pages(db, from, limit) {
      const rows = await db
        .select({ id: sql<string>`${id}`, changedAt: sql<Date>`${changedAt}`.mapWith((at) => new Date(at)) })
        .from(table as PgTable)
        .where(and(where, from.included ? gte(id, from.id) : gt(id, from.id)))
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => ({ ...row, path: path(row.id) }));
    },
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An index of sitemaps, given their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${schema}>\n${entries.join('')}</sitemapindex>\n`;
}

function urlEntry(publicUrl: string, path: string, changedAt?: Date): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod}</url>\n`;
}

/** A sitemap of fixed pages. */
export function sitemapOf(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => urlEntry(publicUrl, path));
  return `${head}<urlset ${schema}>\n${entries.join('')}</urlset>\n`;
}

const batch = 1000;

/** The section that begins with an id, in batches, so that only one batch is in memory. */
export async function* writeSection(
  db: Database,
  publicUrl: string,
  source: SitemapSource,
  { first, length }: { first: string; length: number },
): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  let from = { id: first, included: true };
  for (let remaining = length; remaining > 0; remaining -= batch) {
    const entries = await source.pages(db, from, Math.min(batch, remaining));
    yield entries.map(({ path, changedAt }) => urlEntry(publicUrl, path, changedAt)).join('');
    const last = entries.at(-1);
    if (!last || entries.length < batch) break;
    from = { id: last.id, included: false };
  }
  yield '</urlset>\n';
}

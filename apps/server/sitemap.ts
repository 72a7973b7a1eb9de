/** robots.txt, the index of sitemaps, and the sections with all public pages. */
import { Readable } from 'node:stream';
import { genericErrors } from '@platform/contract/errors';
import { id } from '@platform/contract/text';
import { failure } from '@platform/server/http/failure';
import type { Portal } from '@platform/server/portal';
import {
  type SitemapSource,
  sitemapIndex,
  sitemapLength,
  sitemapOf,
  writeSection,
} from '@platform/server/sitemap';
import type { FastifyReply } from 'fastify';

/** Public pages with fixed addresses (specification, section 2, route table). */
const fixedPaths = ['/', '/news', '/scholarship'];

/** A section has up to 50,000 rows, and search engines request it rarely. */
const limit = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** Seconds for which the index is cached. */
const cacheSeconds = 60;

const send = (reply: FastifyReply, content: string | Readable) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(content);

/** Mounts /robots.txt, /sitemap.xml and its sections; `every` is the length of a section. */
export function mountSitemap(
  { http, db, cache, publicUrl }: Portal,
  sources: readonly SitemapSource[],
  every = sitemapLength,
): void {
  async function index(): Promise<string> {
    const sections = await Promise.all(
      sources.map(async (source) => {
        const firstIds = await source.sections(db, every);
        return firstIds.map((first) => `${publicUrl}/sitemap/${source.name}/${first}.xml`);
      }),
    );
    return sitemapIndex([`${publicUrl}/sitemap/pages.xml`, ...sections.flat()]);
  }

  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  http.get('/sitemap.xml', async (_request, reply) =>
    send(reply, await cache.remember('sitemap', 'sitemap', cacheSeconds, index)),
  );
  http.get('/sitemap/pages.xml', (_request, reply) => send(reply, sitemapOf(publicUrl, fixedPaths)));
  for (const source of sources) {
    http.get<{ Params: { first: string } }>(`/sitemap/${source.name}/:first.xml`, limit, (request, reply) => {
      const first = id.safeParse(request.params.first);
      if (!first.success) throw failure(genericErrors.NOT_FOUND);
      return send(
        reply,
        Readable.from(writeSection(db, publicUrl, source, { first: first.data, length: every })),
      );
    });
  }
}

/** robots.txt and the sitemap of all public pages in sections. */
import { makeNews } from '@features/news/factory';
import { newsSitemap } from '@features/news/sitemap';
import { makeProduct } from '@features/shop/factory';
import { productSitemap } from '@features/shop/sitemap';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSitemap } from './sitemap.ts';
import { type TestPortal, testPortal } from './testing.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await testPortal({ PUBLIC_URL: 'https://zhongzhou.example' });
});
afterAll(() => portal.stop());

const get = (url: string, http: FastifyInstance = portal.portal.http) => http.inject({ url });
const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
const pathOf = (address: string) => address.replace('https://zhongzhou.example', '');

describe('robots.txt', () => {
  it('names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Disallow: /api/\n');
    expect(body).toContain('Sitemap: https://zhongzhou.example/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  it('has every public page once, in sections, and no hidden or unapproved pages', async () => {
    const news: string[] = [];
    for (let n = 0; n < 5; n += 1) news.push((await makeNews(portal.portal)).id);
    const hidden = await makeNews(portal.portal, { hidden: true });
    const unapproved = await makeNews(portal.portal, { approved: false });
    const product = await makeProduct(portal.portal);
    // Sections of two show how sections of 50,000 work.
    const http = fastify();
    mountSitemap({ ...portal.portal, http }, [productSitemap, newsSitemap], 2);
    const index = await get('/sitemap.xml', http);
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const sections = locsOf(index.body);
    expect(sections).toEqual([
      'https://zhongzhou.example/sitemap/pages.xml',
      `https://zhongzhou.example/sitemap/products/${product.id}.xml`,
      ...[0, 2, 4].map((at) => `https://zhongzhou.example/sitemap/news/${news[at]}.xml`),
    ]);
    const answers = await Promise.all(sections.map((address) => get(pathOf(address), http)));
    expect(answers.map(({ body }) => body.match(/<url>/g)?.length)).toEqual([3, 1, 2, 2, 1]);
    const pages = answers.flatMap(({ body }) => locsOf(body)).map(pathOf);
    expect(pages).toEqual([
      '/',
      '/news',
      '/scholarship',
      `/library/${product.id}`,
      ...news.map((id) => `/news/${id}`),
    ]);
    expect(pages).not.toContain(`/news/${hidden.id}`);
    expect(pages).not.toContain(`/news/${unapproved.id}`);
    expect(answers.at(-1)?.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    await http.close();
  });

  it('reads long sections in batches', async () => {
    const limits: number[] = [];
    const source = {
      name: 'numbers',
      sections: async () => ['01890000-0000-7000-8000-000000000000'],
      async pages(_db: unknown, { id, included }: { id: string; included: boolean }, limit: number) {
        limits.push(limit);
        const start = Number(id.slice(-12)) + (included ? 0 : 1);
        return Array.from({ length: Math.min(limit, 2500 - start) }, (_, at) => ({
          id: `01890000-0000-7000-8000-${String(start + at).padStart(12, '0')}`,
          path: `/n/${start + at}?a&b`,
          changedAt: new Date(0),
        }));
      },
    };
    const http = fastify();
    mountSitemap({ ...portal.portal, http }, [source]);
    const { body } = await get('/sitemap/numbers/01890000-0000-7000-8000-000000000000.xml', http);
    expect(limits).toEqual([1000, 1000, 1000]);
    const locs = locsOf(body);
    expect(new Set(locs).size).toBe(2500);
    expect(locs[2499]).toBe('https://zhongzhou.example/n/2499?a&amp;b');
    await http.close();
  });

  it('TOO_MANY_REQUESTS: limits the sections per address', async () => {
    const { id } = await makeNews(portal.portal);
    const getSection = (remoteAddress: string) =>
      portal.portal.http.inject({ url: `/sitemap/news/${id}.xml`, remoteAddress });
    const statuses: number[] = [];
    for (let limits = 0; limits < 31; limits += 1)
      statuses.push((await getSection('203.0.113.9')).statusCode);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await getSection('203.0.113.10')).statusCode).toBe(200);
  });

  it.each([
    '/sitemap/news/x.xml',
    '/sitemap/nothing/01890000-0000-7000-8000-000000000000.xml',
    '/sitemap/news',
  ])('has nothing at %s', async (url) => expect((await get(url)).statusCode).toBe(404));
});

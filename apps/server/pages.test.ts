/** Pages on a real Fastify, with a renderer that records its requests. */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { withoutSlash } from './pages.address.ts';
import type { Renderer, Site } from './pages.renderer.ts';
import { mountPages, type PagesOptions } from './pages.ts';

type Answer = (request: Request, site: Site) => Promise<Response> | Response;

const html = (text: string, status = 200) =>
  new Response(`<!doctype html><title>${text}</title>`, { status });

async function open(answer: Answer, options: Partial<PagesOptions> = {}) {
  const rendered: string[] = [];
  const planned: string[] = [];
  const renderer: Renderer = {
    plan(path) {
      planned.push(path);
      return { isFound: !path.startsWith('/no'), query: path === '/news' ? ['page', 'category'] : [] };
    },
    async render(request, site) {
      const { pathname, search, origin } = new URL(request.url);
      expect(origin).toBe('https://zhongzhou.example');
      expect([...request.headers]).toEqual([]);
      rendered.push(`${site.variant}${pathname}${search}`);
      return answer(request, site);
    },
  };
  const http = fastify();
  http.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false, code: 'NOT_FOUND' }));
  const pages = await mountPages(http, { origin: 'https://zhongzhou.example', renderer, ...options });
  const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
  return { http, pages, rendered, planned, get };
}

describe('a page', () => {
  it('is complete HTML with its policy, rendered once and the same for everyone', async () => {
    const { get, rendered } = await open(
      (_request, { nonce }) => new Response(`<p>首页</p><script nonce="${nonce ?? ''}">var a=1</script>`),
    );
    const first = await get('/', { authorization: 'Bearer t', cookie: 'a=b', host: 'evil.example' });
    const second = await get('/');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(second.body).toBe(first.body);
    expect(rendered).toEqual(['/']);
    expect(first.body).toBe('<p>首页</p><script>var a=1</script>');
    expect(first.headers['permissions-policy']).toContain('camera=()');
  });

  it('allows no script that did not come from the renderer', async () => {
    const { get } = await open(() => new Response('<p>首页</p><script>steal()</script>'));
    expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('answers a known ETag with 304 and a HEAD with no body', async () => {
    const { http, get } = await open(() => html('首页'));
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await http.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('is sent in the encoding that the client takes', async () => {
    const { get } = await open(() => html('首页'));
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
    expect((await get('/')).headers.vary).toBe('accept-encoding, cookie');
  });

  it('counts against the visitor’s limit only when it is rendered', async () => {
    const counts: string[] = [];
    const admit: PagesOptions['countRendering'] = async ({ url }) => void counts.push(url);
    const { get } = await open(() => html('x'), { countRendering: admit });
    for (const url of ['/news?page=1', '/news?page=1', '/news?page=1&utm=x', '/news?page=2', '/news.data'])
      await get(url);
    expect(counts).toEqual(['/news?page=1', '/news?page=2', '/news.data']);
  });

  it('is distinguished only by its own query parameters', async () => {
    const { get, rendered } = await open(() => html('资讯'));
    for (const url of ['/news?page=2&utm=x', '/news?utm=y&page=2', '/news', '/news?utm=z', '/about?page=3']) {
      await get(url);
    }
    expect(rendered).toEqual(['/news?page=2', '/news', '/about']);
  });

  it('is cached per variant, which a cookie sets', async () => {
    const { get, rendered } = await open((_request, { variant }) => html(`首页${variant}`));
    const original = await get('/');
    const hant = await get('/', { cookie: 'a=b; variant=hant' });
    const hans = await get('/', { cookie: 'variant=hans' });
    expect([original, hant, hans].map(({ body }) => /首页(\w*)/.exec(body)?.[1])).toEqual([
      '',
      'hant',
      'hans',
    ]);
    expect(new Set([original, hant, hans].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(hant.headers.vary).toBe('accept-encoding, cookie');
    // The ETag of one variant does not match another.
    const other = await get('/', { cookie: 'variant=hant', 'if-none-match': String(hans.headers.etag) });
    expect([other.statusCode, other.body]).toEqual([200, hant.body]);
    await get('/', { cookie: 'variant=hant' });
    expect(rendered).toEqual(['/', 'hant/', 'hans/']);
  });

  it.each(['variant=<script>', 'variant=', 'variants=hant', 'notvariant=hant', 'x=variant=hant'])(
    'is the original for the cookie %s',
    async (cookie) => {
      const { get, rendered } = await open(() => html('首页'));
      await get('/', { cookie });
      expect(rendered).toEqual(['/']);
    },
  );

  it('has the variant of its address, which overrides the cookie', async () => {
    const { get, rendered } = await open((_request, { variant }) => html(`资讯${variant}`));
    const byAddress = await get('/news?page=2&variant=hant', { cookie: 'variant=hans' });
    const byCookie = await get('/news?page=2', { cookie: 'variant=hant' });
    expect(byAddress.body).toBe(byCookie.body);
    await get('/news?variant=latin', { cookie: 'variant=hans' });
    expect(rendered).toEqual(['hant/news?page=2', 'hans/news']);
  });

  it('is found as fast by an address with a variant as by a cookie: without matching routes', async () => {
    const { get, planned } = await open((_request, { variant }) => html(`资讯${variant}`));
    const first = await get('/news?page=2', { cookie: 'variant=hant' });
    for (const url of ['/news?page=2&variant=hant', '/news?variant=hant&page=2'])
      expect((await get(url)).body).toBe(first.body);
    expect(planned).toEqual(['/news']);
  });

  it('is invalidated in all variants', async () => {
    const { get, rendered, pages, http } = await open(async (_request, site) => {
      await site.get('/api/products');
      return html(site.variant);
    });
    let answers = 0;
    http.get('/api/products', async () => ({ answers: ++answers }));
    await get('/');
    await get('/?variant=hant');
    pages.invalidate('products');
    await get('/');
    await get('/?variant=hant');
    expect(rendered).toEqual(['/', 'hant/', '/', 'hant/']);
  });
});

describe('the data of a page', () => {
  async function shop() {
    let stock = 2;
    let calls = 0;
    let time = 0;
    const fixture = await open(
      async (_request, site) => {
        const { body } = await site.get('/api/products?limit=1');
        return html(JSON.stringify(body));
      },
      { now: () => time },
    );
    fixture.http.get('/api/products', async (request) => {
      calls += 1;
      expect(request.ip).toBe('in-process');
      expect(request.headers.authorization).toBeUndefined();
      return { success: true, data: { stock } };
    });
    return {
      ...fixture,
      sell: () => --stock,
      calls: () => calls,
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }

  it('come from the API within the process, and a change affects the next request', async () => {
    const { get, pages, sell } = await shop();
    expect((await get('/')).body).toContain('"stock":2');
    sell();
    pages.invalidate('news');
    expect((await get('/')).body).toContain('"stock":2');
    pages.invalidate('products');
    expect((await get('/')).body).toContain('"stock":1');
  });

  it('are checked after half a second, and the page is rendered again only if they have changed', async () => {
    const { get, rendered, calls, pass, sell } = await shop();
    const first = await get('/');
    pass(499);
    await get('/');
    expect(calls()).toBe(1);
    pass(1);
    expect((await get('/')).headers.etag).toBe(first.headers.etag);
    expect([calls(), rendered.length]).toEqual([2, 1]);
    sell();
    pass(500);
    expect((await get('/')).body).toContain('"stock":1');
    expect(rendered).toHaveLength(2);
  });

  it('cause no rendering if they are unchanged after an invalidation', async () => {
    const { get, pages, rendered } = await shop();
    await get('/');
    pages.invalidate('products');
    await get('/');
    expect(rendered).toHaveLength(1);
  });

  it('cause no rendering within a minute if they are unchanged', async () => {
    const { get, rendered, pass } = await shop();
    await get('/');
    pass(60_000);
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  it('are read once for concurrent requests', async () => {
    const { get, calls } = await shop();
    await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(calls()).toBe(1);
  });
});

describe('addresses', () => {
  it('without a route share one page with status 404', async () => {
    const { get, rendered } = await open(() => html('页面不存在', 404));
    const replies = await Promise.all(['/no', '/no/thing?x=1', '/nobody'].map((url) => get(url)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(replies[0]?.headers['cache-control']).toBe('no-store');
    expect(rendered).toEqual(['/404']);
  });

  it.each(['/api/nothing', '/api', '/files/x.svg', '/healthz/x', '/metrics?x'])(
    '%s is not a page',
    async (url) => {
      const { get, rendered } = await open(() => html('x'));
      const reply = await get(url);
      expect([reply.statusCode, reply.json()]).toEqual([404, { success: false, code: 'NOT_FOUND' }]);
      expect(rendered).toEqual([]);
    },
  );

  it.each([
    ['/about/', '/about'],
    ['/about//?x=1', '/about?x=1'],
    ['//evil.example/', '/evil.example'],
    ['//', '/'],
    ['///?a=/b/', '/?a=/b/'],
  ])('%s is sent to %s', async (url, location) => {
    const { get } = await open(() => html('x'));
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, location]);
  });

  it('with backslashes stay on this site', () => {
    expect(withoutSlash('/\\evil.example/')).toBe('/evil.example');
  });

  it('with another host in the path stay on this site', async () => {
    const { get, rendered } = await open(() => html('x'));
    await get('//evil.example/about');
    expect(rendered).toEqual(['//evil.example/about']);
  });
});

describe('failures and redirects', () => {
  it('a failed rendering is an error and retried by the next request', async () => {
    let isFailing = true;
    const { get } = await open(() => (isFailing ? html('页面出错了', 500) : html('首页')));
    expect((await get('/')).statusCode).toBe(500);
    isFailing = false;
    expect((await get('/')).statusCode).toBe(200);
  });

  it('a redirect is passed on', async () => {
    const { get } = await open(() => new Response('', { status: 302, headers: { location: '/news' } }));
    const reply = await get('/old');
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/news']);
  });

  it('a navigation’s data is passed on and never cached', async () => {
    const { get, rendered } = await open(
      () => new Response('[1]', { headers: { 'content-type': 'text/x-script' } }),
    );
    const reply = await get('/news.data?page=2');
    await get('/news.data?page=2');
    expect([reply.body, reply.headers['cache-control']]).toEqual(['[1]', 'no-store']);
    expect(reply.headers['content-type']).toContain('text/x-script');
    expect(rendered).toEqual(['/news.data?page=2', '/news.data?page=2']);
  });
});

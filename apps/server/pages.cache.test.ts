/** The page cache: shared renderings, expiry, limits, and invalidation. */
import { describe, expect, it } from 'vitest';
import { openPageCache } from './pages.cache.ts';
import type { ReadyPage } from './pages.ready.ts';

function pageOf(html: string, tags: string[] = [], status = 200): ReadyPage {
  const body = { bytes: Buffer.from(html), headers: {} };
  return {
    rendering: { status, hashes: [], location: null, tags: new Set(tags), answers: new Map(), at: 0 },
    etag: `W/"${html}"`,
    bodies: { br: body, gzip: body },
    plainHeaders: {},
    notModifiedHeaders: {},
  };
}

function open(capacity = 10, maxBytes = 1_000_000) {
  let time = 0;
  const cache = openPageCache({ capacity, maxBytes, maxAge: 1000, now: () => time });
  let rendered = 0;
  const pending: ((page: ReadyPage) => void)[] = [];
  return {
    cache,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Renders at once, numbering the pages. */
    render:
      (tags: string[] = [], status = 200) =>
      async () =>
        pageOf(`${++rendered}`, tags, status),
    /** Renders when told to. */
    slow: () => new Promise<ReadyPage>((resolve) => pending.push(resolve)),
    pending,
    htmlOf: async (page: ReadyPage | Promise<ReadyPage>) => (await page).bodies.gzip.bytes.toString(),
  };
}

describe('a fresh page', () => {
  it('is sent without rendering, and without waiting', async () => {
    const { cache, render, pass, htmlOf } = open();
    expect(cache.peek('/')).toBeUndefined();
    expect(await htmlOf(cache.get('/', render()))).toBe('1');
    pass(999);
    expect(cache.peek('/')?.bodies.gzip.bytes.toString()).toBe('1');
    expect(cache.get('/', render())).not.toBeInstanceOf(Promise);
  });

  it('is rendered once for concurrent requests', async () => {
    const { cache, slow, pending, htmlOf } = open();
    const requests = [1, 2, 3].map(() => htmlOf(cache.get('/', slow)));
    pending[0]?.(pageOf('one'));
    expect(await Promise.all(requests)).toEqual(['one', 'one', 'one']);
    expect(pending).toHaveLength(1);
  });
});

describe('an older page', () => {
  it('is passed to the next rendering, which concurrent requests share', async () => {
    const { cache, render, pass, htmlOf } = open();
    const first = await cache.get('/', render());
    pass(1000);
    expect(cache.peek('/')).toBeUndefined();
    const received: unknown[] = [];
    const refresh = async (before: ReadyPage | undefined) => {
      received.push(before);
      return pageOf('2');
    };
    expect(await Promise.all([1, 2].map(() => htmlOf(cache.get('/', refresh))))).toEqual(['2', '2']);
    expect(received).toEqual([first]);
    expect(cache.peek('/')?.bodies.gzip.bytes.toString()).toBe('2');
  });

  it('is kept after a failed rendering, but not sent', async () => {
    const { cache, render, pass } = open();
    const first = await cache.get('/', render());
    pass(1000);
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('/', async (before) => before ?? pageOf('none'))).toBe(first);
  });
});

describe('cached pages', () => {
  it.each([
    [200, true],
    [404, true],
    [302, false],
    [500, false],
    [503, false],
  ])('status %i: %s', async (status, isCached) => {
    const { cache, render } = open();
    await cache.get('/', render([], status));
    expect(cache.peek('/') !== undefined).toBe(isCached);
  });

  it('exclude failures', async () => {
    const { cache, render, htmlOf } = open();
    await expect(cache.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await htmlOf(cache.get('/', render()))).toBe('1');
  });

  it('never exceed the capacity; the least recently used are removed', async () => {
    const { cache, render } = open(3);
    for (const key of ['/a', '/b', '/c']) await cache.get(key, render());
    cache.peek('/a');
    await cache.get('/d', render());
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.peek(key))).toEqual(['/a', '/c', '/d']);
    for (let index = 0; index < 50; index += 1) await cache.get(`/${index}`, render());
    expect(Array.from({ length: 50 }, (_, index) => cache.peek(`/${index}`)).filter(Boolean)).toHaveLength(3);
  });

  it('never exceed the byte limit; the least recently used are removed', async () => {
    // A page of 100 characters takes 200 bytes: two bodies.
    const { cache } = open(10, 500);
    for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => pageOf('x'.repeat(100)));
    expect(['/a', '/b', '/c'].filter((key) => cache.peek(key))).toEqual(['/b', '/c']);
    await cache.get('/large', async () => pageOf('x'.repeat(300)));
    expect(cache.peek('/large')).toBeUndefined();
  });
});

describe('invalidate', () => {
  it('expires the pages with the tag, and no others', async () => {
    const { cache, render } = open();
    await cache.get('/', render(['products', 'news']));
    await cache.get('/about', render([]));
    await cache.get('/news', render(['news']));
    cache.invalidate('products');
    expect(['/', '/about', '/news'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
  });

  it('affects the next request, even during an older rendering', async () => {
    const { cache, slow, pending, htmlOf } = open();
    const before = htmlOf(cache.get('/', slow));
    cache.invalidate('products');
    const after = htmlOf(cache.get('/', slow));
    pending[1]?.(pageOf('new', ['products']));
    expect(await after).toBe('new');
    pending[0]?.(pageOf('old', ['products']));
    expect(await before).toBe('old');
    expect(cache.peek('/')?.bodies.gzip.bytes.toString()).toBe('new');
  });

  it('prevents caching of renderings that began before it', async () => {
    const { cache, slow, pending } = open();
    const before = cache.get('/', slow);
    cache.invalidate('products');
    pending[0]?.(pageOf('old', ['products']));
    await before;
    expect(cache.peek('/')).toBeUndefined();
  });
});

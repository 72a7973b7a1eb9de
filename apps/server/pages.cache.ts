/** Rendered pages in memory: limited, shared by all visitors, fresh for a short time, invalidated when content changes. */
import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './pages.ready.ts';

interface CacheOptions {
  /** The maximum number of pages; the least recently used are removed. */
  capacity: number;
  /** The maximum number of bytes in all encodings. */
  maxBytes: number;
  /** Milliseconds for which a page is sent without a check. */
  maxAge: number;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

interface Entry {
  page: ReadyPage;
  at: number;
}

export interface PageCache {
  /** The page under `key`, rendered if necessary; `render` gets the previous page. Concurrent requests share one rendering. */
  get(
    key: string,
    render: (before: ReadyPage | undefined) => Promise<ReadyPage>,
  ): ReadyPage | Promise<ReadyPage>;
  /** The page under `key`, if it is fresh. */
  peek(key: string): ReadyPage | undefined;
  /** Expires all pages with the tag. */
  invalidate(tag: string): void;
}

/** Bytes in memory: the bodies, and the recorded answers of the API. */
function sizeOf({ rendering, bodies }: ReadyPage): number {
  const sizes = [
    ...Object.values(bodies).map(({ bytes }) => bytes.length),
    ...[...rendering.answers].map(([url, answer]) => 2 * (url.length + answer.length)),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Opens an empty cache. */
export function openPageCache({ capacity, maxBytes, maxAge, now }: CacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: capacity,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  const running = new Map<string, Promise<ReadyPage>>();
  /** The number of the last change of each tag. */
  const lastChanges = new Map<string, number>();
  let changes = 0;

  function startRendering(
    key: string,
    render: (before: ReadyPage | undefined) => Promise<ReadyPage>,
  ): Promise<ReadyPage> {
    const changesAtStart = changes;
    const rendering = render(entries.peek(key)?.page)
      .then((page) => {
        const { status, tags } = page.rendering;
        const isOutdated = [...tags].some((tag) => (lastChanges.get(tag) ?? 0) > changesAtStart);
        if ((status === 200 || status === 404) && !isOutdated) entries.set(key, { page, at: now() });
        return page;
      })
      .finally(() => {
        if (running.get(key) === rendering) running.delete(key);
      });
    running.set(key, rendering);
    return rendering;
  }

  function peek(key: string): ReadyPage | undefined {
    const entry = entries.get(key);
    if (!entry || now() - entry.at >= maxAge) return undefined;
    return entry.page;
  }

  return {
    peek,
    get(key, render) {
      return peek(key) ?? running.get(key) ?? startRendering(key, render);
    },
    invalidate(tag) {
      changes += 1;
      lastChanges.set(tag, changes);
      for (const entry of entries.values()) {
        // Kept, because the next rendering may find it unchanged.
        if (entry.page.rendering.tags.has(tag)) entry.at = Number.NEGATIVE_INFINITY;
      }
      // A rendering that began before the change must not be shared with later requests.
      running.clear();
    },
  };
}

/** Rendered pages in memory: bounded, shared by everyone, fresh for a moment, dropped when content changes. */
import { LRUCache } from 'lru-cache';
import type { ReadyPage } from './pages.ready.ts';

interface CacheOptions {
  /** Most pages kept; those not asked for lately go first. */
  capacity: number;
  /** Most bytes kept, in all compressed forms together. */
  maxBytes: number;
  /** Milliseconds for which a page is sent without a second thought. */
  freshFor: number;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

interface Entry {
  page: ReadyPage;
  at: number;
}

export interface PageCache {
  /** The page under `key`, rendered if need be, out of the one before if there is any; requests that come at once share one rendering. */
  get(
    key: string,
    render: (before: ReadyPage | undefined) => Promise<ReadyPage>,
  ): ReadyPage | Promise<ReadyPage>;
  /** The page under `key` if it can be sent as it is. */
  peek(key: string): ReadyPage | undefined;
  /** What carries the tag has changed. */
  invalidate(tag: string): void;
}

/** Bytes in memory: the HTML and its bodies. */
function sizeOf({ rendered, bodies }: ReadyPage): number {
  const sizes = Object.values(bodies).map(({ bytes }) => bytes.length);
  return sizes.reduce((sum, size) => sum + size, rendered.html.length);
}

/** Opens an empty cache. */
export function openPageCache({ capacity, maxBytes, freshFor, now }: CacheOptions): PageCache {
  const entries = new LRUCache<string, Entry>({
    max: capacity,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  const flights = new Map<string, Promise<ReadyPage>>();
  /** When a tag last changed, counted in changes. */
  const changed = new Map<string, number>();
  let changes = 0;

  function launch(
    key: string,
    render: (before: ReadyPage | undefined) => Promise<ReadyPage>,
  ): Promise<ReadyPage> {
    const begun = changes;
    const flight = render(entries.peek(key)?.page)
      .then((page) => {
        const { status, tags } = page.rendered;
        const outdated = [...tags].some((tag) => (changed.get(tag) ?? 0) > begun);
        if ((status === 200 || status === 404) && !outdated) entries.set(key, { page, at: now() });
        return page;
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  function peek(key: string): ReadyPage | undefined {
    const entry = entries.get(key);
    if (!entry || now() - entry.at >= freshFor) return undefined;
    return entry.page;
  }

  return {
    peek,
    get(key, render) {
      return peek(key) ?? flights.get(key) ?? launch(key, render);
    },
    invalidate(tag) {
      changes += 1;
      changed.set(tag, changes);
      for (const entry of entries.values()) {
        // Not forgotten: out of it the next one is made, if it shows the change at all.
        if (entry.page.rendered.tags.has(tag)) entry.at = Number.NEGATIVE_INFINITY;
      }
      // A rendering that began before the change must not be shared with those who come after it.
      flights.clear();
    },
  };
}

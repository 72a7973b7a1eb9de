/** Rendered pages in memory: bounded, shared by everyone, fresh for a moment, dropped when content changes. */
import type { ReadyPage } from './pages.ready.ts';

interface CacheOptions {
  /** Most pages kept; those not asked for lately go first. */
  capacity: number;
  /** Milliseconds for which a page is sent without a second thought. */
  freshFor: number;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

interface Entry {
  page: ReadyPage;
  at: number;
  used: boolean;
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

/** Opens an empty cache. */
export function openPageCache({ capacity, freshFor, now }: CacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<ReadyPage>>();
  /** When a tag last changed, counted in changes. */
  const changed = new Map<string, number>();
  let changes = 0;

  function keep(key: string, page: ReadyPage): void {
    entries.delete(key);
    for (const [oldest, entry] of entries) {
      if (entries.size < capacity) break;
      entries.delete(oldest);
      // A second chance for what was asked for since it was last looked at.
      if (entry.used) entries.set(oldest, { ...entry, used: false });
    }
    entries.set(key, { page, at: now(), used: false });
  }

  function launch(
    key: string,
    render: (before: ReadyPage | undefined) => Promise<ReadyPage>,
  ): Promise<ReadyPage> {
    const begun = changes;
    const flight = render(entries.get(key)?.page)
      .then((page) => {
        const { status, tags } = page.rendered;
        const outdated = [...tags].some((tag) => (changed.get(tag) ?? 0) > begun);
        if ((status === 200 || status === 404) && !outdated) keep(key, page);
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
    entry.used = true;
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

/** The feeds, cached until news change. */
import { createHash } from 'node:crypto';
import type { Services } from '@platform/server/portal';
import type { NewsTab } from '../contract/category.ts';
import { type FeedFormat, writeFeed } from './feed.ts';
import { findNewest, presentNews } from './store.ts';
import { newsTag } from './tags.ts';

/** Number of items in a feed. */
const feedLength = 30;

/** Seconds for which a feed is cached, since other instances' changes do not invalidate it. */
const cacheSeconds = 5;

export interface Feed {
  xml: string;
  etag: string;
}

/** The latest 30 visible items of a tab. */
export function readFeed(
  { db, cache, publicUrl }: Pick<Services, 'db' | 'cache' | 'publicUrl'>,
  format: FeedFormat,
  tab: NewsTab,
): Promise<Feed> {
  return cache.remember(newsTag, `feed ${format} ${tab}`, cacheSeconds, async () => {
    const rows = await findNewest(db, tab === 'all' ? null : tab, feedLength);
    const xml = await writeFeed({ format, tab, publicUrl, items: rows.map(presentNews) });
    return { xml, etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"` };
  });
}

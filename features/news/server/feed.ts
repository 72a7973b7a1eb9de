/** Writes the feeds of the news: RSS 2.0 and Atom. */
import type { NewsTab } from '../contract/category.ts';
import { newsTabNames } from '../contract/category.ts';
import { atomPath, rssPath } from '../contract/feed.ts';
import type { NewsItem } from '../contract/news.ts';

export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export interface FeedFormatFacts {
  path: string;
  mediaType: string;
}

export const feedFacts: Readonly<Record<FeedFormat, FeedFormatFacts>> = {
  rss: { path: rssPath, mediaType: 'application/rss+xml; charset=utf-8' },
  atom: { path: atomPath, mediaType: 'application/atom+xml; charset=utf-8' },
};

/** Time of an item's last change. */
const changedAt = ({ editedAt, publishDate }: NewsItem) => new Date(editedAt ?? publishDate);

export interface FeedSource {
  format: FeedFormat;
  tab: NewsTab;
  /** The portal's address, without a trailing slash. */
  publicUrl: string;
  /** The newest first. */
  items: readonly NewsItem[];
}

/** Writes a feed; the same items always result in the same bytes. */
export async function writeFeed({ format, tab, publicUrl, items }: FeedSource): Promise<string> {
  // Imported on demand, because few visitors request feeds.
  const { Feed } = await import('feed');
  const query = tab === 'all' ? '' : `?category=${tab}`;
  const page = `${publicUrl}/news${query}`;
  const addressOf = (each: FeedFormat) => `${publicUrl}${feedFacts[each].path}${query}`;
  const changes = items.map((item) => changedAt(item).getTime());
  const feed = new Feed({
    id: page,
    link: page,
    title: tab === 'all' ? '中轴新闻' : `中轴新闻 · ${newsTabNames[tab]}`,
    description: '全球文化中轴联盟的新闻',
    language: 'zh',
    copyright: '全球文化中轴联盟',
    favicon: `${publicUrl}/favicon.svg`,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { rss: addressOf('rss'), atom: addressOf('atom') },
  });
  for (const item of items) {
    const link = `${publicUrl}/news/${item.id}`;
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: item.title,
      description: item.summary,
      author: [{ name: item.author }],
      category: [{ name: newsTabNames[item.category], term: item.category }],
      date: changedAt(item),
      published: new Date(item.publishDate),
      ...(item.shareImage ? { image: `${publicUrl}${item.shareImage}` } : {}),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

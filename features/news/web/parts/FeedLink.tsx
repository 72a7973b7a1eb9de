/** The feed of what is shown, for feed readers to find in the head and for people to see. */
import { Anchor } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import { type NewsTab, newsTabNames } from '../../contract/category.ts';
import { rssPath } from '../../contract/feed.ts';
import classes from './FeedLink.module.css';

export function FeedLink({ category }: { category: NewsTab }) {
  const address = category === 'all' ? rssPath : `${rssPath}?category=${category}`;
  const title = category === 'all' ? '中轴新闻' : `中轴新闻 · ${newsTabNames[category]}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={address} />
      <Anchor href={address} className={classes['feed'] ?? ''} c="dimmed" size="sm">
        <IconRss size={16} stroke={1.5} aria-hidden />
        RSS 订阅
      </Anchor>
    </>
  );
}

/** The link to the feed of the current category. */
import { Anchor } from '@mantine/core';
import { IconRss } from '@tabler/icons-react';
import type { NewsTab } from '../../contract/category.ts';
import { rssPath } from '../../contract/feed.ts';
import classes from './FeedLink.module.css';

export function FeedLink({ category }: { category: NewsTab }) {
  const address = category === 'all' ? rssPath : `${rssPath}?category=${category}`;
  return (
    <Anchor href={address} className={classes['feed'] ?? ''} c="dimmed" size="sm">
      <IconRss size={16} stroke={1.5} aria-hidden />
      RSS 订阅
    </Anchor>
  );
}

/** The news' view counter. */
import { viewCounter } from '@platform/server/counters/views';
import { newsViewCounts, newsViews } from './tables.ts';

export const newsViewCounter = viewCounter({
  name: 'news',
  views: newsViews,
  counts: newsViewCounts,
  items: 'news_items',
  visible: 'not hidden',
});

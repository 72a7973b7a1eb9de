/** The announcements' view counter. */
import { viewCounter } from '@platform/server/counters/views';
import { announcementViewCounts, announcementViews } from './tables.ts';

export const announcementViewCounter = viewCounter({
  name: 'announcement',
  views: announcementViews,
  counts: announcementViewCounts,
  items: 'announcements',
  visible: 'published_at is not null',
});

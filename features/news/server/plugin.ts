/** Wires the news with their feeds and jobs. */
import type { Portal } from '@platform/server/portal';
import { mountFeeds } from './feed.routes.ts';
import { handleJobs } from './jobs.ts';
import { mountNews } from './routes.ts';

/** Mounts the news with their feeds and jobs. */
export function news(portal: Portal): void {
  mountNews(portal);
  mountFeeds(portal);
  handleJobs(portal);
}

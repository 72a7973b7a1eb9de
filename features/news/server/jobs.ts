/** Jobs of the news: delete counted visitors and unused covers. */
import { cronJob } from '@platform/server/jobs/jobs';
import type { Portal } from '@platform/server/portal';
import { removeOrphanCovers } from './cover.actions.ts';
import { newsViewCounter } from './view.store.ts';

export const removeNewsCovers = cronJob('remove-news-covers', '23 * * * *');

/** Registers the jobs. */
export function handleJobs(portal: Portal): void {
  portal.jobs.handle(newsViewCounter.job, () => newsViewCounter.forget(portal));
  portal.jobs.handle(removeNewsCovers, () => removeOrphanCovers(portal));
}

/** What the news do by themselves: readers are forgotten, covers without an item removed. */
import { cronJob } from '@platform/server/jobs/jobs';
import type { Portal } from '@platform/server/portal';
import { removeOrphanCovers } from './cover.actions.ts';
import { forgetReaders } from './view.actions.ts';

/** An hour after midnight in the portal's zone. */
export const forgetNewsReaders = cronJob('forget-news-readers', '7 17 * * *');

export const removeNewsCovers = cronJob('remove-news-covers', '23 * * * *');

/** Registers the jobs. */
export function handleJobs(portal: Portal): void {
  portal.jobs.handle(forgetNewsReaders, () => forgetReaders(portal));
  portal.jobs.handle(removeNewsCovers, () => removeOrphanCovers(portal));
}

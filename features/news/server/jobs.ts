/** What the news do by themselves: readers are forgotten, covers without an item removed. */
import type { Portal } from '@platform/server/portal';
import { newsCoverStore } from './cover.store.ts';
import { newsViewCounter } from './view.store.ts';

/** Registers the jobs. */
export function handleJobs(portal: Portal): void {
  portal.jobs.handle(newsViewCounter.job, () => newsViewCounter.deleteOld(portal));
  portal.jobs.handle(newsCoverStore.job, () => newsCoverStore.removeUnused(portal));
}

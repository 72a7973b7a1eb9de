/** The jobs of the community: visitors are forgotten, images without a post removed. */
import type { Portal } from '@platform/server/portal';
import { removeImages, removeImagesJob } from './images.actions.ts';
import { postViewCounter } from './marks.store.ts';

export function handleJobs(portal: Portal): void {
  portal.jobs.handle(postViewCounter.job, () => postViewCounter.deleteOld(portal));
  portal.jobs.handle(removeImagesJob, () => removeImages(portal));
}

/** Wires the announcements. */
import type { Portal } from '@platform/server/portal';
import { mountAnnouncements } from './routes.ts';
import { announcementViewCounter } from './view.store.ts';

/** Mounts the announcements. */
export function announcements(portal: Portal): void {
  mountAnnouncements(portal);
  portal.jobs.handle(announcementViewCounter.job, () => announcementViewCounter.deleteOld(portal));
}

/** Wires the announcements. */
import type { Portal } from '@platform/server/portal';
import { countedKind } from './read.actions.ts';
import { mountAnnouncements } from './routes.ts';
import { addDownload } from './store.ts';
import { announcementViewCounter } from './view.store.ts';

/** Mounts the announcements. */
export function announcements(portal: Portal): void {
  mountAnnouncements(portal);
  portal.downloads.count(countedKind, (id) => addDownload(portal.db, id));
  portal.jobs.handle(announcementViewCounter.job, () => announcementViewCounter.deleteOld(portal));
}

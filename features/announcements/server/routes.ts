/** The announcements' endpoints: who asks, and which action answers. */
import { mountDocuments } from '@platform/server/document/documents';
import type { Portal } from '@platform/server/portal';
import * as reading from '../contract/reading.ts';
import * as writing from '../contract/writing.ts';
import * as files from './attachments.actions.ts';
import * as read from './read.actions.ts';
import * as write from './write.actions.ts';

/** Mounts the endpoints of members and of editors. */
export function mountAnnouncements(portal: Portal): void {
  portal.route(reading.listAnnouncements, ({ query }) => read.listAnnouncements(portal, query));
  portal.route(reading.listImportantAnnouncements, () => read.listImportantAnnouncements(portal));
  portal.route(reading.listAnnouncementYears, () => read.listAnnouncementYears(portal));
  portal.route(reading.showAnnouncement, ({ params, caller }) =>
    read.showAnnouncement(portal, caller, params.id),
  );
  portal.route(reading.viewAnnouncement, ({ params, caller, origin }) =>
    read.viewAnnouncement(portal, caller, params.id, origin),
  );
  portal.route(reading.downloadAttachment, ({ params, caller }) =>
    read.downloadAttachment(portal, caller, params),
  );
  portal.route(writing.listAnnouncementDrafts, () => write.listAnnouncementDrafts(portal));
  mountDocuments(portal, writing.announcementEndpoints, write.announcementDocuments);
  portal.route(writing.deleteAnnouncement, ({ params }) => write.deleteAnnouncement(portal, params.id));
  portal.route(writing.addAttachment, ({ caller, params, file }) =>
    files.addAttachment(portal, caller, params.id, file),
  );
  portal.route(writing.removeAttachment, ({ params }) => files.removeAttachment(portal, params));
}

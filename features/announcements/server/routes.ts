/** The announcements' endpoints and their actions. */
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
  portal.route(writing.createAnnouncement, ({ body, command }) =>
    write.createAnnouncement(portal, body, command),
  );
  portal.route(writing.updateAnnouncement, ({ params, body }) =>
    write.updateAnnouncement(portal, params.id, body),
  );
  portal.route(writing.publishAnnouncement, ({ params }) => write.publishAnnouncement(portal, params.id));
  portal.route(writing.unpublishAnnouncement, ({ params }) => write.unpublishAnnouncement(portal, params.id));
  portal.route(writing.deleteAnnouncement, ({ params }) => write.deleteAnnouncement(portal, params.id));
  portal.route(writing.addAttachment, ({ params, file }) => files.addAttachment(portal, params.id, file));
  portal.route(writing.removeAttachment, ({ params }) => files.removeAttachment(portal, params));
}

/** What editors do with announcements: write, publish, take back, delete, and keep their attachments. */
import { documentEndpoints } from '@platform/contract/document';
import { endpoint, type Role } from '@platform/contract/endpoint';
import { id } from '@platform/contract/text';
import { uploadOf } from '@platform/contract/upload';
import { z } from 'zod';
import { announcement, announcementDraft, attachment, listedAnnouncement } from './announcement.ts';
import { announcementErrors } from './errors.ts';

/** The roles that write announcements. */
export const writers = ['editor', 'admin'] as const;

/** Whether this role writes announcements, and so sees drafts. */
export function isWriter(role: Role): boolean {
  return writers.some((writer) => writer === role);
}

const one = z.object({ id });
const { ANNOUNCEMENT_NOT_FOUND, REVISION_CONFLICT, CONTENT_EMPTY } = announcementErrors;

export const listAnnouncementDrafts = endpoint({
  name: 'listAnnouncementDrafts',
  summary: 'Lists the latest hundred drafts, the latest first.',
  method: 'GET',
  path: '/announcements/drafts',
  access: writers,
  data: z.array(listedAnnouncement),
});

export const announcementEndpoints = documentEndpoints({
  noun: 'Announcement',
  path: '/announcements',
  writers,
  form: announcementDraft,
  stored: announcement,
  notFound: ANNOUNCEMENT_NOT_FOUND,
  conflict: REVISION_CONFLICT,
  formErrors: [CONTENT_EMPTY],
});
export const {
  create: createAnnouncement,
  update: updateAnnouncement,
  publish: publishAnnouncement,
  unpublish: unpublishAnnouncement,
} = announcementEndpoints;

export const deleteAnnouncement = endpoint({
  name: 'deleteAnnouncement',
  summary: 'Deletes an announcement with its attachments permanently.',
  method: 'DELETE',
  path: '/announcements/:id',
  access: writers,
  params: one,
  data: z.object({ id }),
  errors: [ANNOUNCEMENT_NOT_FOUND],
});

export const addAttachment = endpoint({
  name: 'addAttachment',
  summary: 'Adds a document or picture of at most 10 MB to an announcement.',
  method: 'POST',
  path: '/announcements/:id/attachments',
  access: writers,
  params: one,
  upload: uploadOf({
    kinds: ['pdf', 'docx', 'xlsx', 'jpg', 'png', 'webp', 'gif'],
    megabytes: 10,
    tooLarge: '附件不能超过 10MB',
    wrongKind: '附件只支持 PDF、Word（docx）、Excel（xlsx）和图片（jpg、png、webp、gif）',
  }),
  data: attachment,
  errors: [ANNOUNCEMENT_NOT_FOUND, announcementErrors.TOO_MANY_ATTACHMENTS],
  status: 201,
});

export const removeAttachment = endpoint({
  name: 'removeAttachment',
  summary: 'Removes a file from an announcement permanently.',
  method: 'DELETE',
  path: '/announcements/:id/attachments/:attachmentId',
  access: writers,
  params: z.object({ id, attachmentId: id }),
  data: z.object({ id }),
  errors: [announcementErrors.ATTACHMENT_NOT_FOUND],
});

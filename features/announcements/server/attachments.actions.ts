/** What editors do with attachments. */

import type { ReceivedFile } from '@platform/server/files/uploads';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import type { Attachment } from '../contract/announcement.ts';
import { announcementErrors, mostAttachments } from '../contract/errors.ts';
import { countAttachments, insertAttachments, removeAttachmentRow } from './attachments.store.ts';
import { lockAnnouncement } from './store.ts';

type Context = Pick<Services, 'db' | 'random' | 'storage'>;

/** The folder of the private storage. */
export const attachmentsFolder = 'announcements';

const { ANNOUNCEMENT_NOT_FOUND, ATTACHMENT_NOT_FOUND, TOO_MANY_ATTACHMENTS } = announcementErrors;

/** Adds a file. Throws ANNOUNCEMENT_NOT_FOUND and, beyond ten, TOO_MANY_ATTACHMENTS. */
export async function addAttachment(
  { db, random, storage }: Context,
  announcementId: string,
  { name, kind, bytes }: ReceivedFile,
): Promise<Attachment> {
  const key = await storage.putPrivate(attachmentsFolder, bytes, kind);
  const row = { id: random.id(), announcementId, name, kind, size: bytes.length, key };
  try {
    await db.transaction(async (tx) => {
      if (!(await lockAnnouncement(tx, announcementId))) throw failure(ANNOUNCEMENT_NOT_FOUND);
      if ((await countAttachments(tx, announcementId)) >= mostAttachments)
        throw failure(TOO_MANY_ATTACHMENTS);
      await insertAttachments(tx, [row]);
    });
  } catch (error) {
    await storage.removePrivate(key);
    throw error;
  }
  return { id: row.id, name, size: row.size };
}

/** Removes a file. Throws ATTACHMENT_NOT_FOUND. */
export async function removeAttachment(
  { db, storage }: Context,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<{ id: string }> {
  const key = await removeAttachmentRow(db, id, attachmentId);
  if (key === null) throw failure(ATTACHMENT_NOT_FOUND);
  await storage.removePrivate(key);
  return { id: attachmentId };
}

/** Adding and removing attachments. */

import { removeFilesLater, storePrivateFile } from '@platform/server/files/privateFiles';
import type { ReceivedFile } from '@platform/server/files/uploads';
import { failure } from '@platform/server/http/failure';
import type { Caller, Services } from '@platform/server/portal';
import type { Attachment } from '../contract/announcement.ts';
import { announcementErrors, maxAttachments } from '../contract/errors.ts';
import { countAttachments, insertAttachments, removeAttachmentRow } from './attachments.store.ts';
import { announcementStore } from './store.ts';

type Context = Pick<Services, 'db' | 'images' | 'jobs' | 'random' | 'storage'>;

/** The folder of the private storage. */
export const attachmentsFolder = 'announcements';

const { ANNOUNCEMENT_NOT_FOUND, ATTACHMENT_NOT_FOUND, TOO_MANY_ATTACHMENTS } = announcementErrors;

/** Adds a file. Throws ANNOUNCEMENT_NOT_FOUND and, beyond ten, TOO_MANY_ATTACHMENTS. */
export async function addAttachment(
  ctx: Context,
  caller: Caller,
  announcementId: string,
  file: ReceivedFile,
): Promise<Attachment> {
  const { name, kind, bytes } = file;
  const id = ctx.random.id();
  const size = bytes.length;
  await storePrivateFile(ctx, { folder: attachmentsFolder, ownerId: caller.id }, file, (key) =>
    ctx.db.transaction(async (tx) => {
      if (!(await announcementStore.lock(tx, announcementId))) throw failure(ANNOUNCEMENT_NOT_FOUND);
      if ((await countAttachments(tx, announcementId)) >= maxAttachments) throw failure(TOO_MANY_ATTACHMENTS);
      await insertAttachments(tx, [{ id, announcementId, name, kind, size, key }]);
    }),
  );
  return { id, name, size };
}

/** Removes a file. Throws ATTACHMENT_NOT_FOUND. */
export async function removeAttachment(
  { db, jobs }: Context,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const key = await removeAttachmentRow(tx, id, attachmentId);
    if (key === null) throw failure(ATTACHMENT_NOT_FOUND);
    await removeFilesLater({ jobs }, tx, [key]);
  });
  return { id: attachmentId };
}

/** Actions of editors. */
import type { Data } from '@platform/contract/endpoint';
import { removeFilesLater } from '@platform/server/files/privateFiles';
import { failure } from '@platform/server/http/failure';
import { searchValues } from '@platform/server/list/listPage';
import type { Services } from '@platform/server/portal';
import { plainText, sanitiseRichText } from '@platform/server/richText';
import type { AnnouncementDraft } from '../contract/announcement.ts';
import { announcementErrors } from '../contract/errors.ts';
import type * as writing from '../contract/writing.ts';
import { fileKeys } from './attachments.store.ts';
import { findDrafts } from './list.store.ts';
import { announcementStore, removeAnnouncement } from './store.ts';

type Context = Pick<Services, 'db' | 'jobs'>;

const { ANNOUNCEMENT_NOT_FOUND, REVISION_CONFLICT, CONTENT_EMPTY } = announcementErrors;

/** Maximum number of listed drafts. */
const maxDrafts = 100;

/** The drafts. */
export function listAnnouncementDrafts({
  db,
}: Context): Promise<Data<typeof writing.listAnnouncementDrafts>> {
  return findDrafts(db, maxDrafts);
}

/** The sanitised text with its search index. Throws CONTENT_EMPTY. */
export function keptText({ title, summary, category, author, content, isTop, isUrgent }: AnnouncementDraft) {
  const clean = sanitiseRichText(content);
  if (clean === '') throw failure(CONTENT_EMPTY);
  const plain = plainText(clean);
  const search = searchValues(title, summary, plain);
  return { title, summary, category, author, isTop, isUrgent, content: clean, plain, ...search };
}

/** How the text is stored and what is refused. */
export const announcementDocuments = {
  store: announcementStore,
  write: keptText,
  notFound: ANNOUNCEMENT_NOT_FOUND,
  conflict: REVISION_CONFLICT,
};

/** Deletes an announcement and its files. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function deleteAnnouncement({ db, jobs }: Context, id: string): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    // No file is added while it is deleted.
    if (!(await announcementStore.lock(tx, id))) throw failure(ANNOUNCEMENT_NOT_FOUND);
    await removeFilesLater({ jobs }, tx, await fileKeys(tx, id));
    await removeAnnouncement(tx, id);
  });
  return { id };
}

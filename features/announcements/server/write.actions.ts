/** Actions of editors. */
import type { Data } from '@platform/contract/endpoint';
import { removeFilesLater } from '@platform/server/files/privateFiles';
import { type Command, transactOnce } from '@platform/server/http/commands';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import { plainText, sanitiseRichText } from '@platform/server/richText';
import type { Announcement, AnnouncementDraft } from '../contract/announcement.ts';
import { announcementErrors } from '../contract/errors.ts';
import type * as writing from '../contract/writing.ts';
import { fileKeys } from './attachments.store.ts';
import { findDrafts } from './list.store.ts';
import { searchIndex } from './rules.ts';
import {
  findAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  markDraft,
  markPublished,
  removeAnnouncement,
  replaceText,
} from './store.ts';

type Context = Pick<Services, 'db' | 'clock' | 'jobs' | 'random'>;

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
  const index = searchIndex({ title, summary, plain });
  return { title, summary, category, author, isTop, isUrgent, content: clean, plain, ...index };
}

/** Creates a draft, once per command. Throws CONTENT_EMPTY. */
export async function createAnnouncement(
  { db, clock, random }: Context,
  written: AnnouncementDraft,
  command: Command | null,
): Promise<Announcement> {
  const now = clock.now();
  const row = { ...keptText(written), id: random.id(), createdAt: now, updatedAt: now };
  return transactOnce({ db, clock }, command, (tx) => insertAnnouncement(tx, row));
}

/** Replaces the text. Throws CONTENT_EMPTY, ANNOUNCEMENT_NOT_FOUND, and REVISION_CONFLICT with the current text. */
export async function updateAnnouncement(
  { db, clock }: Context,
  id: string,
  { revision, ...written }: AnnouncementDraft & { revision: number },
): Promise<Announcement> {
  const replaced = await replaceText(db, id, revision, { ...keptText(written), updatedAt: clock.now() });
  if (replaced) return replaced;
  const current = await findAnnouncement(db, id);
  throw current ? failure(REVISION_CONFLICT, { current }) : failure(ANNOUNCEMENT_NOT_FOUND);
}

async function readAnnouncement({ db }: Context, id: string): Promise<Announcement> {
  const announcement = await findAnnouncement(db, id);
  if (!announcement) throw failure(ANNOUNCEMENT_NOT_FOUND);
  return announcement;
}

/** Publishes now, unless already published. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function publishAnnouncement(ctx: Context, id: string): Promise<Announcement> {
  await markPublished(ctx.db, id, ctx.clock.now());
  return readAnnouncement(ctx, id);
}

/** Makes it a draft again. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function unpublishAnnouncement(ctx: Context, id: string): Promise<Announcement> {
  await markDraft(ctx.db, id);
  return readAnnouncement(ctx, id);
}

/** Deletes an announcement and its files. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function deleteAnnouncement({ db, jobs }: Context, id: string): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    // The lock keeps files from being added meanwhile.
    if (!(await lockAnnouncement(tx, id))) throw failure(ANNOUNCEMENT_NOT_FOUND);
    await removeFilesLater({ jobs }, tx, await fileKeys(tx, id));
    await removeAnnouncement(tx, id);
  });
  return { id };
}

/** Actions of members. */
import type { Data } from '@platform/contract/endpoint';
import { wordSearch } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import type { Caller, Origin, Portal } from '@platform/server/portal';
import type { z } from 'zod';
import type { Announcement } from '../contract/announcement.ts';
import { announcementErrors } from '../contract/errors.ts';
import * as reading from '../contract/reading.ts';
import { isWriter } from '../contract/writing.ts';
import { findAttachment } from './attachments.store.ts';
import { countByYear, findImportant, findPage } from './list.store.ts';
import { findAnnouncement } from './store.ts';
import { announcementViewCounter } from './view.store.ts';

type Context = Pick<Portal, 'db' | 'clock' | 'downloads' | 'secretFor'>;

/** A page of the published announcements that match, with the places of the words that were searched. */
export function listAnnouncements(
  { db }: Context,
  { page, limit, search, ...rest }: z.output<typeof reading.listAnnouncements.query>,
): Promise<Data<typeof reading.listAnnouncements>> {
  return findPage(db, { ...rest, search: wordSearch(search) }, { page, limit });
}

/** The announcements of the carousel. */
export function listImportantAnnouncements({
  db,
}: Context): Promise<Data<typeof reading.listImportantAnnouncements>> {
  return findImportant(db, reading.maxImportant);
}

/** The years of publication. */
export function listAnnouncementYears({ db }: Context): Promise<Data<typeof reading.listAnnouncementYears>> {
  return countByYear(db);
}

/** One announcement. Throws ANNOUNCEMENT_NOT_FOUND, for a draft too unless the caller writes announcements. */
export async function showAnnouncement({ db }: Context, { role }: Caller, id: string): Promise<Announcement> {
  const announcement = await findAnnouncement(db, id);
  if (!announcement || (announcement.publishTime === null && !isWriter(role)))
    throw failure(announcementErrors.ANNOUNCEMENT_NOT_FOUND);
  return announcement;
}

/** Counts a view once per member and day; not for drafts. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function viewAnnouncement(
  ctx: Context,
  caller: Caller,
  id: string,
  origin: Origin,
): Promise<Data<typeof reading.viewAnnouncement>> {
  const { publishTime, views } = await showAnnouncement(ctx, caller, id);
  if (publishTime === null) return { views };
  const counted = await announcementViewCounter.count(ctx, id, caller, origin);
  // It has been deleted meanwhile.
  if (counted === null) throw failure(announcementErrors.ANNOUNCEMENT_NOT_FOUND);
  return { views: counted };
}

/** Lifetime of a download address, in seconds: long enough to start, too short to be passed on. */
const linkLife = 60;

/** Names announcements where downloads are counted. */
export const countedKind = 'announcement';

/** The address of an attachment; a download is counted when the file is sent. Throws ATTACHMENT_NOT_FOUND. */
export async function downloadAttachment(
  ctx: Context,
  { role }: Caller,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<Data<typeof reading.downloadAttachment>> {
  const { db, downloads } = ctx;
  const announcement = await findAnnouncement(db, id);
  const file = await findAttachment(db, id, attachmentId);
  const visible = announcement && (announcement.publishTime !== null || isWriter(role));
  if (!visible || !file) throw failure(announcementErrors.ATTACHMENT_NOT_FOUND);
  const { key, name, kind } = file;
  return { url: downloads.link({ key, name, kind, seconds: linkLife, counted: { kind: countedKind, id } }) };
}

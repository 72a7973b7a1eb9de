/** What members do with announcements. */
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
import { addDownload, findAnnouncement } from './store.ts';
import { announcementViewCounter } from './view.store.ts';

type Context = Pick<Portal, 'db' | 'clock' | 'downloads' | 'secretFor'>;

/** A page of the published announcements that match, with the places of the words that were searched. */
export function listAnnouncements(
  { db }: Context,
  { page, limit, search, ...rest }: z.output<typeof reading.listAnnouncements.query>,
): Promise<Data<typeof reading.listAnnouncements>> {
  return findPage(db, { ...rest, search: wordSearch(search) }, { page, limit });
}

/** What stands in the carousel. */
export function listImportantAnnouncements({
  db,
}: Context): Promise<Data<typeof reading.listImportantAnnouncements>> {
  return findImportant(db, reading.mostImportant);
}

/** The years to choose from. */
export function listAnnouncementYears({ db }: Context): Promise<Data<typeof reading.listAnnouncementYears>> {
  return countByYear(db);
}

/** One announcement. Throws ANNOUNCEMENT_NOT_FOUND, also for a draft unless the caller writes announcements. */
export async function showAnnouncement({ db }: Context, { role }: Caller, id: string): Promise<Announcement> {
  const found = await findAnnouncement(db, id);
  if (!found || (found.publishTime === null && !isWriter(role)))
    throw failure(announcementErrors.ANNOUNCEMENT_NOT_FOUND);
  return found;
}

/** Counts a view once a member and day; drafts have none. Throws ANNOUNCEMENT_NOT_FOUND. */
export async function viewAnnouncement(
  ctx: Context,
  caller: Caller,
  id: string,
  origin: Origin,
): Promise<Data<typeof reading.viewAnnouncement>> {
  const { publishTime, views } = await showAnnouncement(ctx, caller, id);
  if (publishTime === null) return { views };
  const counted = await announcementViewCounter.count(ctx, id, caller, origin);
  // Deleted since it was found.
  if (counted === null) throw failure(announcementErrors.ANNOUNCEMENT_NOT_FOUND);
  return { views: counted };
}

/** Seconds for which the address of a file works: long enough to begin, too short to be passed on. */
const linkLife = 60;

/** Counts a download and gives the address. Throws ATTACHMENT_NOT_FOUND. */
export async function downloadAttachment(
  ctx: Context,
  { role }: Caller,
  { id, attachmentId }: { id: string; attachmentId: string },
): Promise<Data<typeof reading.downloadAttachment>> {
  const { db, downloads } = ctx;
  const found = await findAnnouncement(db, id);
  const file = await findAttachment(db, id, attachmentId);
  const visible = found && (found.publishTime !== null || isWriter(role));
  if (!visible || !file) throw failure(announcementErrors.ATTACHMENT_NOT_FOUND);
  const { key, name, kind } = file;
  const url = downloads.link({ key, name, kind, seconds: linkLife });
  return { url, downloads: await addDownload(db, id) };
}

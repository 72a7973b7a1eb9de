/** Endpoints for members: listing, reading, downloading attachments. */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { announcement, listedAnnouncement } from './announcement.ts';
import { announcementCategories } from './category.ts';
import { announcementErrors } from './errors.ts';

/** Page sizes; the first is the default (specification, section 9). */
export const pageSizes = [10, 20, 50] as const;

/** The category filter: one, or all. */
export const categoryChoices = ['all', ...announcementCategories] as const;

/** The list's filters; an omitted one does not filter. */
export const announcementFilter = z.object({
  category: z.enum(categoryChoices).default('all'),
  /** The year of publication in the portal's zone. */
  year: z.coerce.number().int().min(2000).max(2100).optional(),
  search: searchText.optional(),
});
export type AnnouncementFilter = z.output<typeof announcementFilter>;

export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  summary:
    'Lists published announcements by category, year and search words: those on top first, then the latest.',
  method: 'GET',
  path: '/announcements',
  access: 'member',
  query: announcementFilter.extend(pageFields(pageSizes[0])),
  data: z.object({ announcements: z.array(listedAnnouncement), pagination }),
});

/** Capacity of the carousel. */
export const maxImportant = 6;

export const listImportantAnnouncements = endpoint({
  name: 'listImportantAnnouncements',
  summary:
    'Lists up to six published announcements that are urgent or on top, the urgent ones first, then the latest.',
  method: 'GET',
  path: '/announcements/important',
  access: 'member',
  data: z.array(listedAnnouncement),
});

export const listAnnouncementYears = endpoint({
  name: 'listAnnouncementYears',
  summary: 'Lists the years of publication with the number of announcements, the latest first.',
  method: 'GET',
  path: '/announcements/years',
  access: 'member',
  data: z.array(z.object({ year: z.int(), count: z.int().min(1) })),
});

const one = z.object({ id });

export const showAnnouncement = endpoint({
  name: 'showAnnouncement',
  summary: 'Reads an announcement; drafts are visible to editors only.',
  method: 'GET',
  path: '/announcements/:id',
  access: 'member',
  params: one,
  data: announcement,
  errors: [announcementErrors.ANNOUNCEMENT_NOT_FOUND],
});

export const viewAnnouncement = endpoint({
  name: 'viewAnnouncement',
  summary: "Counts a view, once per member and day in the portal's zone; returns the views.",
  method: 'POST',
  path: '/announcements/:id/views',
  access: 'member',
  params: one,
  data: z.object({ views: z.int().min(0) }),
  errors: [announcementErrors.ANNOUNCEMENT_NOT_FOUND],
});

export const downloadAttachment = endpoint({
  name: 'downloadAttachment',
  summary: 'A short-lived address of a file; each time that it is sent, a download is counted.',
  method: 'POST',
  path: '/announcements/:id/attachments/:attachmentId/download',
  access: 'member',
  params: z.object({ id, attachmentId: id }),
  data: z.object({ url: z.string() }),
  errors: [announcementErrors.ATTACHMENT_NOT_FOUND],
});

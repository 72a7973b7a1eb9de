/** What members do with announcements: find, read, fetch attachments. */
import { endpoint } from '@platform/contract/endpoint';
import { pageFields, pagination } from '@platform/contract/paging';
import { searchText } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { announcement, listedAnnouncement } from './announcement.ts';
import { announcementCategories } from './category.ts';
import { announcementErrors } from './errors.ts';

/** Page sizes that the page offers; the first is the default (specification, section 9). */
export const pageSizes = [10, 20, 50] as const;

/** The category filter: one, or all. */
export const categoryChoices = ['all', ...announcementCategories] as const;

/** What narrows a list; a filter left out narrows nothing. */
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
    'Published announcements by category, year and words, a page at a time: those on top first, then the latest.',
  method: 'GET',
  path: '/announcements',
  access: 'member',
  query: announcementFilter.extend(pageFields(pageSizes[0])),
  data: z.object({ announcements: z.array(listedAnnouncement), pagination }),
});

/** The most that the carousel holds. */
export const mostImportant = 6;

export const listImportantAnnouncements = endpoint({
  name: 'listImportantAnnouncements',
  summary:
    'Up to six published announcements that are urgent or on top, the urgent ones first, then the latest.',
  method: 'GET',
  path: '/announcements/important',
  access: 'member',
  data: z.array(listedAnnouncement),
});

export const listAnnouncementYears = endpoint({
  name: 'listAnnouncementYears',
  summary: 'The years in which announcements were published, with how many, the latest year first.',
  method: 'GET',
  path: '/announcements/years',
  access: 'member',
  data: z.array(z.object({ year: z.int(), count: z.int().min(1) })),
});

const one = z.object({ id });

export const showAnnouncement = endpoint({
  name: 'showAnnouncement',
  summary: 'One announcement; one that is not published is there for editors only.',
  method: 'GET',
  path: '/announcements/:id',
  access: 'member',
  params: one,
  data: announcement,
  errors: [announcementErrors.ANNOUNCEMENT_NOT_FOUND],
});

export const viewAnnouncement = endpoint({
  name: 'viewAnnouncement',
  summary: 'Counts a view, once for each member and day of the portal; gives the views so far.',
  method: 'POST',
  path: '/announcements/:id/views',
  access: 'member',
  params: one,
  data: z.object({ views: z.int().min(0) }),
  errors: [announcementErrors.ANNOUNCEMENT_NOT_FOUND],
});

export const downloadAttachment = endpoint({
  name: 'downloadAttachment',
  summary:
    "Counts a download and gives a short-lived address of the file, and the announcement's downloads so far.",
  method: 'POST',
  path: '/announcements/:id/attachments/:attachmentId/download',
  access: 'member',
  params: z.object({ id, attachmentId: id }),
  data: z.object({ url: z.string(), downloads: z.int().min(0) }),
  errors: [announcementErrors.ATTACHMENT_NOT_FOUND],
});

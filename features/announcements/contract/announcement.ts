/** Announcements of the scholarship, for members and for editors (specification, section 3). */
import { richText } from '@platform/contract/richText';
import { spans } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { announcementCategory } from './category.ts';

/** A file of an announcement; `size` in bytes. */
export const attachment = z.object({ id, name: z.string(), size: z.int().min(0) });
export type Attachment = z.infer<typeof attachment>;

/** The texts that an editor writes. */
export const announcementText = z.object({
  title: text({ max: 100, required: '请输入公告标题' }),
  summary: text({ max: 300, multiline: true, required: '请输入公告摘要' }),
  category: z.enum(announcementCategory.options, '请选择公告类别'),
  /** The committee or office that announces. */
  author: text({ max: 50, required: '请输入发布单位' }),
  /** HTML; the server sanitises it. */
  content: richText({ max: 60_000, required: '请输入公告内容' }),
});
export type AnnouncementText = z.infer<typeof announcementText>;

/** All fields that an editor sets. */
export const announcementDraft = announcementText.extend({
  /** First in the list, and in the carousel. */
  isTop: z.boolean().default(false),
  /** In the carousel, before announcements that are only on top. */
  isUrgent: z.boolean().default(false),
});
export type AnnouncementDraft = z.output<typeof announcementDraft>;

/** An announcement; `content` is sanitised HTML. */
export const announcement = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  category: announcementCategory,
  /** Null until publication; drafts are visible to editors only. */
  publishTime: z.iso.datetime().nullable(),
  author: z.string(),
  /** Members who viewed it, each counted once a day. */
  views: z.int().min(0),
  /** Downloads of its attachments. */
  downloads: z.int().min(0),
  isTop: z.boolean(),
  isUrgent: z.boolean(),
  attachments: z.array(attachment),
  /** Grows with every change of the text; a save sends the one that it is based on. */
  revision: z.int().min(1),
});
export type Announcement = z.infer<typeof announcement>;

/** Offsets of the searched words; `excerpt` is cut from the content when only the content matches. */
export const announcementHighlights = z.object({
  title: spans.optional(),
  summary: spans.optional(),
  excerpt: z.object({ text: z.string(), spans }).optional(),
});
export type AnnouncementHighlights = z.infer<typeof announcementHighlights>;

/** An announcement in a list: without its content, with highlights after a search. */
export const listedAnnouncement = announcement
  .omit({ content: true })
  .extend({ highlights: announcementHighlights.optional() });
export type ListedAnnouncement = z.infer<typeof listedAnnouncement>;

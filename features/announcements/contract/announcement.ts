/** An announcement of the scholarship, as members read it and as editors write it (specification, section 3). */
import { richText } from '@platform/contract/richText';
import { spans } from '@platform/contract/search';
import { id, text } from '@platform/contract/text';
import { z } from 'zod';
import { announcementCategory } from './category.ts';

/** A file that belongs to an announcement; `size` in bytes. */
export const attachment = z.object({ id, name: z.string(), size: z.int().min(0) });
export type Attachment = z.infer<typeof attachment>;

/** What an editor writes as text. */
export const announcementText = z.object({
  title: text({ max: 100, required: '请输入公告标题' }),
  summary: text({ max: 300, required: '请输入公告摘要' }),
  category: z.enum(announcementCategory.options, '请选择公告类别'),
  /** Who announces: a committee or an office rather than a person. */
  author: text({ max: 50, required: '请输入发布单位' }),
  /** HTML; what could run in it is taken out on the server. */
  content: richText({ max: 60_000, required: '请输入公告内容' }),
});
export type AnnouncementText = z.infer<typeof announcementText>;

/** All that an editor decides. */
export const announcementDraft = announcementText.extend({
  /** Stands first in the list and in the carousel. */
  isTop: z.boolean().default(false),
  /** Stands in the carousel, before what is only on top. */
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
  /** Null until it is published; only editors see it then. */
  publishTime: z.iso.datetime().nullable(),
  author: z.string(),
  /** Members who opened it, each counted once a day. */
  views: z.int().min(0),
  /** How often its attachments were fetched. */
  downloads: z.int().min(0),
  isTop: z.boolean(),
  isUrgent: z.boolean(),
  attachments: z.array(attachment),
  /** Grows with every change of its text; a save names the one that it is based on. */
  revision: z.int().min(1),
});
export type Announcement = z.infer<typeof announcement>;

/** Where the searched words stand; `excerpt` is cut from the content when only that has them. */
export const announcementHighlights = z.object({
  title: spans.optional(),
  summary: spans.optional(),
  excerpt: z.object({ text: z.string(), spans }).optional(),
});
export type AnnouncementHighlights = z.infer<typeof announcementHighlights>;

/** An announcement in a list: without its content, with highlights when words were searched. */
export const listedAnnouncement = announcement
  .omit({ content: true })
  .extend({ highlights: announcementHighlights.optional() });
export type ListedAnnouncement = z.infer<typeof listedAnnouncement>;

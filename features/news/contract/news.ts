/** A news item as visitors see it, and as its author and the editors do (specification, section 3). */
import { coverFields } from '@platform/contract/cover';
import { spans } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { newsCategory } from './category.ts';

/** A news item; addresses below the portal's own, `content` sanitised HTML. */
export const newsItem = z.object({
  id,
  title: z.string(),
  category: newsCategory,
  summary: z.string(),
  content: z.string(),
  /** The name under which it was published. */
  author: z.string(),
  /** Null when the author's account is gone. */
  authorId: id.nullable(),
  publishDate: z.iso.datetime(),
  /** Of the last change of its texts or cover; null when there was none. */
  editedAt: z.iso.datetime().nullable(),
  /** Visitors, each counted once a day. */
  views: z.int().min(0),
  ...coverFields,
  featured: z.boolean(),
  /** Counts the changes, from 1; a save names the one it began with. */
  revision: z.int().min(1),
});
export type NewsItem = z.infer<typeof newsItem>;

/** An item as a link to it needs it. */
const newsTitle = newsItem.pick({ id: true, title: true });
export type NewsTitle = z.infer<typeof newsTitle>;

/** What stands before and after an item in a list, the latest first; null at its ends. */
export const newsNeighbours = z.object({ previous: newsTitle.nullable(), next: newsTitle.nullable() });
export type NewsNeighbours = z.infer<typeof newsNeighbours>;

/** An item as its author and the editors see it. */
export const storedNews = newsItem.extend({ hidden: z.boolean(), coverId: id.nullable() });
export type StoredNews = z.infer<typeof storedNews>;

/** The fields in which a search can hit. */
export const searchedFields = ['title', 'summary'] as const;
export type SearchedField = (typeof searchedFields)[number];

export const newsHighlights = z.partialRecord(z.enum(searchedFields), spans);
export type NewsHighlights = z.infer<typeof newsHighlights>;

/** An item in a list: without its content, with highlights when words were searched. */
export const listedNews = newsItem.omit({ content: true }).extend({ highlights: newsHighlights.optional() });
export type ListedNews = z.infer<typeof listedNews>;

/** An item in its author's or the editors' list. */
export const listedStoredNews = listedNews.extend({ hidden: z.boolean() });
export type ListedStoredNews = z.infer<typeof listedStoredNews>;

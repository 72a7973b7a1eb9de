/** A news item as visitors see it, and as its author and the editors do (specification, section 3). */
import { personView } from '@features/accounts/contract/person';
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
  /** Null when the author's account is deleted. */
  authorId: id.nullable(),
  authorAvatar: personView.shape.avatar,
  publishDate: z.iso.datetime(),
  /** Time of the last change of texts or cover; null without one. */
  editedAt: z.iso.datetime().nullable(),
  /** Visitors, each counted once a day. */
  views: z.int().min(0),
  ...coverFields,
  featured: z.boolean(),
  /** Incremented by changes, from 1; a save sends the one that it is based on. */
  revision: z.int().min(1),
});
export type NewsItem = z.infer<typeof newsItem>;

/** The fields of a link to an item. */
const newsTitle = newsItem.pick({ id: true, title: true });
export type NewsTitle = z.infer<typeof newsTitle>;

/** The neighbours of an item in a list, the latest first; null at its ends. */
export const newsNeighbours = z.object({ previous: newsTitle.nullable(), next: newsTitle.nullable() });
export type NewsNeighbours = z.infer<typeof newsNeighbours>;

/** An item for its author and the editors. */
export const storedNews = newsItem.extend({
  hidden: z.boolean(),
  /** Without it, home page, feeds, sitemap and newsletter leave the item out. */
  approved: z.boolean(),
  coverId: id.nullable(),
});
export type StoredNews = z.infer<typeof storedNews>;

/** The searched fields. */
export const searchedFields = ['title', 'summary'] as const;
export type SearchedField = (typeof searchedFields)[number];

export const newsHighlights = z.partialRecord(z.enum(searchedFields), spans);
export type NewsHighlights = z.infer<typeof newsHighlights>;

/** An item in a list: without its content, with highlights after a search. */
export const listedNews = newsItem.omit({ content: true }).extend({ highlights: newsHighlights.optional() });
export type ListedNews = z.infer<typeof listedNews>;

/** An item in its author's or the editors' list. */
export const listedStoredNews = listedNews.extend(storedNews.pick({ hidden: true, approved: true }).shape);
export type ListedStoredNews = z.infer<typeof listedStoredNews>;

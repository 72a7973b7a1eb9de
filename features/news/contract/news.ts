/** A news item for visitors, and for its author and the editors (specification, section 3). */
import { spans } from '@platform/contract/search';
import { id } from '@platform/contract/text';
import { z } from 'zod';
import { newsCategory } from './category.ts';

/** One size of a picture, for `srcset`; `width` in pixels. */
const imageSize = z.object({ address: z.string(), width: z.int() });

/** A news item; addresses are relative to the portal's, `content` is sanitised HTML. */
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
  publishDate: z.iso.datetime(),
  /** Time of the last change of texts or cover; null without one. */
  editedAt: z.iso.datetime().nullable(),
  /** Visitors, each counted once a day. */
  views: z.int().min(0),
  /** The cover, about 3:2 or wider; null without one. */
  image: z.string().nullable(),
  /** The same picture in other widths; empty for drawings, which scale. */
  imageSizes: z.array(imageSize),
  /** The picture of a share card, 1200 by 630; null without a cover. */
  shareImage: z.string().nullable(),
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
export const storedNews = newsItem.extend({ hidden: z.boolean(), coverId: id.nullable() });
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
export const listedStoredNews = listedNews.extend({ hidden: z.boolean() });
export type ListedStoredNews = z.infer<typeof listedStoredNews>;

/** An uploaded cover; publish with its `id` within a day. */
export const newsCover = z.object({ id, image: z.string(), imageSizes: z.array(imageSize) });
export type NewsCover = z.infer<typeof newsCover>;

/** Search in lists: the text, the highlighted spans, and paging whose total may be an estimate. */
import { z } from 'zod';
import { pagination } from './paging.ts';
import { text } from './text.ts';

/** The text to search for, at most 50 characters; blank means no search. */
export const searchText = text({ max: 50, min: 0, multiline: true });

/** The matches in a text: [start, end) offsets, in order. */
export const spans = z.array(z.tuple([z.int(), z.int()]));
export type Spans = z.infer<typeof spans>;

/** The most entries that can be paged through; it bounds the cost of a list. */
export const maxOffset = 2000;

/** Paging of a long list: the total of a filtered list may be an estimate. */
export const longPagination = pagination.extend({
  relation: z.enum(['exact', 'estimated']),
  /** The last page that can be requested; 1 for an empty list. */
  last_page: z.int(),
});
export type LongPagination = z.infer<typeof longPagination>;

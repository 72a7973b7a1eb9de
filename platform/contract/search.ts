/** Searched lists: the words, where they were found, and paging whose total may be an estimate. */
import { z } from 'zod';
import { pagination } from './paging.ts';
import { text } from './text.ts';

/** Words to search for, at most 50 characters; blank means no search. */
export const searchText = text({ max: 50, min: 0 });

/** Where the searched words stand in a text: [start, end) offsets, in order. */
export const spans = z.array(z.tuple([z.int(), z.int()]));
export type Spans = z.infer<typeof spans>;

/** Nobody pages further than this many entries; a filter finds sooner. It bounds the cost of a list. */
export const maxOffset = 2000;

/** Paging of a list that may be long: the total of a narrowed list may be an estimate. */
export const longPagination = pagination.extend({
  relation: z.enum(['exact', 'estimated']),
  /** The last page that can be asked for; 1 when nothing was found. */
  last_page: z.int(),
});
export type LongPagination = z.infer<typeof longPagination>;

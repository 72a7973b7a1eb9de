/** The query of a list's endpoint: its filters, and paging that stays within `maxOffset`. */
import { z } from 'zod';
import { pageFields } from './paging.ts';
import { maxOffset } from './search.ts';

interface PagingOptions {
  /** Used when the call names no `limit`. */
  defaultLimit: number;
  /** The counter and the noun, as `条新闻`. */
  noun: string;
}

/** The query of a list that may be long; a page beyond `maxOffset` is refused with a message. */
export function longListQuery<Fields extends z.ZodRawShape>(
  fields: Fields,
  { defaultLimit, noun }: PagingOptions,
) {
  const query = z.object({ ...fields, ...pageFields(defaultLimit) });
  return query.refine(
    // The shape is generic here; page and limit are always in it.
    (paging) => {
      const { page, limit } = paging as unknown as { page: number; limit: number };
      return (page - 1) * limit < maxOffset;
    },
    { path: ['page'], message: `只能翻看前 ${maxOffset} ${noun}，请缩小筛选范围` },
  );
}

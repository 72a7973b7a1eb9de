/** Paging as specified: page and limit in, current_page, per_page and total out. */
import { z } from 'zod';

/** The query fields of a paged list; `limit` is `defaultLimit` by default and at most 100. */
export function pageFields(defaultLimit: number) {
  return {
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(defaultLimit),
  };
}

export const pagination = z.object({
  current_page: z.int(),
  per_page: z.int(),
  total: z.int(),
});

export type Pagination = z.infer<typeof pagination>;

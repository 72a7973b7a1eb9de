/** Favourites: members mark entries, everyone sees how many did. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { ErrorEntry } from './errors.ts';
import { id } from './text.ts';

/** Whether the caller has marked an entry, and how many members have. */
export const favourite = z.object({ isFavourite: z.boolean(), favourites: z.int().min(0) });
export type Favourite = z.infer<typeof favourite>;

interface FavouriteDeclaration<E extends ErrorEntry> {
  /** The noun in the endpoints' names: `Exhibition`. */
  noun: string;
  /** The path of the list; the endpoints are at `{path}/:id/{mark}`. */
  path: string;
  /** What the mark is called in names and addresses; `Favourite` by default. */
  mark?: string;
  notFound: E;
}

/** Declares the two endpoints of a kind of entry. Setting says what shall be, so that a repeated call changes nothing. */
export function favouriteEndpoints<const E extends ErrorEntry>(declaration: FavouriteDeclaration<E>) {
  const { noun, path, mark = 'Favourite', notFound } = declaration;
  const common = {
    path: `${path}/:id/${mark.toLowerCase()}`,
    access: 'member',
    params: z.object({ id }),
    data: favourite,
    errors: [notFound],
  } as const;
  return {
    get: endpoint({
      ...common,
      name: `get${noun}${mark}`,
      summary: 'Whether the caller has marked an entry, and how many members have.',
      method: 'GET',
    }),
    set: endpoint({
      ...common,
      name: `set${noun}${mark}`,
      summary: 'Marks an entry for the caller, or not.',
      method: 'PUT',
      body: favourite.pick({ isFavourite: true }),
    }),
  };
}
export type FavouriteEndpoints = ReturnType<typeof favouriteEndpoints>;

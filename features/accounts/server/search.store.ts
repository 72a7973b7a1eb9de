/** The search for members by the beginning of their names. */
import type { Queryable } from '@platform/server/database/database';
import { and, inArray, like, ne } from 'drizzle-orm';
import { foldUsername } from '../contract/fields.ts';
import type { PersonView } from '../contract/person.ts';
import { notMuted } from './mutes.store.ts';
import { people, personColumns } from './people.store.ts';
import { isNotBarred } from './store.ts';

interface PeopleSearch {
  /** The beginning of the name or of the user name, in any case. */
  prefix: string;
  readerId: string;
  now: Date;
  limit: number;
  /** Only members with these ids. */
  among?: readonly string[];
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Up to `limit` other members by the beginning of their names: not barred, and not muted by the reader. */
export async function searchPeople(
  db: Queryable,
  { prefix, readerId, now, limit, among }: PeopleSearch,
): Promise<PersonView[]> {
  const { id, foldedName, username } = people;
  const condition = and(
    isNotBarred(now, people),
    ne(id, readerId),
    notMuted(readerId, id),
    among ? inArray(id, [...among]) : undefined,
  );
  // Each by its own index, in whose order they are, so that a common beginning reads no more than the limit.
  const search = (column: typeof foldedName | typeof username, folded: string) =>
    db
      .select(personColumns)
      .from(people)
      .where(and(like(column, `${escapeLike(folded)}%`), condition))
      .orderBy(column)
      .limit(limit);
  const byName = await search(foldedName, prefix.toLowerCase());
  const byUsername = await search(username, foldUsername(prefix));
  const found = new Map([...byName, ...byUsername].map((person) => [person.id, person]));
  return [...found.values()].slice(0, limit);
}

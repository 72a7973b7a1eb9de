/** Pure rules of the news: index terms, searches, highlights, permissions. */
import type { Role } from '@platform/contract/endpoint';
import type { AttemptLimit } from '@platform/server/attempts';
import { day } from '@platform/server/clock';
import { highlights, searchTerms, type WordSearch } from '@platform/server/database/search';
import { newsPerDay } from '../contract/errors.ts';
import { type NewsHighlights, type SearchedField, searchedFields } from '../contract/news.ts';

/** The items that a member may publish; deleted ones count too. */
export const publishLimit: AttemptLimit = { points: newsPerDay, duration: day };

/** The searched texts of an item. */
export type SearchedTexts = Readonly<Record<SearchedField, string>>;

/** The index terms of an item. */
export function indexTerms(texts: SearchedTexts): string[] {
  return searchTerms(...searchedFields.map((field) => texts[field]));
}

/** The highlights; fields without a hit are omitted. */
export function highlightsOf(texts: SearchedTexts, { query }: WordSearch): NewsHighlights {
  const hits = searchedFields.map((field) => [field, highlights(texts[field], query)] as const);
  return Object.fromEntries(hits.filter(([, spans]) => spans.length > 0));
}

/** The fields of an item that decide on access. */
interface AccessFields {
  authorId: string | null;
  hidden: boolean;
}

interface Person {
  id: string;
  role: Role;
}

/** Whether the role edits all news. */
export const isEditor = ({ role }: Pick<Person, 'role'>): boolean => role === 'editor' || role === 'admin';

/** A person's access to an item: change, read, or none. */
export function accessOf(person: Person, { authorId, hidden }: AccessFields): 'change' | 'read' | 'none' {
  if (isEditor(person) || authorId === person.id) return 'change';
  return hidden ? 'none' : 'read';
}

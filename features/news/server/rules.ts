/** The news' decisions: what is indexed, what a search asks for, where hits stand, who may change an item. */
import type { Role } from '@platform/contract/endpoint';
import { highlights, searchTerms, type WordSearch } from '@platform/server/database/search';
import { type NewsHighlights, type SearchedField, searchedFields } from '../contract/news.ts';

/** The texts of an item that a search reads. */
export type SearchedTexts = Readonly<Record<SearchedField, string>>;

/** The index terms of an item. */
export function indexTerms(texts: SearchedTexts): string[] {
  return searchTerms(...searchedFields.map((field) => texts[field]));
}

/** Where a search hit; fields without a hit are left out. */
export function highlightsOf(texts: SearchedTexts, { query }: WordSearch): NewsHighlights {
  const found = searchedFields.map((field) => [field, highlights(texts[field], query)] as const);
  return Object.fromEntries(found.filter(([, spans]) => spans.length > 0));
}

/** What an item's fate depends on. */
interface Owned {
  authorId: string | null;
  hidden: boolean;
}

interface Person {
  id: string;
  role: Role;
}

/** Whether somebody answers for all news. */
export const isEditor = ({ role }: Pick<Person, 'role'>): boolean => role === 'editor' || role === 'admin';

/** What somebody may do with an item: change it, read it, or not even know of it. */
export function reachOf(person: Person, { authorId, hidden }: Owned): 'change' | 'read' | 'none' {
  if (isEditor(person) || authorId === person.id) return 'change';
  return hidden ? 'none' : 'read';
}

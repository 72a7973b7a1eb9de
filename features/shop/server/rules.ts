/** The shop's decisions: what is indexed, what a search asks for, where hits stand, how far a list goes. */

import { yuanToFen } from '@platform/contract/money';
import { highlights, type SearchQuery, searchQuery, searchTerms } from '@platform/server/database/search';
import { type PriceRange, priceBounds, type SearchType } from '../contract/filter.ts';
import { type ProductHighlights, type SearchedField, searchedFields } from '../contract/product.ts';

/** The texts of a product that a search reads. */
export type SearchedTexts = Readonly<Record<SearchedField, string>>;

/** Terms of one field are marked, so that one index serves every choice of the type selector. */
const marks: Readonly<Record<Exclude<SearchType, 'all'>, string>> = {
  title: 't#',
  inheritor: 'i#',
  brand: 'b#',
};

/** The index terms of a product: those of all fields, and again, marked, those of the selectable ones. */
export function indexTerms(texts: SearchedTexts): string[] {
  const everything = searchTerms(...searchedFields.map((field) => texts[field]));
  const marked = (['title', 'inheritor', 'brand'] as const).flatMap((field) =>
    searchTerms(texts[field]).map((term) => marks[field] + term),
  );
  return [...everything, ...marked];
}

/** A search as the store asks it. */
export interface WordSearch {
  query: SearchQuery;
  type: SearchType;
  /** Terms of the index that every hit has. */
  terms: string[];
  /** Runs that the terms alone don't prove: pairs would find 国轴 in 中国画与中轴. */
  unproven: string[];
}

/** Prepares a search; null when there are no words, 'nothing' when they can't be found anywhere. */
export function wordSearch(words: string | undefined, type: SearchType): WordSearch | 'nothing' | null {
  if (!words) return null;
  const query = searchQuery(words);
  if (!query) return 'nothing';
  const mark = type === 'all' ? '' : marks[type];
  return {
    query,
    type,
    terms: query.terms.map((term) => mark + term),
    unproven: query.runs.filter((run) => [...run].length > 2),
  };
}

/** Where a search hit, for the fields it looked into; fields without a hit are left out. */
export function highlightsOf(texts: SearchedTexts, { query, type }: WordSearch): ProductHighlights {
  const fields = type === 'all' ? searchedFields : [type];
  const found = fields.map((field) => [field, highlights(texts[field], query)] as const);
  return Object.fromEntries(found.filter(([, spans]) => spans.length > 0));
}

/** A price range in fen: from (included) to (excluded). */
export function fenBounds(range: PriceRange): { from: number; to: number | null } {
  const { from, to } = priceBounds[range];
  return { from: yuanToFen(from), to: to === null ? null : yuanToFen(to) };
}

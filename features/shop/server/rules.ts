/** Pure rules of the shop: index terms, searches, highlights, price ranges. */

import { yuanToFen } from '@platform/contract/money';
import { highlights, searchTerms, type WordSearch, wordSearch } from '@platform/server/database/search';
import { type PriceRange, priceBounds, type SearchType } from '../contract/filter.ts';
import { type ProductHighlights, type SearchedField, searchedFields } from '../contract/product.ts';

/** The searched texts of a product. */
export type SearchedTexts = Readonly<Record<SearchedField, string>>;

/** Terms of one field have a prefix, so that one index serves every choice of the type selector. */
const marks: Readonly<Record<Exclude<SearchType, 'all'>, string>> = {
  title: 't#',
  inheritor: 'i#',
  brand: 'b#',
};

/** The index terms of a product: of all fields, and again with a prefix for the selectable ones. */
export function indexTerms(texts: SearchedTexts): string[] {
  const everything = searchTerms(...searchedFields.map((field) => texts[field]));
  const marked = (['title', 'inheritor', 'brand'] as const).flatMap((field) =>
    searchTerms(texts[field]).map((term) => marks[field] + term),
  );
  return [...everything, ...marked];
}

/** A search and the searched field. */
export interface ProductSearch extends WordSearch {
  type: SearchType;
}

/** Prepares a search; null without words, 'nothing' when no product can match. */
export function productSearch(words: string | undefined, type: SearchType): ProductSearch | 'nothing' | null {
  const search = wordSearch(words, type === 'all' ? '' : marks[type]);
  return search === null || search === 'nothing' ? search : { ...search, type };
}

/** The highlights of the searched fields; fields without a hit are omitted. */
export function highlightsOf(texts: SearchedTexts, { query, type }: ProductSearch): ProductHighlights {
  const fields = type === 'all' ? searchedFields : [type];
  const hits = fields.map((field) => [field, highlights(texts[field], query)] as const);
  return Object.fromEntries(hits.filter(([, spans]) => spans.length > 0));
}

/** A price range in fen: from (inclusive) to (exclusive). */
export function fenBounds(range: PriceRange): { from: number; to: number | null } {
  const { from, to } = priceBounds[range];
  return { from: yuanToFen(from), to: to === null ? null : yuanToFen(to) };
}

/** Chinese full-text search: one script, one width, one case; unigrams and bigrams for a GIN index. */
import { Converter } from 'opencc-js/t2cn';

const fromTaiwan = Converter({ from: 'tw', to: 'cn' });
const fromHongKong = Converter({ from: 'hk', to: 'cn' });
const folded = new Map<string, string>();

function foldCharacter(character: string): string {
  let result = folded.get(character);
  if (result === undefined) {
    const normal = character.normalize('NFKC').toLowerCase();
    const simplified = fromHongKong(fromTaiwan(normal));
    // Only what keeps the length is folded, so that a place in the folded text is the same place in the original.
    result = [simplified, normal].find((candidate) => candidate.length === character.length) ?? character;
    folded.set(character, result);
  }
  return result;
}

/** Folds text to simplified script, half width and lower case, character by character: 遺產 gives 遗产. */
export function fold(text: string): string {
  let result = '';
  for (const character of text) result += foldCharacter(character);
  return result;
}

/** The words of a query: runs of letters and digits, folded. */
function runs(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All single characters and pairs of neighbours in a text, each once, for the index. */
export function searchTerms(...texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const run of texts.flatMap(runs)) {
    const characters = [...run];
    characters.forEach((character, place) => {
      terms.add(character);
      const next = characters[place + 1];
      if (next !== undefined) terms.add(character + next);
    });
  }
  return [...terms];
}

export interface SearchQuery {
  /** Terms that every hit contains: its pairs, or the single character of a run of one. */
  terms: string[];
  /** The folded runs; a hit contains each of them as it stands. */
  runs: string[];
}

/** Prepares a query; null when it holds nothing that could be found. */
export function searchQuery(text: string): SearchQuery | null {
  const wanted = runs(text);
  if (wanted.length === 0) return null;
  const terms = new Set<string>();
  for (const run of wanted) {
    const characters = [...run];
    if (characters.length === 1) terms.add(run);
    for (let place = 0; place + 1 < characters.length; place += 1) {
      terms.add(characters.slice(place, place + 2).join(''));
    }
  }
  return { terms: [...terms], runs: wanted };
}

/** Where the query's runs stand in the original text, as [start, end) offsets in order, not overlapping. */
export function highlights(text: string, query: SearchQuery): [number, number][] {
  const haystack = fold(text);
  const found: [number, number][] = [];
  for (const run of query.runs) {
    for (let at = haystack.indexOf(run); at >= 0; at = haystack.indexOf(run, at + run.length)) {
      found.push([at, at + run.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  return found.filter(([start], place) => place === 0 || start >= (found[place - 1]?.[1] ?? 0));
}

/** A search as the store of a list asks it. */
export interface WordSearch {
  query: SearchQuery;
  /** Terms of the index that every hit has. */
  terms: string[];
  /** Runs that the terms alone do not prove: pairs would find 国轴 in 中国画与中轴. */
  unproven: string[];
}

/** Prepares a search; null without words, 'nothing' when they cannot be found anywhere. `mark` begins the terms of one field. */
export function wordSearch(words: string | undefined, mark = ''): WordSearch | 'nothing' | null {
  if (!words) return null;
  const query = searchQuery(words);
  if (!query) return 'nothing';
  return {
    query,
    terms: query.terms.map((term) => mark + term),
    unproven: query.runs.filter((run) => [...run].length > 2),
  };
}

/** Chinese full-text search: one script, one width, one case; unigrams and bigrams for a GIN index. */
import { Converter } from 'opencc-js/t2cn';

const fromTaiwan = Converter({ from: 'tw', to: 'cn' });
const fromHongKong = Converter({ from: 'hk', to: 'cn' });
const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  let result = foldedCharacters.get(character);
  if (result === undefined) {
    const normal = character.normalize('NFKC').toLowerCase();
    const simplified = fromHongKong(fromTaiwan(normal));
    // Folding never changes the length, so that offsets in the folded text are valid in the original.
    result = [simplified, normal].find((candidate) => candidate.length === character.length) ?? character;
    foldedCharacters.set(character, result);
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

/** All single characters and adjacent pairs of a text, without duplicates, for the index. */
export function searchTerms(...texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const run of texts.flatMap(runs)) {
    const characters = [...run];
    characters.forEach((character, index) => {
      terms.add(character);
      const next = characters[index + 1];
      if (next !== undefined) terms.add(character + next);
    });
  }
  return [...terms];
}

export interface SearchQuery {
  /** Terms that every hit contains: its pairs, or the single character of a run of one. */
  terms: string[];
  /** The folded runs; a hit contains each of them as a substring. */
  runs: string[];
}

/** Prepares a query; null when it contains no letters or digits. */
export function searchQuery(text: string): SearchQuery | null {
  const queryRuns = runs(text);
  if (queryRuns.length === 0) return null;
  const terms = new Set<string>();
  for (const run of queryRuns) {
    const characters = [...run];
    if (characters.length === 1) terms.add(run);
    for (let index = 0; index + 1 < characters.length; index += 1) {
      terms.add(characters.slice(index, index + 2).join(''));
    }
  }
  return { terms: [...terms], runs: queryRuns };
}

/** The matches of the query's runs in the original text, as [start, end) offsets in order, without overlaps. */
export function highlights(text: string, query: SearchQuery): [number, number][] {
  const haystack = fold(text);
  const spans: [number, number][] = [];
  for (const run of query.runs) {
    for (let at = haystack.indexOf(run); at >= 0; at = haystack.indexOf(run, at + run.length)) {
      spans.push([at, at + run.length]);
    }
  }
  spans.sort((a, b) => a[0] - b[0]);
  return spans.filter(([start], index) => index === 0 || start >= (spans[index - 1]?.[1] ?? 0));
}

/** An excerpt of a text around a hit, with `margin` characters on either side, and the hit's place in it. */
export function excerptAround(
  text: string,
  [start, end]: readonly [number, number],
  margin: number,
): { text: string; spans: [number, number][] } {
  const from = Math.max(0, start - margin);
  const before = from > 0 ? '…' : '';
  const after = end + margin < text.length ? '…' : '';
  const shift = before.length - from;
  // Does not cut a surrogate pair.
  const excerpt = `${before}${text.slice(from, end + margin)}${after}`.toWellFormed();
  return { text: excerpt, spans: [[start + shift, end + shift]] };
}

/** A search in a list, as its store runs it. */
export interface WordSearch {
  query: SearchQuery;
  /** Terms of the index that every hit has. */
  terms: string[];
  /** Runs that must be compared as well, because pairs alone would find 国轴 in 中国画与中轴. */
  unproven: string[];
}

/** Prepares a search; null without words, 'nothing' when they match nothing. `mark` is the prefix of one field's terms. */
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

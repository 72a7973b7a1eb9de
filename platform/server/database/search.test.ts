import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, highlights, searchQuery, searchTerms, wordSearch } from './search.ts';

const hits = (text: string, query: string) => {
  const searched = searchQuery(query);
  if (!searched) return false;
  const terms = new Set(searchTerms(text));
  return (
    searched.terms.every((term) => terms.has(term)) && searched.runs.every((run) => fold(text).includes(run))
  );
};

describe('search', () => {
  it.each([
    ['非物质文化遗产', '遺產'],
    ['非物質文化遺產', '遗产'],
    ['臺灣布袋戲', '台湾'],
    ['香港衞生', '卫生'],
    ['ＡＢＣ茶具', 'abc'],
    ['龍', '龙'],
  ])('in %s finds %s', (text, query) => expect(hits(text, query)).toBe(true));

  it.each([
    ['中国画与中轴', '国轴'],
    ['遗落的产业', '遗产'],
  ])('in %s does not find %s', (text, query) => expect(hits(text, query)).toBe(false));

  it('finds every substring of a text in either script', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'漢汉字遺遗產产中轴軸綫线a1'),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, word, word, (before, middle, after) => hits(before + middle + after, middle)),
    );
  });

  it('folds without changing the length', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(text).length === text.length));
  });

  it.each(['', '  ', '，。！', '%_'])('returns no query for %j', (query) =>
    expect(searchQuery(query)).toBeNull(),
  );

  it('highlights the original text without overlaps', () => {
    const query = searchQuery('遗产');
    expect(query && highlights('遺產，遗产', query)).toEqual([
      [0, 2],
      [3, 5],
    ]);
  });
});

describe('wordSearch', () => {
  it.each([undefined, ''])('%j is no search', (words) => expect(wordSearch(words)).toBeNull());
  it.each(["'; --", '%_\\'])('%j matches nothing', (words) => expect(wordSearch(words)).toBe('nothing'));

  it('proves runs of one or two characters by the index and compares longer ones', () =>
    expect(wordSearch('漆 遗产 国轴画', 'x#')).toMatchObject({
      unproven: ['国轴画'],
      terms: ['x#漆', 'x#遗产', 'x#国轴', 'x#轴画'],
    }));
});

/** The pure rules of the news. */
import { wordSearch } from '@platform/server/database/search';
import { describe, expect, it } from 'vitest';
import { accessOf, highlightsOf, indexTerms, isEditor } from './rules.ts';

const texts = { title: '鐘樓修繕', summary: '中国画与中轴' };

describe('reachOf', () => {
  it.each([
    ['user', 'me', false, 'change'],
    ['user', 'me', true, 'change'],
    ['user', 'other', false, 'read'],
    ['user', 'other', true, 'none'],
    ['user', null, false, 'read'],
    ['reviewer', 'other', true, 'none'],
    ['editor', 'other', true, 'change'],
    ['admin', null, true, 'change'],
  ] as const)('%s, item of %s, hidden %s: %s', (role, authorId, hidden, access) =>
    expect(accessOf({ id: 'me', role }, { authorId, hidden })).toBe(access),
  );
});

describe('isEditor', () => {
  it.each([
    ['user', false],
    ['reviewer', false],
    ['editor', true],
    ['admin', true],
  ] as const)('%s: %s', (role, expected) => expect(isEditor({ role })).toBe(expected));
});

describe('indexTerms', () => {
  it('contains the terms of a search in either script', () => {
    const search = wordSearch('钟楼修缮');
    if (!search || search === 'nothing') throw new Error('no search');
    expect(indexTerms(texts)).toEqual(expect.arrayContaining(search.query.terms));
    expect(highlightsOf(texts, search)).toEqual({ title: [[0, 4]] });
  });

  it('does not join title and summary', () => expect(indexTerms(texts)).not.toContain('缮中'));
});

import { searchQuery } from '@platform/server/database/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightsOf } from './rules.ts';

const texts = {
  title: '第三届青年奖学金申请通知',
  summary: '面向未满二十五岁的青年。',
  plain: `${'前言'.repeat(40)}一等奖学金一名，发给遗产保护方向。${'后记'.repeat(40)}`,
};

const find = (words: string, overrides = texts) => {
  const query = searchQuery(words);
  if (!query) throw new Error('no words');
  return highlightsOf(overrides, query);
};

describe('highlightsOf', () => {
  it('highlights title and summary in the original text', () => {
    expect(find('獎學金')).toEqual({ title: [[5, 8]] });
    expect(find('青年')).toEqual({ title: [[3, 5]], summary: [[9, 11]] });
  });

  it('cuts an excerpt only when the hit is in the content alone', () => {
    const { excerpt } = find('遺產');
    const [[start, end] = [0, 0]] = excerpt?.spans ?? [];
    expect(excerpt?.text.slice(start, end)).toBe('遗产');
    expect(excerpt?.text).toMatch(/^….{24}遗产.{24}…$/u);
    expect(find('奖学金').excerpt).toBeUndefined();
  });

  it('highlights the searched words at any place', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(around, around, (before, after) => {
        const { excerpt } = find('轴', { title: 'x', summary: 'y', plain: `${before}轴${after}` });
        const [[start, end] = [0, 0]] = excerpt?.spans ?? [];
        expect(excerpt?.text.slice(start, end)).toMatch(/^[轴軸]$/);
        expect(excerpt?.text.isWellFormed()).toBe(true);
      }),
    );
  });
});

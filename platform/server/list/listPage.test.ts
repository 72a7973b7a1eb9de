import { describe, expect, it } from 'vitest';
import { searchValues } from './listPage.ts';

describe('searchValues', () => {
  it('folds all texts and indexes them', () => {
    const { folded, terms } = searchValues('獎學金', '遺產', '結果 ABC');
    expect(folded).toBe('奖学金\n遗产\n结果 abc');
    expect(terms).toEqual(expect.arrayContaining(['奖学', '遗产', '结果', 'ab']));
    expect(terms).not.toContain('金遗');
  });
});

import { describe, expect, it } from 'vitest';
import { copyOf, coverChange, differences, linesOf, typedTexts } from './texts.rules.ts';

const typed = { title: '题', category: 'culture', summary: '要', content: '<p>文</p>' };

describe('typedTexts', () => {
  const said = (given: object) => {
    const { error } = typedTexts.safeParse({ ...typed, ...given });
    return error?.issues.map(({ path, message }) => [path[0], message]);
  };

  it('says what the specification says', () => {
    expect(said({ title: '', category: '', summary: ' ', content: '' })).toEqual([
      ['title', '请输入新闻标题'],
      ['category', '请选择新闻分类'],
      ['summary', '请输入新闻摘要'],
      ['content', '请输入新闻内容'],
    ]);
  });

  it('takes a whole item, and no category of its own making', () => {
    expect(said({})).toBeUndefined();
    expect(said({ category: 'gossip' })).toEqual([['category', '请选择新闻分类']]);
  });
});

describe('coverChange', () => {
  it('is silent about a cover that stays, null for one that goes, an id for a new one', () => {
    expect(coverChange(undefined)).toEqual({});
    expect(coverChange(null)).toEqual({ coverId: null });
    expect(coverChange({ id: 'one', image: '/a', imageSizes: [] })).toEqual({ coverId: 'one' });
  });
});

describe('copyOf', () => {
  it('makes lines of paragraphs, and characters of entities once', () => {
    expect(linesOf('<p>一</p><ul><li><b>二</b></li><li>三</li></ul><p>a &amp;lt; b</p>')).toBe(
      '一\n二\n三\na &lt; b',
    );
  });

  it('leaves out what is empty', () => {
    expect(copyOf({ ...typed, summary: '' })).toBe('题\n\n文');
  });
});

describe('differences', () => {
  it('names the parts that differ', () => {
    expect(differences(typed, { ...typed, content: '<p>别</p>', title: '别' })).toEqual(['title', 'content']);
    expect(differences(typed, { ...typed })).toEqual([]);
  });
});

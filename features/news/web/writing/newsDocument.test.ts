import { describe, expect, it } from 'vitest';
import { newsDocument } from './newsDocument.ts';

describe('newsDocument', () => {
  const messages = (values: object) => {
    const written = { title: '题', category: 'culture', summary: '要', content: '<p>文</p>', ...values };
    return newsDocument.schema
      .safeParse(written)
      .error?.issues.map(({ path, message }) => [path[0], message]);
  };

  it("uses the specification's messages", () => {
    expect(messages({ title: '', category: '', summary: ' ', content: '' })).toEqual([
      ['title', '请输入新闻标题'],
      ['category', '请选择新闻分类'],
      ['summary', '请输入新闻摘要'],
      ['content', '请输入新闻内容'],
    ]);
  });

  it('accepts a complete item of a known category', () => {
    expect(messages({})).toBeUndefined();
    expect(messages({ category: 'gossip' })).toEqual([['category', '请选择新闻分类']]);
  });
});

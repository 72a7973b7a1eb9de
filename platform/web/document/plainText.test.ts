import { describe, expect, it } from 'vitest';
import { documentText, richTextLines } from './plainText.ts';

describe('richTextLines', () => {
  it('makes lines of paragraphs, and characters of entities once', () => {
    expect(richTextLines('<p>一</p><ul><li><b>二</b></li><li>三</li></ul><p>a &amp;lt; b</p>')).toBe(
      '一\n二\n三\na &lt; b',
    );
  });
});

describe('documentText', () => {
  it('joins what was written, without choices and empty fields', () => {
    const fields = {
      title: { label: '' },
      category: { kind: 'select', label: '' },
      summary: { kind: 'longText', label: '' },
      content: { kind: 'richText', label: '' },
      isTop: { kind: 'flag', label: '' },
    } as const;
    const values = { title: '题', category: 'x', summary: '', content: '<p>文</p>', isTop: true };
    expect(documentText(fields, values)).toBe('题\n\n文');
  });
});

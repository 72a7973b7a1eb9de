import { describe, expect, it } from 'vitest';
import { richText } from './richText.ts';

const content = richText({ max: 20, required: '请输入内容' });
const said = (html: unknown) => content.safeParse(html).error?.issues[0]?.message;

describe('rich text', () => {
  it.each([
    ['<p>一线贯南北</p>', undefined],
    ['<p>&nbsp; <br></p>', '请输入内容'],
    [undefined, '请输入内容'],
    [`<p>${'长'.repeat(20)}</p>`, '长度不能超过 20 个字符'],
    ['<p>a\u0000b</p>', '内容包含无法保存的字符'],
    ['<p>\uD800</p>', '内容包含无法保存的字符'],
  ])('%j: %s', (html, message) => expect(said(html)).toBe(message));

  // An earlier version scanned to the end of the text from each sign, which blocked the server for minutes.
  it('is read in one pass', () => {
    const signs = '<'.repeat(250_000);
    expect(said(signs)).toBe('长度不能超过 20 个字符');
    expect(richText({ max: signs.length, required: '请输入内容' }).safeParse(signs).success).toBe(true);
  });
});

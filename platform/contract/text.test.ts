import { describe, expect, it } from 'vitest';
import { id, optionalText, text } from './text.ts';

const title = text({ min: 5, max: 8, required: '请输入标题', length: '标题长度在 5 到 8 个字符' });
const messages = (value: unknown) => title.safeParse(value).error?.issues.map((issue) => issue.message);

describe('text', () => {
  it.each([
    [undefined, '请输入标题'],
    ['', '请输入标题'],
    ['   ', '请输入标题'],
    ['四个字符', '标题长度在 5 到 8 个字符'],
    ['一二三四五六七八九', '标题长度在 5 到 8 个字符'],
    ['中轴线\u0000的故事', '内容包含无法保存的字符'],
    ['中轴线\ud800的故事', '内容包含无法保存的字符'],
    ['中轴线\ufffe的故事', '内容包含无法保存的字符'],
    ['中轴线\uffff的故事', '内容包含无法保存的字符'],
    ['中轴线\u{1ffff}的故事', '内容包含无法保存的字符'],
  ])('refuses %j with %s', (value, message) => expect(messages(value)?.[0]).toBe(message));

  it('trims, and keeps emoji and tabs, and line ends where it may have several lines', () => {
    expect(title.parse(' 中轴🏮\t线 \n')).toBe('中轴🏮\t线');
    expect(text({ max: 8, multiline: true }).parse(' 中轴🏮\n\t线 ')).toBe('中轴🏮\n\t线');
  });

  it.each(['\n', '\r', '\u2028', '\u2029'])('refuses the line end %j in a single line', (end) => {
    expect(messages(`中轴线${end}的故事`)).toContain('此项不能换行');
  });

  it('accepts absent and empty optional text', () => {
    expect(optionalText(3).safeParse(undefined).success).toBe(true);
    expect(optionalText(3).parse(' ')).toBe('');
    expect(optionalText(3).safeParse('四个字符').success).toBe(false);
  });

  it('rejects text that is not an id', () => {
    expect(id.safeParse("1' or '1'='1").success).toBe(false);
  });
});

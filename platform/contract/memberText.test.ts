import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, memberText } from './memberText.ts';
import { graphemesOf } from './text.ts';

describe('cleanText', () => {
  it.each([
    ['零宽字符', 'a\u200bb\u2060c\ufeffd', 'abcd'],
    ['方向字符', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
    ['填充字符', 'a\u3164b\uffa0c', 'abc'],
    ['emoji 的连接', '👨‍👩‍👧❤️‍🔥👩🏽‍🚀1️⃣', '👨‍👩‍👧❤️‍🔥👩🏽‍🚀1️⃣'],
    ['旗帜', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['单独的连接', '中\u200d轴', '中轴'],
    ['汉字的异体', '葛\u{E0100}\u{E0101}城', '葛\u{E0100}城'],
    ['扩展区汉字', '𠀀𪚥𫝀𬺰', '𠀀𪚥𫝀𬺰'],
    ['组合字符', `e${'\u0301'.repeat(10_000)}!`, `e${'\u0301'.repeat(4)}!`],
    ['没有主体的组合字符', '\u0301中\n\u0302轴 \u0303', '中\n轴 '],
    ['换行', '一\r\n二\r三\u2028四\n\n \n\n五', '一\n二\n三\n四\n\n五'],
  ])('%s', (_, text, expected) => expect(cleanText(text)).toBe(expected));

  it('leaves no characters without a shape, and no long run', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u);
        expect(clean).not.toMatch(/\p{M}{6}/u);
        expect(clean).not.toContain('\r');
      }),
    );
  });

  it('changes nothing in a cleaned text', () => {
    const part = fc.constantFrom(
      'e',
      '\u0301',
      ' ',
      '\n',
      '\u200b',
      '\u200d',
      '👨',
      '\ufe0f',
      '\u2800',
      '中',
    );
    fc.assert(
      fc.property(fc.string({ unit: part, maxLength: 40 }), (text) => {
        const clean = cleanText(text).trim();
        expect(cleanText(clean).trim()).toBe(clean);
      }),
    );
  });

  it('cuts one character of thousands of joined emoji', () => {
    expect(cleanText('👨\u200d'.repeat(5000)).length).toBeLessThan(40);
  });
});

describe('memberText', () => {
  const title = memberText({ min: 5, max: 8, required: '请输入标题', length: '标题长度在 5 到 8 个字符' });
  const messages = (value: unknown) => title.safeParse(value).error?.issues.map(({ message }) => message);

  it.each([
    [undefined, '请输入标题'],
    ['', '请输入标题'],
    [' \u200b\u2800 ', '请输入标题'],
    ['四个字符', '标题长度在 5 到 8 个字符'],
    ['\u200b四个字符', '标题长度在 5 到 8 个字符'],
    ['一二三四五六七八九', '标题长度在 5 到 8 个字符'],
    ['x'.repeat(100_000), '标题长度在 5 到 8 个字符'],
    ['中轴线\u0000的故事', '内容包含无法保存的字符'],
    ['中轴线\n的故事', '此项不能换行'],
  ])('refuses %j with %s', (value, message) => expect(messages(value)?.[0]).toBe(message));

  it('counts what a reader counts', () => {
    expect(title.parse(' 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧 ')).toBe('👨‍👩‍👧'.repeat(8));
    expect(graphemesOf('𠀀e\u0301👩🏽‍🚀')).toHaveLength(3);
  });
});

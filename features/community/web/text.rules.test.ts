import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './text.rules.ts';

const li = { id: 'a1', name: '李四' };
const liLong = { id: 'a2', name: '李四光' };

describe('piecesOf', () => {
  it('makes links of web addresses alone', () => {
    expect(piecesOf('见 https://example.org/a?b=1。再会')).toEqual([
      { text: '见 ', to: null },
      { text: 'https://example.org/a?b=1', to: { kind: 'link', href: 'https://example.org/a?b=1' } },
      { text: '。再会', to: null },
    ]);
    expect(piecesOf('见https://a.b/c吧')).toEqual([
      { text: '见', to: null },
      { text: 'https://a.b/c', to: { kind: 'link', href: 'https://a.b/c' } },
      { text: '吧', to: null },
    ]);
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'https://'])
      expect(piecesOf(text)).toEqual([{ text, to: null }]);
  });

  it('leads an @name to its member, to the longest name that fits', () => {
    expect(piecesOf('@李四光，@李四 @王五', [li, liLong])).toEqual([
      { text: '@李四光', to: { kind: 'member', href: '/members/a2' } },
      { text: '，', to: null },
      { text: '@李四', to: { kind: 'member', href: '/members/a1' } },
      { text: ' @王五', to: null },
    ]);
  });

  it('leaves an @name within an address alone', () => {
    const text = 'https://example.org/@李四';
    expect(piecesOf(text, [li]).every(({ to }) => to?.kind !== 'member' || !text.startsWith('https'))).toBe(
      true,
    );
  });

  it('changes no character of any text', () => {
    const part = fc.constantFrom('@', '李四', '光', 'https://', 'a.cn/', ' ', '\n', '。', 'www.', ')');
    const anyText = fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        anyText,
        (text) =>
          piecesOf(text, [li, liLong])
            .map((piece) => piece.text)
            .join('') === text,
      ),
    );
  });
});

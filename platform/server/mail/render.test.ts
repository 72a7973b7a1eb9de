/** Emails as HTML and text: escaping, scripts, addresses. */
import { describe, expect, it } from 'vitest';
import { type Email, verbatim } from './email.ts';
import { renderEmail, renderText } from './render.ts';

const publicUrl = 'https://zhongzhou.example';

function someEmail(overrides: Partial<Email> = {}): Email {
  return {
    to: { email: 'lin@example.org', name: '林发', script: 'hans' },
    subject: '请验证您的邮箱',
    paragraphs: ['请确认这个邮箱属于您。'],
    ...overrides,
  };
}

const render = (overrides: Partial<Email> = {}) => renderEmail(someEmail(overrides), publicUrl);

const full = someEmail({
  facts: [
    ['申请编号', 'ZZ-1'],
    ['栏目', '文化传承'],
  ],
  action: { label: '验证邮箱', url: '/verify-email?token=a%2Fb&from=mail' },
  closing: ['如果您没有注册过中轴，请忽略此邮件。'],
});

describe('the text of an email', () => {
  it('has greeting, paragraphs, facts, the address of the action, and closing', async () => {
    const { text } = await renderText(full, publicUrl);
    expect(text).toBe(`林发，您好：

请确认这个邮箱属于您。

申请编号：ZZ-1
栏目：文化传承

验证邮箱：https://zhongzhou.example/verify-email?token=a%2Fb&from=mail

如果您没有注册过中轴，请忽略此邮件。

中轴 · 全球文化中轴联盟
`);
  });

  it('ends with the reason and the unsubscribe address', async () => {
    const unsubscribe = `${publicUrl}/newsletter/unsubscribe?token=x`;
    const { text } = await render({ reason: '您订阅了中轴通讯。', unsubscribe });
    expect(text.endsWith(`\n\n您订阅了中轴通讯。\n退订：${unsubscribe}\n`)).toBe(true);
  });

  it('begins with the greeting, or with the title when there is no name', async () => {
    const to = { email: 'a@example.org', script: 'hans' } as const;
    expect((await render({ title: '春分' })).text).toMatch(/^林发，您好：\n\n请确认/);
    expect((await render({ title: '春分', to })).text).toMatch(/^春分\n\n请确认/);
  });

  it('keeps signs of HTML as they were written', async () => {
    expect((await render({ paragraphs: ['5 < 6 && 7 > 6 <b>&lt;'] })).text).toContain(
      '5 < 6 && 7 > 6 <b>&lt;',
    );
  });
});

const elements = new Set('!doctype a body br div h1 head html meta p table td th title tr'.split(' '));

describe('the HTML of an email', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></style><svg onload=alert(1)>',
    '<%= process.env %><%- 7 * 7 %>',
    '&lt;script&gt;<!--',
    "' onmouseover='alert(1)",
  ];

  it.each(attacks)('escapes %s in every text', async (attack) => {
    const { html } = await render({
      to: { email: 'a@example.org', name: attack, script: 'hant' },
      subject: attack,
      paragraphs: [attack, `第一行\n${attack}`],
      facts: [[attack, attack]],
      action: { label: attack, url: `/orders?q=${attack}` },
      closing: [attack],
      reason: attack,
      unsubscribe: `${publicUrl}/?q=${attack}`,
    });
    const tag = /<\/?([a-z]\w*|!doctype)((?:\s+[\w-]+(?:="[^"]*")?)*)>/g;
    const body = html.replace(/<style>.*<\/style>/s, '');
    const tags = [...body.matchAll(tag)];
    const attributes = tags.flatMap(([, , list = '']) => list.match(/[\w-]+(?==")/g) ?? []);
    expect(body.replaceAll(tag, '')).not.toContain('<');
    expect(tags.map(([, name = '']) => name).filter((name) => !elements.has(name))).toEqual([]);
    expect(attributes.filter((name) => name.startsWith('on') || name === 'src')).toEqual([]);
    expect(html).not.toContain('49');
  });

  it('loads nothing from elsewhere', async () => {
    const { html } = await renderEmail(full, publicUrl);
    expect(html).not.toMatch(/\ssrc=|url\(|<link|@import/i);
  });

  it('links the action by a whole address', async () => {
    const { html } = await renderEmail(full, publicUrl);
    const href = 'href="https://zhongzhou.example/verify-email?token=a%2Fb&amp;from=mail"';
    expect(html.split(href)).toHaveLength(3);
    expect((await render({ action: { label: '阅读', url: 'https://other.example/1' } })).html).toContain(
      'href="https://other.example/1"',
    );
  });

  it('breaks lines where the text does', async () => {
    expect((await render({ paragraphs: ['第一行\n第二行'] })).html).toContain('第一行<br>第二行');
  });

  it('has its styles in the elements, because some mail programs ignore the head', async () => {
    expect((await render()).html).toMatch(/<h1 style="[^"]*font-size/);
  });
});

describe('the script of an email', () => {
  const mixed = { subject: '您的申请', paragraphs: [`臺灣的頭髮，${verbatim('头发頭髮')}`] };

  it.each([
    ['hans', '您的申请', '台湾的头发，头发頭髮', 'zh-Hans'],
    ['hant', '您的申請', '台灣的頭髮，头发頭髮', 'zh-Hant-HK'],
  ] as const)('is the recipient’s: %s', async (script, subject, paragraph, language) => {
    const email = await render({ ...mixed, to: { email: 'a@example.org', name: '林发', script } });
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(`林发，您好：\n\n${paragraph}\n`);
    expect(email.html).toContain(`>${paragraph}</p>`);
    expect(email.html).toContain(`lang="${language}"`);
  });

  it('never begins another header by a line end in the subject', async () => {
    const { subject } = await render({ subject: ' 中轴线\r\nBcc: everyone@example.org\t二 ' });
    expect(subject).toBe('中轴线 Bcc: everyone@example.org 二');
  });
});

import { wordSearch } from '@platform/server/database/search';
import { describe, expect, it } from 'vitest';
import { linksIn } from '../contract/links.ts';
import { accessOf, addsLinks, decide, excerptOf, foldWord, holdOf, mentionsIn, wordsIn } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('linksIn', () => {
  it.each([
    ['见 https://example.org/a?b=1。谢谢', ['https://example.org/a?b=1']],
    ['见https://a.b/c吧', ['https://a.b/c']],
    ['见https://a.b吧，或www.c.cn看看', ['https://a.b', 'https://www.c.cn']],
    ['（www.example.org/页面），', ['https://www.example.org/']],
    ['https://a.b/%E9%A1%B5%E9%9D%A2?q=%E4%B8%AD#a页面', ['https://a.b/%E9%A1%B5%E9%9D%A2?q=%E4%B8%AD#a']],
    [
      'https://a.b/c——好，https://a.b/d…好“https://a.b/e”',
      ['https://a.b/c', 'https://a.b/d', 'https://a.b/e'],
    ],
    ['https://a.b/ｃ！https://a.b:8080/？', ['https://a.b/', 'https://a.b:8080/']],
    ['https://a.b/c!https://d.e/f', ['https://a.b/c!https://d.e/f']],
    ['http://故宫.中国/路，https://北京.com吧', ['http://故宫.中国/', 'https://北京.com']],
    ['www.a.com.谢谢', ['https://www.a.com']],
    ['https://a.b@c.d/', ['https://a.b']],
    ['https://a.b/Köln_(город)', ['https://a.b/Köln_(город']],
    ['HTTP://A.example.', ['HTTP://A.example']],
    ['javascript:alert(1) example.org a@b.example', []],
  ])('%s', (text, hrefs) => expect(linksIn(text).map(({ href }) => href)).toEqual(hrefs));

  it('gives the places in the text', () => {
    const text = '看 www.example.org。';
    const [link] = linksIn(text);
    expect(text.slice(link?.start, link?.end)).toBe('www.example.org');
  });
});

describe('accessOf', () => {
  const content = { authorId: 'a', status: 'published', deletedAt: null } as const;
  it.each([
    [null, content, 'read'],
    [{ id: 'a', role: 'user' }, content, 'change'],
    [{ id: 'b', role: 'editor' }, content, 'read'],
    [null, { ...content, status: 'hidden' }, 'none'],
    [{ id: 'b', role: 'user' }, { ...content, status: 'review' }, 'none'],
    [{ id: 'b', role: 'admin' }, { ...content, status: 'review' }, 'read'],
    [{ id: 'a', role: 'user' }, { ...content, status: 'hidden' }, 'change'],
    [{ id: 'a', role: 'user' }, { ...content, deletedAt: now }, 'none'],
    [{ id: 'b', role: 'admin' }, { ...content, deletedAt: now }, 'none'],
  ] as const)('%j, %j: %s', (person, of, access) => expect(accessOf(person, of)).toBe(access));
});

describe('holdOf', () => {
  const author = { registeredAt: daysAgo(30), role: 'user' } as const;
  const words = [foldWord('代寫論文')];
  const link = '详见 https://example.org';
  it.each([
    ['代·写 论文', null, author, 'word'],
    ['写论文', null, author, null],
    ['代写论文', null, { ...author, role: 'editor' }, null],
    [link, null, author, null],
    [link, null, { ...author, registeredAt: daysAgo(2) }, 'newMemberLinks'],
    [link, { text: '旧', createdAt: daysAgo(2) }, author, 'links'],
    [link, { text: '旧', createdAt: daysAgo(0.5) }, author, null],
    [link, { text: link, createdAt: daysAgo(2) }, author, null],
    [`${link}再会`, { text: link, createdAt: daysAgo(2) }, author, null],
    [`${link}/a再会`, { text: link, createdAt: daysAgo(2) }, author, 'links'],
  ] as const)('%s, %j: %s', (text, before, by, held) =>
    expect(holdOf({ text, before, author: by, now }, words).held).toBe(held),
  );
});

describe('decide', () => {
  const published = { status: 'published', queuedAt: null } as const;
  const hidden = { status: 'hidden', queuedAt: null } as const;
  const held = { status: 'review', queuedAt: now } as const;
  it.each([
    [published, { hidden: true }, 'hidden'],
    [held, { hidden: true }, 'hidden'],
    [hidden, { hidden: true }, null],
    [hidden, { hidden: false }, 'published'],
    [published, { hidden: false }, null],
    [held, { hidden: false }, null],
    [held, { approved: true }, 'published'],
    [{ ...published, queuedAt: now }, { approved: true }, 'published'],
    [published, { approved: true }, null],
    [hidden, { approved: true }, null],
  ] as const)('%j, %j: %s', (row, flags, status) =>
    expect(decide(row, flags, '广告')).toEqual(
      status && { status, reason: status === 'hidden' ? '广告' : null, queuedAt: null },
    ),
  );
});

it('addsLinks compares the addresses', () => {
  expect(addsLinks('https://a.example 和 https://b.example', '只留 https://b.example')).toBe(false);
  expect(addsLinks('https://a.example', 'https://a.example/b')).toBe(true);
});

it('wordsIn finds words in either script', () => {
  expect(wordsIn('這裡代寫論文', [foldWord('代写论文'), foldWord('刷单')])).toEqual(['代写论文']);
});

describe('excerptOf', () => {
  it('cuts after 120 characters, never in one', () => {
    expect(excerptOf('一行\n\n两行', null)).toBe('一行 两行');
    expect(excerptOf('长'.repeat(121), null)).toBe(`${'长'.repeat(120)}…`);
    expect(excerptOf('👨‍👩‍👧'.repeat(200), null)).toMatch(/^(👨‍👩‍👧)+.*…$/u);
    expect(excerptOf('𠀀'.repeat(200), null).isWellFormed()).toBe(true);
  });

  it('shows the first hit', () => {
    const search = wordSearch('營造');
    if (!search || search === 'nothing') throw new Error('no search');
    expect(excerptOf(`${'前'.repeat(300)}营造法式${'后'.repeat(300)}`, search)).toMatch(
      /^…前{55}营造法式后{53}…$/u,
    );
  });
});

it('mentionsIn keeps those whose name is in the content', () => {
  const people = [
    { id: '1', name: '林知远' },
    { id: '2', name: '顾明川' },
  ];
  expect(mentionsIn('@林知远 你好，顾明川', people)).toEqual([people[0]]);
});

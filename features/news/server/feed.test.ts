/** The feeds: content, caching, and escaping. */

import type { Person } from '@apps/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderateNews } from '../contract/writing.ts';
import { makeNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';

let fixture: NewsFixture;
let author: Person;
let editor: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer('editor', '林知远');
  editor = await fixture.writer('editor');
});
afterAll(() => fixture.portal.stop());

const get = (url: string, headers = {}) => fixture.portal.portal.http.inject({ url, headers });
const linksOf = (xml: string) => [...xml.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link);

describe.each([
  ['/news/feed.xml', 'application/rss+xml; charset=utf-8', '<rss version="2.0"'],
  ['/news/atom.xml', 'application/atom+xml; charset=utf-8', '<feed xmlns="http://www.w3.org/2005/Atom"'],
])('%s', (path, mediaType, root) => {
  it('is a feed with absolute links, excerpt, author and category', async () => {
    const coverId = await fixture.cover(author);
    const { id, shareImage } = await fixture.publish(author, {
      title: '一篇 & 两篇',
      summary: '摘要在这里。',
      category: 'academic',
      coverId,
    });
    const reply = await get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(mediaType);
    expect(reply.body).toContain(root);
    const { publicUrl } = fixture.portal.portal;
    expect(reply.body).toContain(`${publicUrl}/news/${id}`);
    expect(reply.body).toContain(`${publicUrl}${shareImage}`);
    for (const text of ['摘要在这里。', '学术研究', '林知远', `${publicUrl}${path}`])
      expect(reply.body).toContain(text);
  });

  it('keeps its ETag until news change', async () => {
    const first = await get(path);
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await fixture.publish(author, { title: '新的一篇' });
    const later = await get(path, { 'if-none-match': etag });
    expect(later.statusCode).toBe(200);
    expect(later.body).toContain('新的一篇');
  });

  it('can be filtered by category; an unknown one answers 404', async () => {
    await fixture.publish(author, { title: '只属文化', category: 'culture' });
    expect((await get(`${path}?category=culture`)).body).toContain('只属文化');
    expect((await get(`${path}?category=alliance`)).body).not.toContain('只属文化');
    for (const category of ['sports', '', '%00', 'culture&category=all'])
      expect((await get(`${path}?category=${category}`)).statusCode).toBe(404);
  });

  it('omits what members write until an editor approves it', async () => {
    const member = await fixture.writer();
    const { id } = await fixture.publish(member, { title: '会员来稿' });
    expect((await get(path)).body).not.toContain(`/news/${id}`);
    await editor.ok(moderateNews, { params: { id }, body: { approved: true } });
    expect((await get(path)).body).toContain(`/news/${id}`);
  });

  it('omits hidden items', async () => {
    const { id } = await fixture.publish(author, { title: '藏起来的' });
    const body = { hidden: true };
    await editor.call(moderateNews, { params: { id }, body });
    expect((await get(path)).body).not.toContain('藏起来的');
  });

  it('stays well-formed with any title', async () => {
    const title = ']]></title><script>alert(1)</script><![CDATA[ & < > " \'';
    await fixture.publish(author, { title, summary: title });
    const { body } = await get(path);
    const outside = body.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '');
    expect(outside).not.toContain('<script');
    expect(outside).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;)/);
  });
});

describe('a long feed', () => {
  it('contains the latest 30 items', async () => {
    const { clock, portal } = fixture.portal;
    for (let n = 0; n < 35; n += 1)
      await makeNews(portal, {
        title: `第 ${n} 篇`,
        publishedAt: new Date(clock.now().getTime() + n * 1000),
      });
    const links = linksOf((await get('/news/feed.xml')).body).filter((link) => link?.includes('/news/'));
    expect(links).toHaveLength(30);
  });
});

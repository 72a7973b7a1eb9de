/** Hostile texts in every answer that contains them. */

import type { Person } from '@apps/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNews, showNews } from '../contract/endpoints.ts';
import { newsLengths } from '../contract/form.ts';
import { publishNews } from '../contract/writing.ts';
import { someNews } from './factory.ts';
import { type NewsFixture, openNewsFixture } from './testing.fixture.ts';
import { hostileTexts } from './testing.payloads.ts';

let fixture: NewsFixture;
let author: Person;

beforeAll(async () => {
  fixture = await openNewsFixture();
  author = await fixture.writer();
});
afterAll(() => fixture.portal.stop());

/** Markup that could run, load or post from an article. */
const dangerous =
  /<\s*\/?\s*(?:script|style|iframe|object|embed|svg|math|img|video|audio|form|input|button|link|meta|base|template|noscript|textarea|xmp|title)\b|<[^>]*\s(?:on\w+|style|src)\s*=|<a[^>]*href=(?!"(?:https?:|mailto:))/i;

describe.each(hostileTexts)('%s', (payload) => {
  it('in a title and a summary stays text', async () => {
    const title = payload.slice(0, newsLengths.title);
    const { id } = await fixture.publish(author, { title, summary: payload.slice(0, newsLengths.summary) });
    const data = await fixture.portal.ok(showNews, { params: { id } });
    expect(data.title).toBe(title.trim());
    const reply = await fixture.portal.portal.http.inject({ url: `/api/news/${id}` });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('in the content is sanitised, or rejected as empty', async () => {
    const body = someNews({ content: payload });
    const answer = await author.call(publishNews, { body });
    expect([201, 422]).toContain(answer.status);
    if (answer.status === 201) expect(answer.data.content).not.toMatch(dangerous);
    const within = await fixture.publish(author, { content: `<p>前</p>${payload}<p>后</p>` });
    expect(within.content).not.toMatch(dangerous);
    expect(within.content).toContain('<p>前</p>');
  });

  it('as search words returns no active markup', async () => {
    const answer = await fixture.portal.call(listNews, { query: { search: payload.slice(0, 50) } });
    expect([200, 422]).toContain(answer.status);
  });
});

/** The sample news. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { login } from '@features/accounts/contract/login';
import { readDemoAccount } from '@features/accounts/demo';
import { seedAccounts } from '@features/accounts/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsCategories } from '../contract/category.ts';
import { listNews, showNews } from '../contract/endpoints.ts';
import { deleteNews } from '../contract/writing.ts';
import { seedNews } from './seed.ts';

describe('seedNews', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await testPortal();
    await seedAccounts(portal.portal);
    await seedNews(portal.portal);
  });
  afterAll(() => portal.stop());

  const list = async (query = {}) => (await portal.call(listNews, { query })).data;

  it('adds everything once, in every category, with views, authors and share cards', async () => {
    await seedNews(portal.portal);
    const { news, pagination } = await list({ limit: 24, sort: 'latest' });
    expect(pagination.total).toBeGreaterThan(24);
    expect(new Set(news.map(({ title }) => title)).size).toBe(news.length);
    for (const category of newsCategories)
      expect((await list({ category })).pagination.total).toBeGreaterThan(0);
    const [latest] = news;
    expect(latest).toMatchObject({ author: '苏映荷', views: 4862, featured: true, revision: 1 });
    expect(latest?.authorId).not.toBeNull();
    const card = await portal.portal.http.inject({ url: latest?.shareImage ?? '' });
    expect(card.headers['content-type']).toBe('image/jpeg');
    const { data } = await portal.call(showNews, { params: { id: latest?.id ?? '' } });
    expect(data.content).toMatch(/^<p>[^\n]+<\/p>$/);
  });

  it('does not restore what an editor has deleted', async () => {
    const { news, pagination } = await list({ limit: 1 });
    const { username, password } = await readDemoAccount('editor');
    const { token } = (await portal.call(login, { body: { login: username, password } })).data;
    await portal.call(deleteNews, { params: { id: news[0]?.id ?? '' } }, { token });
    await seedNews(portal.portal);
    expect((await list()).pagination.total).toBe(pagination.total - 1);
  });

  it('does nothing in production', async () => {
    const env = { ...portal.portal.env, PORTAL_MODE: 'production' as const };
    const db = new Proxy(portal.portal.db, { get: () => expect.unreachable('the database was asked') });
    await seedNews({ ...portal.portal, env, db });
  });
});

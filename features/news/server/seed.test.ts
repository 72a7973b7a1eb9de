/** The sample news: worth reading, safe, and added once. */
import { type TestPortal, testPortal } from '@apps/server/testing';
import { seedAccounts } from '@features/accounts/seed';
import { plainText, sanitiseRichText } from '@platform/server/richText';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsCategories } from '../contract/category.ts';
import { listNews, showNews } from '../contract/endpoints.ts';
import { newsTexts } from '../contract/form.ts';
import { drawScene, sceneNames } from './seed/drawings/scenes.ts';
import { sampleNews } from './seed/items.ts';
import { seedNews } from './seed.ts';

describe('the sample news', () => {
  it.each(sampleNews)('$slug keeps the rules and is worth reading', (sample) => {
    expect(newsTexts.safeParse(sample).error).toBeUndefined();
    expect(sanitiseRichText(sample.content)).toBe(sample.content);
    const { length } = plainText(sample.content);
    expect(length).toBeGreaterThanOrEqual(300);
    expect(length).toBeLessThanOrEqual(800);
  });

  it('are at least 24, in every category, spread over 14 months, each with a picture of its own', () => {
    expect(sampleNews.length).toBeGreaterThanOrEqual(24);
    for (const category of newsCategories)
      expect(sampleNews.filter((sample) => sample.category === category).length).toBeGreaterThanOrEqual(5);
    const unique = (of: (sample: (typeof sampleNews)[number]) => unknown) => new Set(sampleNews.map(of)).size;
    for (const of of [
      (sample: { slug: string }) => sample.slug,
      (sample: { scene: string }) => sample.scene,
      (sample: { daysAgo: number }) => sample.daysAgo,
    ])
      expect(unique(of)).toBe(sampleNews.length);
    expect(Math.max(...sampleNews.map(({ daysAgo }) => daysAgo))).toBeLessThan(14 * 31);
  });
});

describe('a cover', () => {
  it.each(sceneNames)('%s is small, always the same, and nothing but a drawing', (name) => {
    const svg = drawScene(name);
    expect(drawScene(name)).toBe(svg);
    expect(svg.length).toBeLessThan(24_000);
    expect(svg).not.toMatch(/NaN|undefined|<script|<image|https?:\/\/(?!www\.w3\.org)/);
  });
});

describe('seedNews', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await testPortal();
    await seedAccounts(portal.portal);
    await seedNews(portal.portal);
  });
  afterAll(() => portal.stop());

  const list = async (query = {}) => (await portal.call(listNews, { query })).data;

  it('adds everything once, with views, authors and share cards', async () => {
    await seedNews(portal.portal);
    const { news, pagination } = await list({ limit: 24, sort: 'latest' });
    expect(pagination.total).toBe(sampleNews.length);
    const [latest] = news;
    expect(latest).toMatchObject({ author: '苏映荷', views: 4862, featured: true, revision: 1 });
    expect(latest?.authorId).not.toBeNull();
    const card = await portal.portal.http.inject({ url: latest?.shareImage ?? '' });
    expect(card.headers['content-type']).toBe('image/jpeg');
    const { data } = await portal.call(showNews, { params: { id: latest?.id ?? '' } });
    expect(data.content).toBe(sampleNews[0]?.content);
  });

  it('is found in either script', async () => {
    const found = await list({ search: '说明会' });
    expect(found.news.map(({ title }) => title)).toContain(
      '校園說明會走進香港六所大學：最多人問的是「可以寫失敗嗎」',
    );
  });
});
